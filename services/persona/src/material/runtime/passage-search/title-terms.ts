import { allStems } from '@rostra/text/languages/stems'
import { wordTexts } from '@rostra/text/words'
import { LRUCache } from 'lru-cache'
import { termsOf, textLanguage } from '../../domain/passages/terms.ts'

const cache = new LRUCache<string, ReadonlySet<string>>({ max: 2_000 })

/** Returns the stems of a source's title. A title of two words may not tell its language: it has those of all languages then. */
export function titleTerms(title: string): ReadonlySet<string> {
  const known = cache.get(title)
  if (known) return known
  const language = textLanguage(title)
  const ofOthers = language.language === undefined ? wordTexts(title, 'parts').flatMap(allStems) : []
  const terms = new Set([...termsOf(title, language), ...ofOthers])
  cache.set(title, terms)
  return terms
}
