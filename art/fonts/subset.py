"""Cuts the two families down to what the site can show: subset.py <unpacked npm packages> <folder for the result>.

The packages are @fontsource-variable/bricolage-grotesque and @fontsource-variable/figtree (`npm pack`, SIL Open Font
License). Needs fonttools and brotli (Debian: python3-fonttools python3-brotli). Prints, for each result, the metrics of
the fallback faces in src/styles.css: Arial, resized so that text takes the same room before and after the font arrives.
"""
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# Basic Latin, punctuation and signs in use.
LATIN = [*range(0x20, 0x7F), 0xA0, 0xA9, 0xB0, 0xB7, 0xBD]
LATIN += [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x2192]
RUPEE = 0x20B9
# The letters of Latin-1, in a file of their own that only a page with one of them fetches.
ACCENTS = [*range(0xC0, 0x100)]
FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark"]
# Package, its file, what is in use of its axes (for display one weight, in the drawing of the largest optical size), and
# the usual weight.
FAMILIES = {
    "bricolage-display": ("bricolage-grotesque", "opsz", {"opsz": 96, "wght": 700}, 700),
    "figtree": ("figtree", "wght", {"wght": (400, 700)}, 400),
}
# How often each letter comes in English text (per thousand), and the advance of each in Arial, in 1/2048 em.
FREQUENCY = dict(zip(" etaoinshrdlcumwfgypbvk", (183, 102, 75, 65, 62, 57, 57, 53, 50, 50, 35, 33, 23, 23, 20, 17, 20, 16, 15, 14, 12, 8, 6)))
ARIAL = dict(zip(" etaoinshrdlcumwfgypbvk", (569, 1139, 569, 1139, 1139, 455, 1139, 1024, 1139, 682, 1139, 455, 1024, 1139, 1706, 1479, 569, 1139, 1024, 1139, 1139, 1024, 1024)))
ARIAL_BOLD = dict(zip(" etaoinshrdlcumwfgypbvk", (569, 1139, 682, 1139, 1251, 569, 1251, 1139, 1251, 797, 1251, 569, 1139, 1251, 1821, 1593, 682, 1251, 1139, 1251, 1251, 1139, 1139)))


def cut(path, unicodes, limits):
    font = TTFont(path)
    options = subset.Options()
    options.layout_features = FEATURES
    options.name_IDs = [1, 2]
    options.hinting = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=unicodes)
    cutter.subset(font)
    return instancer.instantiateVariableFont(font, limits)


def adopt(font, donor, codepoint):
    """Puts one glyph of another cut of the same family into the font; the packages keep the rupee sign apart."""
    name = donor.getBestCmap()[codepoint]
    glyph = donor["glyf"][name]
    assert not glyph.isComposite()
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["hmtx"][name] = donor["hmtx"][name]
    if "gvar" in font:
        font["gvar"].variations[name] = donor["gvar"].variations[name]
    for table in font["cmap"].tables:
        table.cmap[codepoint] = name
    # Advances vary by the outlines' own data instead.
    if "HVAR" in font:
        del font["HVAR"]


def metrics(path, weight, arial):
    font = TTFont(path)
    if "fvar" in font:
        font = instancer.instantiateVariableFont(font, {"wght": weight})
    em, cmap = font["head"].unitsPerEm, font.getBestCmap()
    own = sum(n * font["hmtx"][cmap[ord(c)]][0] for c, n in FREQUENCY.items()) / em
    size = own / (sum(n * arial[c] for c, n in FREQUENCY.items()) / 2048)
    line = [font["hhea"].ascent, -font["hhea"].descent, font["hhea"].lineGap]
    ascent, descent, gap = (100 * value / em / size for value in line)
    return f"size-adjust {100 * size:.2f}% ascent {ascent:.2f}% descent {descent:.2f}% gap {gap:.2f}%"


def main(packages, results):
    for name, (package, axis, limits, weight) in FAMILIES.items():
        source = lambda part: next(Path(packages).rglob(f"{package}-{part}-{axis}-normal.woff2"))
        font = cut(source("latin"), LATIN, limits)
        adopt(font, cut(source("latin-ext"), [RUPEE], limits), RUPEE)
        target = save(font, Path(results) / f"{name}.woff2")
        save(cut(source("latin"), ACCENTS, limits), Path(results) / f"{name}-accents.woff2")
        arial = ARIAL_BOLD if weight >= 600 else ARIAL
        print(f"{target.name}: {target.stat().st_size} bytes; {metrics(target, weight, arial)}")


def save(font, path):
    font.flavor = "woff2"
    font.save(path)
    return path


main(*sys.argv[1:])
