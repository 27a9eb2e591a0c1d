import type { Glyph, Page } from './glyph.ts'

/** The angle of numbers and Latin words in columns of Chinese and Japanese text. */
const lyingAngle = 270
/** The middle of their letters above the baseline, in parts of their size. */
const middleShare = 0.43
const isHan = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u

/**
 * Separates the glyphs that run in the direction of most of the page, as upright text, from those that are turned. Text that is written
 * in columns from top to bottom becomes lines from left to right. The order stays.
 */
export function upright<G extends Glyph>(glyphs: readonly G[]): Pick<Page, 'glyphs' | 'turned'> {
  const counts = new Map<number, number>()
  for (const { angle } of glyphs) if (angle % 90 === 0) counts.set(angle, (counts.get(angle) ?? 0) + 1)
  const main = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])[0]
  const lines = glyphs.filter(({ angle }) => angle === main)
  if (!isInColumns(lines)) return { glyphs: lines, turned: glyphs.filter(({ angle }) => angle !== main) }
  const lying = main === 0 ? lyingAngle : main
  return {
    glyphs: glyphs
      .filter(({ angle }) => angle === main || angle === lying)
      .map((glyph) => (glyph.angle === main ? laidDown(glyph) : inColumn(glyph))),
    turned: glyphs.filter(({ angle }) => angle !== main && angle !== lying),
  }
}

/** Whether most Chinese or Japanese characters are below the one before them. */
function isInColumns(glyphs: readonly Glyph[]): boolean {
  let below = 0
  let beside = 0
  for (const [index, glyph] of glyphs.entries()) {
    const before = glyphs[index - 1]
    if (!before || !isHan.test(glyph.text) || !isHan.test(before.text)) continue
    const down = before.y - glyph.y
    if (Math.abs(glyph.left - before.left) < glyph.size * 0.3 && down > glyph.size * 0.5 && down < glyph.size * 2) below++
    else if (Math.abs(down) < glyph.size * 0.3) beside++
  }
  return below > 5 && below > beside * 2
}

/** Returns a glyph of a column as one of a line. The column at the right is the first line. */
const laidDown = (glyph: Glyph): Glyph => ({ ...glyph, left: -glyph.y - glyph.size, right: -glyph.y, y: (glyph.left + glyph.right) / 2 })

/** Returns a glyph that lies in a column as one of its line: its place is already that of a line. */
const inColumn = (glyph: Glyph): Glyph => ({ ...glyph, angle: 0, y: glyph.y + glyph.size * middleShare })
