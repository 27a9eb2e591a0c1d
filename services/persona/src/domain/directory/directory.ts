import type { PersonaFacts } from '../persona.ts'
import type { Order, PublicListQuery } from '../public-list.ts'
import { categoryToken, searchableWords } from '../search-stems.ts'
import type { Search } from '../search-words.ts'
import { canBeGuessed } from '../typos.ts'
import { createMatcher } from './matcher.ts'
import { ranked } from './ranked.ts'
import { createVocabulary } from './vocabulary.ts'

/** A public persona: how it is shown, and what each order goes by (the greatest first). */
export interface Listed<Card> {
  id: string
  card: Card
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

type Slot<Card> = Pick<Listed<Card>, 'id' | 'card'>

/** Stands among the stems of every persona; no word has such a sign in it. */
const everyone = '#'
/** Beside as many empty slots as filled ones, so many more are let be before all are closed up. */
const mostEmpty = 1_000

/**
 * An inverted index. Every persona has a slot, which is a number; one whose words have changed gets a new slot, the highest, so that the
 * slots of each stem ascend, and the old one stays empty for a while. What a persona is found by is not kept besides, but read from its card
 * by `factsOf` when that changes.
 */
export function createDirectory<Card>(factsOf: (card: Card) => PersonaFacts): Directory<Card> {
  let slots: (Slot<Card> | undefined)[] = []
  let ranks: Record<Order, number[]> = { popular: [], newest: [], rating: [] }
  let matcher = createMatcher()
  const slotOf = new Map<string, number>()
  const vocabulary = createVocabulary()

  const fill = ({ id, card, ranks: by }: Listed<Card>, facts: PersonaFacts) => {
    const slot = slots.length
    slots.push({ id, card })
    slotOf.set(id, slot)
    for (const order of orderNames) ranks[order].push(by[order])
    matcher.add(slot, [everyone, categoryToken(facts.category), ...new Set(searchableWords(facts).map(vocabulary.stemOf))])
  }
  const vacate = (id: string) => {
    const slot = slotOf.get(id)
    if (slot === undefined) return
    const left = slots[slot]
    if (left) vocabulary.remove(searchableWords(factsOf(left.card)))
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
    for (const [at, slot] of before.entries()) if (slot) fill({ ...slot, ranks: mapped(by, (all) => all[at] ?? 0) }, factsOf(slot.card))
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
    put: (listed) => {
      const facts = factsOf(listed.card)
      const slot = slotOf.get(listed.id)
      const known = slot === undefined ? undefined : slots[slot]
      if (slot !== undefined && known && areSame(factsOf(known.card), facts)) {
        known.card = listed.card
        for (const order of orderNames) ranks[order][slot] = listed.ranks[order]
        return
      }
      vacate(listed.id)
      vocabulary.add(searchableWords(facts))
      fill(listed, facts)
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

const mapped = <From, To>({ popular, newest, rating }: Record<Order, From>, change: (one: From) => To): Record<Order, To> => ({
  popular: change(popular),
  newest: change(newest),
  rating: change(rating),
})

const areSame = (one: PersonaFacts, other: PersonaFacts) =>
  one.name === other.name && one.description === other.description && one.category === other.category
