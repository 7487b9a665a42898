"""
Leaves out of Atkinson Hyperlegible Next what the app does not draw (docs/decisions/0014-the-zero.md): weights below
400, and letters that are in no name of the languages written with Latin letters of Europe and its neighbours.

Run once for each new version of the font, not by the build, on what open-zero.py wrote and on the package's latin-ext:

    python3 scripts/fonts/fewer.py latin <the font of open-zero.py> <latin>
    python3 scripts/fonts/fewer.py latin-ext <latin-ext-wght-normal.woff2 of the package> <latin-ext>

What it writes is put together by one.py.
"""

import sys
from io import BytesIO

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

UNICODES = {
	'latin': 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2010-2044,U+20AC,U+2122,'
	'U+2190-2193,U+2212,U+2215,U+FEFF,U+FFFD',
	# Without Ĳ and ĳ: keyboards write both letters.
	'latin-ext': 'U+0100-0131,U+0134-017F,U+0218-021B,U+0259,U+1E9E',
}
FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'pnum', 'tnum']

which, source, target = sys.argv[1:]
fewer_weights = BytesIO()
instancer.instantiateVariableFont(TTFont(source), {'wght': (400, 800)}).save(fewer_weights)
fewer_weights.seek(0)
font = TTFont(fewer_weights)
options = subset.Options(flavor='woff2', layout_features=FEATURES)
cut = subset.Subsetter(options)
cut.populate(unicodes=subset.parse_unicodes(UNICODES[which]))
cut.subset(font)
font.flavor = 'woff2'
font.save(target)
