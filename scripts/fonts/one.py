"""
Puts the letters beyond Western Europe's into the file of the others (docs/decisions/0014-the-zero.md): what is drawn in
both, as the A of Ą, is there once.

Run after fewer.py, on what it wrote:

    python3 scripts/fonts/one.py <latin> <latin-ext> src/lib/ui/fonts/letters-wght-normal.woff2
"""

import sys
from copy import deepcopy
from unicodedata import decomposition

from fontTools.ttLib import TTFont
from fontTools.varLib.hvar import add_HVAR

latin, extended, target = sys.argv[1:]
font, more = TTFont(latin), TTFont(extended)
# All that is told by the number of a letter is read before there are more of them.
glyf, metrics, variations = font['glyf'], font['hmtx'].metrics, font['gvar'].variations


def outline(table, name):
	"""What tells one drawing from another; nothing for one that is put together from others."""
	glyph = table[name]
	if glyph.isComposite() or glyph.numberOfContours == 0:
		return None
	points, ends, flags = glyph.getCoordinates(table)
	return tuple(map(tuple, points)), tuple(ends), tuple(flags)


drawn = {outline(glyf, name): name for name in reversed(font.getGlyphOrder())}
order = font.getGlyphOrder()
called = {'.notdef': '.notdef'}
added = []
for name in more.getGlyphOrder():
	drawing = outline(more['glyf'], name)
	if name in called:
		continue
	if drawing in drawn and drawing is not None:
		called[name] = drawn[drawing]
		continue
	called[name] = name if name not in order else f'more.{name}'
	order = [*order, called[name]]
	added.append(name)
glyf.glyphOrder = order
font.setGlyphOrder(order)
font['maxp'].numGlyphs = len(order)
for name in added:
	glyph = deepcopy(more['glyf'][name])
	for part in glyph.components if glyph.isComposite() else []:
		part.glyphName = called[part.glyphName]
	glyf.glyphs[called[name]] = glyph
	metrics[called[name]] = more['hmtx'].metrics[name]
	variations[called[name]] = deepcopy(more['gvar'].variations.get(name, []))
letters = more.getBestCmap()
for table in font['cmap'].tables:
	table.cmap.update({code: called[name] for code, name in letters.items()})
del font['HVAR']
add_HVAR(font)

# A letter with a mark is kerned as the one without.
plain = {'Đ': 'D', 'Ħ': 'H', 'Ł': 'L', 'đ': 'd', 'ħ': 'h', 'ł': 'l', 'ẞ': 'S'}
all_letters = font.getBestCmap()
like = {}
for code, name in letters.items():
	mark = decomposition(chr(code)).split()
	base = plain.get(chr(code)) or (chr(int(mark[0], 16)) if mark and mark[0][0] != '<' else '')
	if base and ord(base) in all_letters:
		like[called[name]] = all_letters[ord(base)]
pairs = [sub for lookup in font['GPOS'].table.LookupList.Lookup for sub in lookup.SubTable if sub.Format == 2]
for sub in pairs:
	covered = {*sub.Coverage.glyphs, *(name for name, base in like.items() if base in sub.Coverage.glyphs)}
	sub.Coverage.glyphs = sorted(covered, key=order.index)
	for classes in (sub.ClassDef1.classDefs, sub.ClassDef2.classDefs):
		classes.update({name: classes[base] for name, base in like.items() if base in classes})
font.flavor = 'woff2'
font.save(target)
