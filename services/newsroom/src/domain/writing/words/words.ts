import { letterWords } from '@rostra/text/exact-words'
import { stemOf } from '@rostra/text/stem'
import { stopWordsFor } from '@rostra/text/stop-words/stop-words'

/** Words that say nothing about a subject. */
const emptyWords = stopWordsFor('story')

export const isEmptyWord = (word: string): boolean => emptyWords.has(word)

/** Returns the stems of the words that say what a text is about. */
export const subjectStems = (text: string): Set<string> =>
  new Set(
    letterWords(text)
      .filter((word) => word.length > 1 && !emptyWords.has(word))
      .map(stemOf),
  )

/** Returns how many subject words two texts share. */
export function sharedSubjects(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const stem of a) if (b.has(stem)) shared++
  return shared
}
