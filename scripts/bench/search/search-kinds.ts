import { type Category, categories } from '@rostra/persona/core/domain/personas/persona'
import type { SortOrder } from '@rostra/persona/search/domain/public-list-query'
import { weightedChoice } from '../../load/weighted-choice.ts'
import { pick } from '../synthetic/words.ts'
import { searchWord } from './generate-personas.ts'

/** One search of a load: what a person types and chooses. */
export interface Search {
  /** Empty for every persona. */
  search: string
  category: Category | ''
  order: SortOrder
}

const orders = ['popular', 'newest', 'rating'] as const
const popular = { category: '', order: 'popular' } as const

/** Makes a search of each kind. Words follow Zipf's law, as the words of the descriptions do. */
export const searchKinds = {
  'every persona': (random) => ({ search: '', category: '', order: pick(orders, random) }),
  'one category': (random) => ({ search: '', category: pick(categories, random), order: pick(orders, random) }),
  'a word': (random) => ({ search: searchWord(random), category: '', order: pick(orders, random) }),
  'two words': (random) => ({ search: `${searchWord(random)} ${searchWord(random)}`, ...popular }),
  'a word in a category': (random) => ({ search: searchWord(random), category: pick(categories, random), order: 'popular' }),
  'the beginning of a word': (random) => ({ search: searchWord(random).slice(0, 4), ...popular }),
  'two letters': (random) => ({ search: searchWord(random).slice(0, 2), ...popular }),
  'a word with a mistake': (random) => ({ search: withLetterMissing(searchWord(random), random), ...popular }),
} satisfies Record<string, (random: () => number) => Search>

/** The share of each kind in a realistic mix: mostly one word, sometimes two words or a typing error. */
const shares = {
  'a word': 0.6,
  'two words': 0.15,
  'a word in a category': 0.1,
  'the beginning of a word': 0.1,
  'a word with a mistake': 0.05,
} satisfies Partial<Record<keyof typeof searchKinds, number>>

/** Makes a search of the mixture. */
export const mixedSearch = (random: () => number): Search => searchKinds[weightedChoice(shares, random())](random)

/** Leaves out a letter that is neither the first nor the last of a word of five letters or more. */
function withLetterMissing(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  return word.length < 5 ? word : word.slice(0, at) + word.slice(at + 1)
}
