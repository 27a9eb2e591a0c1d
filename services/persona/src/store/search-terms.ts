import { stemOf } from '../domain/search-stems.ts'
import type { Search } from '../domain/search-words.ts'
import { canBeGuessed } from '../domain/typos.ts'
import type { ListReader } from './list-reader.ts'
import { createMemory } from './memory.ts'
import { publicFilter } from './public-filter.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Finds out what searched words stand for: their stems, words that begin so, and words that are meant where there are none. */
export interface SearchTerms {
  /** The stems of each word. */
  of: (search: Search) => Promise<string[][]>
  /** Forgets what was found out: the personas have changed. */
  drop: () => void
}

/** Remembers each word for some seconds: what it stands for changes seldom, and its own stem is always among it. */
export function createSearchTerms(reader: Pick<ListReader, 'count'>, vocabulary: Vocabulary): SearchTerms {
  const known = createMemory<string[]>({ most: 5_000, freshMs: 10_000, usableMs: 20_000 })

  const findsAnybody = async (stems: readonly string[]) => (await reader.count(publicFilter(null, [stems]), 1)) > 0
  const findOut = async (word: string, isBeginning: boolean) => {
    const stems = new Set([stemOf(word), ...(isBeginning ? await vocabulary.beginningWith(word) : [])])
    if (canBeGuessed(word) && !(await findsAnybody([...stems]))) for (const meant of await vocabulary.meantBy(word)) stems.add(meant)
    return [...stems]
  }
  return {
    of: ({ words, prefix }) =>
      Promise.all(
        words.map((word) => {
          const isBeginning = word === prefix
          return known.get(`${isBeginning} ${word}`, () => findOut(word, isBeginning))
        }),
      ),
    drop: known.drop,
  }
}
