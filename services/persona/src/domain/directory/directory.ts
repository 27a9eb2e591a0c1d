import type { Category, PersonaFacts } from '../persona.ts'
import type { Order, PublicListQuery } from '../public-list.ts'
import { categoryToken, searchableWords } from '../search-stems.ts'
import type { Search } from '../search-words.ts'
import { canBeGuessed } from '../typos.ts'
import { createMatcher } from './matcher.ts'
import { ranked } from './ranked.ts'
import { createVocabulary } from './vocabulary.ts'

/** A public persona: how it is shown, what it is found by, and what each order goes by (the greatest first). */
export interface Listed<Card> {
  id: string
  card: Card
  facts: PersonaFacts
  ranks: Record<Order, number>
}

/** All public personas, in memory. */
export interface Directory<Card> {
  /** Adds a persona, or has it as it is now. */
  put: (listed: Listed<Card>) => void
  remove: (id: string) => void
  /** One page, and the number of all that match. */
  find: (query: PublicListQuery) => { cards: Card[]; total: number }
  ids: () => Iterable<string>
  readonly size: number
}

interface Slot<Card> {
  id: string
  card: Card
  category: Category
  /** With a space between each: one text costs the garbage collector nothing, where a list would have it look at every word. */
  words: string
}

/** Stands among the stems of every persona; no word has such a sign in it. */
const everyone = '#'
/** Beside as many empty slots as filled ones, so many more are let be before all are closed up. */
const mostEmpty = 1_000

/**
 * An inverted index. Every persona has a slot, which is a number; one whose words have changed gets a new slot, the highest, so that the
 * slots of each stem ascend, and the old one stays empty for a while.
 */
export function createDirectory<Card>(): Directory<Card> {
  let slots: (Slot<Card> | undefined)[] = []
  let ranks: Record<Order, number[]> = { popular: [], newest: [], rating: [] }
  let matcher = createMatcher()
  const slotOf = new Map<string, number>()
  const vocabulary = createVocabulary()

  const fill = (filled: Slot<Card>, by: Record<Order, number>) => {
    const slot = slots.length
    slots.push(filled)
    slotOf.set(filled.id, slot)
    for (const order of orderNames) ranks[order].push(by[order])
    matcher.add(slot, [everyone, categoryToken(filled.category), ...new Set(wordsIn(filled).map(vocabulary.stemOf))])
  }
  const vacate = (id: string) => {
    const slot = slotOf.get(id)
    if (slot === undefined) return
    const left = slots[slot]
    if (left) vocabulary.remove(wordsIn(left))
    slots[slot] = undefined
    slotOf.delete(id)
    matcher.remove(slot)
    if (slots.length > 2 * slotOf.size + mostEmpty) compact()
  }
  const compact = () => {
    const [before, by] = [slots, ranks]
    slots = []
    ranks = { popular: [], newest: [], rating: [] }
    matcher = createMatcher()
    for (const [at, slot] of before.entries())
      if (slot) fill(slot, { popular: by.popular[at] ?? 0, newest: by.newest[at] ?? 0, rating: by.rating[at] ?? 0 })
  }
  const idOf = (slot: number) => slots[slot]?.id ?? ''
  /** The stems that each searched word may stand for. */
  const termsOf = ({ words, prefix }: Search) =>
    words.map((word) => {
      const stems = new Set([vocabulary.stemOf(word), ...(word === prefix ? vocabulary.beginningWith(word) : [])])
      if (canBeGuessed(word) && !matcher.findsAny(stems)) for (const meant of vocabulary.meantBy(word)) stems.add(meant)
      return [...stems]
    })

  return {
    put: ({ id, card, facts, ranks: by }) => {
      const words = searchableWords(facts).join(' ')
      const slot = slotOf.get(id)
      const known = slot === undefined ? undefined : slots[slot]
      if (slot !== undefined && known && known.category === facts.category && known.words === words) {
        known.card = card
        for (const order of orderNames) ranks[order][slot] = by[order]
        return
      }
      vacate(id)
      const filled = { id, card, category: facts.category, words }
      vocabulary.add(wordsIn(filled))
      fill(filled, by)
    },
    remove: vacate,
    find: ({ search, category, order, page, limit }) => {
      if (search?.words.length === 0) return { cards: [], total: 0 }
      const among = category ? [[categoryToken(category)]] : search ? [] : [[everyone]]
      const found = matcher.all([...among, ...(search ? termsOf(search) : [])])
      const shown = ranked(found, { ranks: ranks[order], idOf }, (page - 1) * limit, limit)
      return { cards: shown.flatMap((slot) => slots[slot]?.card ?? []), total: found.length }
    },
    ids: () => slotOf.keys(),
    get size() {
      return slotOf.size
    },
  }
}

const orderNames = ['popular', 'newest', 'rating'] as const

const wordsIn = ({ words }: { words: string }) => (words === '' ? [] : words.split(' '))
