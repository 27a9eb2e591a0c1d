import { LRUCache } from 'lru-cache'
import { type HeadingWords, wordsOfHeading } from '../../domain/passages/query/fit.ts'

const cache = new LRUCache<string, HeadingWords>({ max: 2_000 })

/** Returns what `wordsOfHeading` does. Caches recent headings. */
export const cachedHeadingWords: typeof wordsOfHeading = (heading, question, language) => {
  const key = [language.language, question, heading].join('\0')
  const known = cache.get(key)
  if (known) return known
  const words = wordsOfHeading(heading, question, language)
  cache.set(key, words)
  return words
}
