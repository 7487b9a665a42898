"""
Takes the slash out of the zero of Atkinson Hyperlegible Next (docs/decisions/0014-the-zero.md).

Run once for each new version of the font, not by the build:

    pip install fonttools brotli
    python3 scripts/fonts/open-zero.py <latin-wght-normal.woff2 of the package> <the font to write>

The slash divides the zero's counter in two halves. They become one counter with the same edges, so strokes and
weights stay as they were drawn. The whole is then narrower by 2 x INSET, which tells it from the letter O.
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.varLib.iup import iup_delta

INSET = 22
PHANTOMS = 4

source, target = sys.argv[1:]
font = TTFont(source)
glyf, gvar, hmtx = font['glyf'], font['gvar'], font['hmtx']
zero = glyf['zero']
points, ends = list(zero.coordinates), list(zero.endPtsOfContours)
if len(ends) != 3:
	sys.exit('The zero is not drawn as an outline with two half counters: has its slash gone?')
outline, halves = range(ends[0] + 1), range(ends[0] + 1, ends[2] + 1)

# The letter O's counter gives the form of the new one, between 0 and 1 in both directions.
letter = glyf['O']
first, last = letter.endPtsOfContours[0] + 1, letter.endPtsOfContours[1]
form = [letter.coordinates[i] for i in range(first, last + 1)]
form_flags = letter.flags[first : last + 1]
x0, x1 = min(x for x, _ in form), max(x for x, _ in form)
y0, y1 = min(y for _, y in form), max(y for _, y in form)
form = [((x - x0) / (x1 - x0), (y - y0) / (y1 - y0)) for x, y in form]

left = min(halves, key=lambda i: points[i][0])
right = max(halves, key=lambda i: points[i][0])
bottom = min(halves, key=lambda i: points[i][1])
top = max(halves, key=lambda i: points[i][1])
edge0, edge1 = min(points[i][0] for i in outline), max(points[i][0] for i in outline)


def counter(at, inset):
	"""Returns the counter between the edges of the halves: of their points, or of what a weight adds to them."""
	x0, x1 = at[left][0], at[right][0] - 2 * inset
	y0, y1 = at[bottom][1], at[top][1]
	return [(x0 + u * (x1 - x0), y0 + v * (y1 - y0)) for u, v in form]


narrow = [(x - 2 * INSET * (x - edge0) / (edge1 - edge0), y) for x, y in (points[i] for i in outline)]
drawn = [(round(x), round(y)) for x, y in narrow + counter(points, INSET)]

all_points = points + [(0, 0)] * PHANTOMS
for variation in gvar.variations['zero']:
	deltas = iup_delta(variation.coordinates, all_points, ends)
	added = [deltas[i] for i in outline] + counter(deltas, 0) + deltas[-PHANTOMS:]
	variation.coordinates = [(round(x), round(y)) for x, y in added]

zero.coordinates = GlyphCoordinates(drawn)
zero.flags = zero.flags[: ends[0] + 1] + form_flags
zero.endPtsOfContours = [ends[0], ends[0] + len(form)]
zero.numberOfContours = 2
zero.recalcBounds(glyf)
advance, bearing = hmtx['zero']
hmtx['zero'] = (advance - 2 * INSET, bearing)

# The tabular zero is the same drawing, in the middle of a place as wide as every digit's.
tabular = glyf['zero.tf']
tabular.components[0].x += INSET
tabular.recalcBounds(glyf)
hmtx['zero.tf'] = (hmtx['zero.tf'][0], tabular.xMin)

font.flavor = 'woff2'
font.save(target)
