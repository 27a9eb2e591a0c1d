import type { Category } from '../domain/persona.ts'
import { categoryToken, stemOf } from '../domain/search-stems.ts'
import type { Search } from '../domain/search-words.ts'
import { canBeGuessed } from '../domain/typos.ts'
import type { ListReader } from './list-reader.ts'
import { createMemory } from './memory.ts'
import { mostHeld } from './postings.ts'
import { publicFilter, type Term } from './public-filter.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Finds out what searched words stand for: their stems, words that begin so, and words that are meant where there are none. */
export interface SearchTerms {
  /** `isAlone`: nothing but one word is asked for. */
  of: (search: Search, isAlone: boolean) => Promise<Term[]>
  /** A category, as what finds its personas among those of words. */
  ofCategory: (category: Category) => Promise<Term>
  /** Forgets what was found out: the personas have changed. */
  drop: () => void
}

/** Of one word it only matters whether it finds anybody; of several, which one is the rarest, up to those that are not held. */
const mostCounted = { ofOne: 1, ofSeveral: mostHeld + 1 }

/** Remembers each word for some seconds: what it stands for changes seldom, and its own stem is always among it. */
export function createSearchTerms(reader: ListReader, vocabulary: Vocabulary): SearchTerms {
  const known = createMemory<Term>({ most: 5_000, freshMs: 10_000, usableMs: 20_000 })

  const term = async (stems: readonly string[], most: number): Promise<Term> => ({
    stems,
    reach: await reader.count(publicFilter(null, [{ stems, reach: 0 }]), most),
  })
  const findOut = async (word: string, isBeginning: boolean, most: number): Promise<Term> => {
    const begun = isBeginning ? await vocabulary.beginningWith(word) : []
    const found = await term([...new Set([stemOf(word), ...begun])], most)
    if (found.reach > 0 || !canBeGuessed(word)) return found
    return term([...new Set([...found.stems, ...(await vocabulary.meantBy(word))])], most)
  }
  return {
    of: ({ words, prefix }, isAlone) => {
      const most = isAlone ? mostCounted.ofOne : mostCounted.ofSeveral
      return Promise.all(
        words.map((word) => {
          const isBeginning = word === prefix
          return known.get(`${most} ${isBeginning} ${word}`, () => findOut(word, isBeginning, most))
        }),
      )
    },
    ofCategory: (category) => known.get(categoryToken(category), () => term([categoryToken(category)], mostCounted.ofSeveral)),
    drop: known.drop,
  }
}
