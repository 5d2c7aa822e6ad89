# /// script
# requires-python = ">=3.10"
# dependencies = ["fonttools==4.66.1", "brotli==1.2.0"]
# ///
"""Cuts the site's fonts down to what its pages are written in, into app/design-system/fonts.

Needed when a page has a new character (add it to the range of both families in fonts.css first), when the package
of a font gets a new version, or when the styles ask for another weight. It is no part of the build: what it writes is committed.
docs/decisions/013-fonts.md says what is left out of the fonts, and why.

    npm ci && uv run scripts/fonts.py

Without uv: pip install fonttools==4.66.1 brotli==1.2.0 && python3 scripts/fonts.py
"""

import re
from itertools import product
from math import floor
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent.parent
DESIGN_SYSTEM = ROOT / "app/design-system"

# Newsreader is for headlines: one weight, and the cut for titles, which is finer in a headline than the text cut.
HEADLINES = {"opsz": 28, "wght": 400}
# Instrument Sans sets text, labels and buttons, and stays variable. All of its weights get the kerning of the regular.
TEXT = {"wght": (400, 600)}


def main() -> None:
    write("newsreader-latin", original("newsreader", "opsz", HEADLINES))
    newsreader = original("newsreader", "opsz", HEADLINES)
    write("newsreader", cut(newsreader, characters("newsreader"), r"[\w.,:;’‘“”–?&()-]", 0.005))
    sans = original("instrument-sans", "wght", TEXT)
    write("instrument-sans", cut(sans, characters("instrument-sans"), r"[A-Za-z.,’-]", 0.01))
    for family, axes, limits in ("newsreader", "opsz", HEADLINES), ("instrument-sans", "wght", TEXT):
        for letters, subset in ("accents", "latin"), ("extended", "latin-ext"):
            font = original(family, axes, limits, subset)
            write(f"{family}-{letters}", cut(font, characters(f"{family}-{letters}")))


def characters(font: str) -> list[int]:
    """The range that fonts.css asks this font for."""
    styles = (DESIGN_SYSTEM / "fonts.css").read_text()
    return parse_unicodes("".join(re.search(rf"/{font}\.woff2[^}}]*unicode-range:([^;]+);", styles)[1].split()))


def original(family: str, axes: str, limits: dict, subset: str = "latin") -> TTFont:
    folder = ROOT / "node_modules/@fontsource-variable" / family / "files"
    return instantiateVariableFont(TTFont(folder / f"{family}-{subset}-{axes}-normal.woff2"), limits)


def cut(font: TTFont, characters: list[int], kerned: str = "(?!)", step: float = 1) -> TTFont:
    """Leaves these characters, figures of equal width or on the line, and kerning between the `kerned`.

    Kerning is rounded to `step`, a fraction of the em: to the thousandth, as it was, it hardly packs and is half of
    the font. A headline is looked at more closely than text.
    """
    pairs = kerning(font, [c for c in characters if re.fullmatch(kerned, chr(c))], step)
    options = Options(layout_features=["tnum", "lnum"], drop_tables=["GPOS", "GDEF"])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    rules = "\n".join(f"pos {a} {b} {value};" for a, b, value in pairs)
    addOpenTypeFeaturesFromString(font, f"feature kern {{ {rules} }} kern;", tables=["GPOS"])
    return font


def kerning(font: TTFont, characters: list[int], step: float) -> list[tuple[str, str, int]]:
    """Pairs of glyphs, and how much further apart they stand than their widths say, in units of the font."""
    unit = font["head"].unitsPerEm * step
    table = font["GPOS"].table
    records = [record for record in table.FeatureList.FeatureRecord if record.FeatureTag == "kern"]
    indices = {index for record in records for index in record.Feature.LookupListIndex}
    lookups = [table.LookupList.Lookup[index] for index in sorted(indices)]
    glyphs = [font.getBestCmap()[character] for character in characters]
    pairs = []
    for first, second in product(glyphs, repeat=2):
        value = sum(advance(lookup, first, second) for lookup in lookups)
        if rounded := round(floor(value / unit + 0.5) * unit):
            pairs.append((first, second, rounded))
    return pairs


def advance(lookup, first: str, second: str) -> int:
    """What a lookup of pairs adds between two glyphs. The first of its subtables that knows the pair decides."""
    for subtable in lookup.SubTable:
        pairs = getattr(subtable, "ExtSubTable", subtable)
        if first not in pairs.Coverage.glyphs:
            continue
        if pairs.Format == 1:
            records = pairs.PairSet[pairs.Coverage.glyphs.index(first)].PairValueRecord
            found = next((record for record in records if record.SecondGlyph == second), None)
        else:
            row = pairs.Class1Record[pairs.ClassDef1.classDefs.get(first, 0)]
            found = row.Class2Record[pairs.ClassDef2.classDefs.get(second, 0)]
        if found:
            return getattr(found.Value1, "XAdvance", 0)
    return 0


def write(name: str, font: TTFont) -> None:
    file = DESIGN_SYSTEM / "fonts" / f"{name}.woff2"
    font.flavor = "woff2"
    font.save(file)
    print(f"{file.relative_to(ROOT)} {file.stat().st_size} bytes")


main()
