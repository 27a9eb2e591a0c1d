import { LRUCache } from 'lru-cache'
import { type HeadingWords, wordsOfHeading } from '../../domain/passages/query/fit.ts'

const cache = new LRUCache<string, HeadingWords>({ max: 2_000 })

/** Returns what `wordsOfHeading` does. Caches recent headings. */
export const cachedHeadingWords: typeof wordsOfHeading = (passage, question, language) => {
  const key = [language.language, question, passage.heading, ...(passage.otherQuestions ?? [])].join('\0')
  const known = cache.get(key)
  if (known) return known
  const words = wordsOfHeading(passage, question, language)
  cache.set(key, words)
  return words
}
