import { koreanStem } from '@rostra/text/languages/korean-stem'

const wordAtEnd = /\p{sc=Hangul}+$/u
const wordAtStart = /^\p{sc=Hangul}+/u
const longestWord = 30
/** Ends of verbs that are no words. */
const endOfVerb = /^(?:니다|습니다|었습니다|았습니다|니까|습니까|세요|어요|아요|지만|는데)$/u
/** Ends of words that are also words. */
const wordsToo = /^(?:이|하\p{L}*|합니다|합니까|했\p{L}*|해요)$/u

/**
 * Whether a Korean word goes on in the next line, as programs write that break lines between any two
 * syllables: the whole word or its stem is elsewhere in the text, or the next line begins with a particle
 * or an ending. `hasStem`: whether the text has a form of a word, by its stem.
 */
export function isKoreanWordBroken(line: string, next: string, hasStem: (stem: string) => boolean): boolean {
  const before = wordAtEnd.exec(line.slice(-longestWord))?.[0]
  const after = wordAtStart.exec(next.slice(0, longestWord))?.[0]
  if (before === undefined || after === undefined) return false
  if (endOfVerb.test(after) || (before.endsWith('니') && /^[다까]$/u.test(after))) return true
  const stem = koreanStem(before + after)
  if (!wordsToo.test(after) && stem === koreanStem(before)) return true
  return hasStem(stem) && !(hasStem(koreanStem(before)) && hasStem(koreanStem(after)))
}

/** Returns the stems of the Korean words inside of a line: the first and the last one may be a part of a word. */
export const koreanStems = (line: string): string[] =>
  [...line.matchAll(/\p{sc=Hangul}+/gu)]
    .filter(({ 0: word, index }) => index > 0 && index + word.length < line.length && word.length <= longestWord)
    .map(([word]) => koreanStem(word))
