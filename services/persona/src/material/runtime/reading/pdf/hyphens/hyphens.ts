import { languageOf } from '@rostra/text/languages/language-of'
import { betweenLines } from '../../formats/between-lines.ts'
import { closedCompounds, commonParts, compounds, endings, firstParts, lastParts, prefixes } from './english-compounds.ts'
import { isHyphenated } from './hyphenated-words.ts'
import { isKoreanWordBroken, koreanStems } from './korean-lines.ts'

/** Words before which a hyphen at the end of a line belongs to the word, as in German "Vor- und Nachteile". */
const afterHyphen = /^(?:und|oder|bzw|sowie|bis|and|or|to|y|e|o|et|ou)\b/
const hyphenAtEnd = /(?<word>[\p{L}\p{M}\p{N}'’-]*[\p{L}\p{M}\p{N}])[-\u2010]$/u
/** Lines by which the language of a text is told. */
const toldByLines = 200
/** The longest word that is looked for at the end of a line, in UTF-16 units. */
const longestWord = 200
/** What a compound of several parts has between them: state-of-the-art. */
const betweenParts = new Set(
  'of the to and or in on by at for a up de da do das dos des du d à au aux en sur sous la le les t y'.split(' '),
)
/** Shorter words of a text are often the beginning or the end of another word. */
const shortestWord = 4
const wordAtStart = /^[\p{L}\p{M}\p{N}'’-]+/u

/** Counts in a text how its words are written: as one word, or with a hyphen. */
export interface WrittenWords {
  has: (word: string) => boolean
  /** Whether it has a form of a Korean word, by its stem. */
  hasKorean: (stem: string) => boolean
  /** The language of most of it. */
  language: string | undefined
}

/** Collects the words of lines, without the parts of a word at the end of a line and the beginning of the next one. */
export function writtenWords(lines: readonly string[]): WrittenWords {
  const words = new Set<string>()
  const korean = new Set<string>()
  let begun = ''
  for (const line of lines) {
    const rest = begun ? line.replace(wordAtStart, '') : line
    begun = hyphenAtEnd.exec(line.slice(-longestWord))?.[0] ?? ''
    const counted = begun ? rest.slice(0, -begun.length) : rest
    for (const [word] of counted.matchAll(/[\p{L}\p{M}][\p{L}\p{M}\p{N}'’-]*[\p{L}\p{M}\p{N}]/gu)) words.add(word.toLowerCase())
    for (const stem of koreanStems(line)) korean.add(stem)
  }
  return {
    has: (word) => words.has(word),
    hasKorean: (stem) => korean.has(stem),
    language: languageOf(lines.slice(0, toldByLines).join(' ')),
  }
}

/** Joins the lines of a paragraph or a cell. */
export function joinLines(lines: readonly string[], words: WrittenWords): string {
  const joined: string[] = []
  for (const line of lines) {
    const last = joined.pop()
    if (last === undefined) joined.push(line)
    // Only the end of what was joined matters, so that a long paragraph takes linear time.
    else joined.push(...splitEnd(joinTwoLines(last, line, words)))
  }
  return joined.join('')
}

const tailLength = 200
const splitEnd = (text: string): string[] => (text.length > tailLength * 2 ? [text.slice(0, -tailLength), text.slice(-tailLength)] : [text])

/**
 * Joins a line and the next one. A word that was divided is one word again. A compound keeps its hyphen: as the rest of the text has
 * it, or as its parts tell in the language of the text. A hyphen before a number or a capital letter belongs to the word.
 */
export function joinTwoLines(line: string, next: string, words: WrittenWords): string {
  if (line.endsWith('\u00ad')) return line.slice(0, -1) + next
  const before = hyphenAtEnd.exec(line.slice(-longestWord))?.groups?.word
  const after = wordAtStart.exec(next)?.[0]
  if (before === undefined || after === undefined || (afterHyphen.test(next) && !words.has((before + after).toLowerCase())))
    return `${line}${isKoreanWordBroken(line, next, words.hasKorean) ? '' : betweenLines(line, next)}${next}`
  return isDivided(before.toLowerCase(), after, words) ? line.slice(0, -1) + next : line + next
}

function isDivided(before: string, after: string, words: WrittenWords): boolean {
  if (!/^\p{Ll}/u.test(after) || /\p{N}$/u.test(before)) return false
  const rest = after.toLowerCase()
  if (words.has(before + rest)) return true
  if (words.has(`${before}-${rest}`)) return false
  const first = before.slice(before.lastIndexOf('-') + 1)
  const [second = rest] = rest.split('-')
  if (first.length < before.length && betweenParts.has(first)) return false
  if (second.length < rest.length && betweenParts.has(second)) return false
  if (isHyphenated(first, second, words.language)) return false
  return !isCompound(first, second, words)
}

/** Whether two parts are an English compound: both are words of the text, or they are frequent in compounds. */
function isCompound(first: string, second: string, words: WrittenWords): boolean {
  if (first.length === 1 || compounds.has(`${first}-${second}`)) return true
  if (!(words.has('the') || words.language === 'en') || endings.has(second) || prefixes.has(first) || closedCompounds.has(first + second))
    return false
  if (firstParts.has(first) || lastParts.has(second)) return true
  if (Math.min(first.length, second.length) >= shortestWord && words.has(first) && words.has(second)) return true
  const isWord = (part: string) => commonParts.has(part) || firstParts.has(part) || lastParts.has(part) || words.has(part)
  return commonParts.has(first) ? isWord(second) : commonParts.has(second) && isWord(first)
}
