import type { Glyph } from './page/glyph.ts'

/** Accents that stand alone, and the combining characters that they are over or under a letter. */
const combining: Readonly<Record<string, string>> = {
  '\u00a8': '\u0308',
  '\u00b4': '\u0301',
  '\u02ca': '\u0301',
  '`': '\u0300',
  '\u02cb': '\u0300',
  '^': '\u0302',
  '\u02c6': '\u0302',
  '~': '\u0303',
  '\u02dc': '\u0303',
  '\u00af': '\u0304',
  '\u02c9': '\u0304',
  '\u02d8': '\u0306',
  '\u02d9': '\u0307',
  '\u02da': '\u030a',
  '\u02dd': '\u030b',
  '\u02c7': '\u030c',
  '\u00b8': '\u0327',
  '\u02db': '\u0328',
}
const dotless: Readonly<Record<string, string>> = { '\u0131': 'i', '\u0237': 'j' }
const mark = /^\p{M}+$/u
/** A mark that begins this near to the end of its letter, in parts of its size, stands beside it, as some Indian vowel signs do. */
const besideLetter = 0.1
/** Vowel signs of Indian scripts, which have a width of their own beside their letter. */
const spacingMark = /^\p{Mc}+$/u
/** What has no width: it tells how its neighbours are joined. */
const joiner = /^\p{Cf}+$/u
/** Of Hebrew and Arabic, whose marks may be drawn before or after their letter. */
const rightToLeftMark = /^[\u0590-\u08ff]+$/
const presentationForm = /^(?:ل[اأإآٱ]|الله)$/
const rightToLeftLetter = /^(?=\p{L})[\u0590-\u08ff]/u
const isLetter = /\p{L}$/u

/**
 * Returns the glyphs of a line with marks as a part of their letter: combining characters, and accents that a program draws as a glyph
 * of its own over a letter, as LaTeX does. Characters that are drawn twice in one place, to look bold, are there once.
 */
export function withMarks(glyphs: readonly Glyph[]): Glyph[] {
  const once = glyphs.filter((glyph, index) => !isRepeated(glyphs[index - 1], glyph))
  const marked = new Map<Glyph, Glyph>()
  /** The letters of marks and joiners. */
  const letterWith = new Map<Glyph, Glyph>()
  const letterOf = lettersOfMarks(once)
  const joinedTo = lettersOfJoiners(once)
  const letters = once.filter((glyph, index) => {
    const before = once[index - 1]
    const joined = joiner.test(glyph.text) ? joinedTo(index, before && (letterWith.get(before) ?? before)) : undefined
    const letter = mark.test(glyph.text) ? letterOf(index) : joined
    if (!letter) return true
    letterWith.set(glyph, letter)
    marked.set(letter, withMark(marked.get(letter) ?? letter, glyph))
    return false
  })
  const kept: Glyph[] = []
  /** An accent whose letter follows. */
  let waiting: Glyph | undefined
  for (const letter of letters) {
    const glyph = marked.get(letter) ?? letter
    const before = kept.at(-1)
    if (waiting && isOver(waiting, glyph)) kept[kept.length - 1] = accented(glyph, waiting)
    else if (combining[glyph.text] && before && isOver(glyph, before)) kept[kept.length - 1] = accented(before, glyph)
    else {
      kept.push(glyph)
      waiting = combining[glyph.text] ? glyph : undefined
      continue
    }
    waiting = undefined
  }
  return joinLigatures(kept)
}

function withMark(letter: Glyph, mark: Glyph): Glyph {
  const text = letter.text + mark.text
  const isBeside = mark.left > letter.right - letter.size * besideLetter && mark.left < letter.right + letter.size * besideLetter
  if (!spacingMark.test(mark.text) && !isBeside) return { ...letter, text }
  return { ...letter, text, left: Math.min(letter.left, mark.left), right: Math.max(letter.right, mark.right) }
}

const isRepeated = (before: Glyph | undefined, glyph: Glyph): boolean =>
  before !== undefined &&
  before.text === glyph.text &&
  // Letters of one ligature have one place.
  before.order !== glyph.order &&
  before.text.trim() !== '' &&
  Math.abs(before.left - glyph.left) < glyph.size * 0.1 &&
  Math.abs(before.y - glyph.y) < glyph.size * 0.1

/**
 * Joins the letters of a presentation form, which the engine gives in reading order in one place. Letters that a
 * font maps to one glyph are in the other order, as those of a line are.
 */
function joinLigatures(glyphs: readonly Glyph[]): Glyph[] {
  const joined: Glyph[] = []
  for (let index = 0; index < glyphs.length; ) {
    const first = glyphs[index]
    if (!first) break
    const end = rightToLeftLetter.test(first.text) ? endOfPlace(glyphs, index) : index + 1
    const letters = glyphs.slice(index, end)
    const text = letters.map((glyph) => glyph.text).join('')
    if (presentationForm.test(text.replace(/\p{M}/gu, ''))) joined.push({ ...first, text })
    else joined.push(...letters)
    index = end
  }
  return joined
}

/** Returns the index after the letters that are in the place of one. */
function endOfPlace(glyphs: readonly Glyph[], index: number): number {
  const first = glyphs[index]
  const isThere = (glyph: Glyph | undefined) =>
    first && glyph && glyph.order === first.order && Math.abs(glyph.left - first.left) < 0.01 && Math.abs(glyph.right - first.right) < 0.01
  let end = index + 1
  while (isThere(glyphs[end])) end++
  return end
}

const centre = ({ left, right }: Glyph): number => (left + right) / 2

const isOver = (accent: Glyph, letter: Glyph): boolean =>
  isLetter.test(letter.text) &&
  centre(accent) > letter.left - letter.size * 0.05 &&
  centre(accent) < letter.right + letter.size * 0.05 &&
  Math.abs(accent.y - letter.y) < letter.size

const accented = (letter: Glyph, { text }: Glyph): Glyph => ({
  ...letter,
  text: ((dotless[letter.text] ?? letter.text) + (combining[text] ?? '')).normalize('NFC'),
})

const isBase = ({ text }: Glyph): boolean => !mark.test(text) && !joiner.test(text)

/**
 * Returns a function that returns the letter of a mark: the one before it, or, for scripts from right to left, the one that is
 * nearest. Programs draw marks before or behind whole words.
 */
function lettersOfMarks(glyphs: readonly Glyph[]): (index: number) => Glyph | undefined {
  const letters = glyphs.some(({ text }) => rightToLeftMark.test(text) && mark.test(text))
    ? glyphs.filter((glyph) => isBase(glyph) && glyph.text.trim() !== '').sort((a, b) => centre(a) - centre(b))
    : []
  const isNear = (letter: Glyph | undefined, glyph: Glyph) =>
    letter !== undefined &&
    letter.text.trim() !== '' &&
    centre(glyph) > letter.left - letter.size &&
    centre(glyph) < letter.right + letter.size
  return (index) => {
    const glyph = glyphs[index]
    if (!glyph) return undefined
    const isRightToLeft = rightToLeftMark.test(glyph.text)
    const letter = isRightToLeft ? nearestOf(letters, centre(glyph), centre) : glyphs.slice(Math.max(0, index - 4), index).findLast(isBase)
    // LibreOffice moves marks of justified Malayalam away from their letter.
    const isDrawnWith = !isRightToLeft && letter?.order === glyph.order && letter.text.trim() !== ''
    return isDrawnWith || isNear(letter, glyph) ? letter : undefined
  }
}

/** Returns the glyph that is nearest to a place. The glyphs are in order of theirs. */
function nearestOf(glyphs: readonly Glyph[], place: number, placeOf: (glyph: Glyph) => number): Glyph | undefined {
  let low = 0
  let high = glyphs.length
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const glyph = glyphs[middle]
    if (glyph && placeOf(glyph) < place) low = middle + 1
    else high = middle
  }
  const [before, after] = [glyphs[low - 1], glyphs[low]]
  return before && after ? (place - placeOf(before) <= placeOf(after) - place ? before : after) : (before ?? after)
}

/**
 * Returns a function that returns the letter that a joiner follows: the one before it, or, for scripts from right to left, the one at its
 * right, whenever that is drawn.
 */
function lettersOfJoiners(glyphs: readonly Glyph[]): (index: number, before: Glyph | undefined) => Glyph | undefined {
  const hasJoiners = glyphs.some(({ text }) => joiner.test(text))
  const letters = hasJoiners ? glyphs.filter(({ text }) => rightToLeftLetter.test(text)).sort((a, b) => a.left - b.left) : []
  return (index, before) => {
    const glyph = glyphs[index]
    const after = glyphs.slice(index + 1, index + 4).find(isBase)
    const isRightToLeft = [before, after].some((each) => each && rightToLeftLetter.test(each.text))
    const letter = glyph && isRightToLeft ? nearestOf(letters, glyph.left, ({ left }) => left) : undefined
    return letter && glyph && Math.abs(letter.left - glyph.left) < letter.size * 0.3 ? letter : before
  }
}
