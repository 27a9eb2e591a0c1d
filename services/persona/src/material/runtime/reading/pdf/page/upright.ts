import type { Glyph, Page } from './glyph.ts'

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
  return { glyphs: isInColumns(lines) ? lines.map(laidDown) : lines, turned: glyphs.filter(({ angle }) => angle !== main) }
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
