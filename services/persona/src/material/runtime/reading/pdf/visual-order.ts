import { hasRightToLeft } from './bidi.ts'
import type { Glyph } from './page/glyph.ts'

/** Glyphs that overlap by this part of the narrower one stand over each other, as letters of Nastaliq and lam with alef do. */
const leastOverlap = 0.3
/** The most places that a glyph is moved. */
const mostMoves = 4

/** Of India and its neighbours: a part of a letter may be drawn at the left of another part that is before it. */
const isIndic = /^[\u0900-\u0dff\u1000-\u109f\u1780-\u17ff]/

interface Drawn {
  glyph: Glyph
  index: number
  /** Whether it is the only glyph of its text object. Others may be drawn around those of another font. */
  isAlone: boolean
}

/**
 * Returns the glyphs of a line from left to right. Where those of a text from right to left stand over each other, their left ends do not
 * tell their order, but the order in which they are drawn does. So it is with parts of Indian letters. `placeOf`: where a glyph begins.
 */
export function fromLeftToRight(glyphs: readonly Glyph[], placeOf: (glyph: Glyph) => number): Glyph[] {
  const counts = new Map<number, number>()
  for (const { order } of glyphs) counts.set(order, (counts.get(order) ?? 0) + 1)
  const drawn = glyphs
    .map((glyph, index) => ({ glyph, index, isAlone: counts.get(glyph.order) === 1 }))
    .sort((a, b) => placeOf(a.glyph) - placeOf(b.glyph))
  const isRightToLeft = hasRightToLeft(glyphs.map(({ text }) => text))
  if (!isRightToLeft && !glyphs.some(({ text }) => isIndic.test(text))) return drawn.map(({ glyph }) => glyph)
  const isForward = isDrawnForward(glyphs)
  const ordered: Drawn[] = []
  for (const each of drawn) {
    let place = ordered.length
    const least = Math.max(0, place - mostMoves)
    for (let before = ordered[place - 1]; place > least && before && isBehind(before, each, isForward); before = ordered[place - 1]) place--
    ordered.splice(place, 0, each)
  }
  return ordered.map(({ glyph }) => glyph)
}

/** Whether most text objects of a line are drawn from left to right. */
function isDrawnForward(glyphs: readonly Glyph[]): boolean {
  let steps = 0
  for (const [index, glyph] of glyphs.entries()) {
    const before = glyphs[index - 1]
    if (before && before.order !== glyph.order) steps += glyph.left > before.left ? 1 : -1
  }
  return steps >= 0
}

/** Whether the first of two glyphs, whose left end is before that of the second one, is behind it. */
function isBehind(first: Drawn, second: Drawn, isForward: boolean): boolean {
  const [one, other] = [first.glyph, second.glyph]
  const overlap = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const width = Math.min(one.right - one.left, other.right - other.left)
  if (width <= 0 || overlap < width * leastOverlap) return false
  if (one.order === other.order && isIndic.test(one.text) && isIndic.test(other.text)) return first.index > second.index
  if (one.order !== other.order) return first.isAlone && second.isAlone && isForward === one.order > other.order
  // The engine gives the letters of one text object in reading order, but those of one glyph.
  const areOneGlyph = Math.abs(one.left - other.left) < 0.01 && Math.abs(one.right - other.right) < 0.01
  return !areOneGlyph && first.index < second.index && hasRightToLeft([one.text, other.text])
}
