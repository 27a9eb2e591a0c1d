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

interface Place<Card> {
  id: string
  card: Card
  category: Category
  /** With a space between each: one text costs the garbage collector nothing, where a list would have it look at every word. */
  words: string
}

/** Stands among the stems of every persona; no word has such a sign in it. */
const everyone = '#'
/** So many places may be left empty before all are numbered anew, besides as many as are taken. */
const mostEmpty = 1_000

/**
 * Every persona has a place, which is a number. The places of each stem ascend, so what several words find is told by walking along their
 * places; one whose words have changed gets a new place, and the old one stays empty for a while.
 */
export function createDirectory<Card>(): Directory<Card> {
  let places: (Place<Card> | undefined)[] = []
  let ranks: Record<Order, number[]> = { popular: [], newest: [], rating: [] }
  let matcher = createMatcher()
  const placeOf = new Map<string, number>()
  const vocabulary = createVocabulary()

  const take = (taken: Place<Card>, by: Record<Order, number>) => {
    const place = places.length
    places.push(taken)
    placeOf.set(taken.id, place)
    for (const order of orderNames) ranks[order].push(by[order])
    matcher.add(place, [everyone, categoryToken(taken.category), ...new Set(wordsIn(taken).map(vocabulary.stemOf))])
  }
  const leave = (id: string) => {
    const place = placeOf.get(id)
    if (place === undefined) return
    const left = places[place]
    if (left) vocabulary.remove(wordsIn(left))
    places[place] = undefined
    placeOf.delete(id)
    matcher.remove(place)
    if (places.length > 2 * placeOf.size + mostEmpty) closeRanks()
  }
  const closeRanks = () => {
    const [before, by] = [places, ranks]
    places = []
    ranks = { popular: [], newest: [], rating: [] }
    matcher = createMatcher()
    for (const [at, place] of before.entries())
      if (place) take(place, { popular: by.popular[at] ?? 0, newest: by.newest[at] ?? 0, rating: by.rating[at] ?? 0 })
  }
  const idOf = (place: number) => places[place]?.id ?? ''
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
      const place = placeOf.get(id)
      const known = place === undefined ? undefined : places[place]
      if (place !== undefined && known && known.category === facts.category && known.words === words) {
        known.card = card
        for (const order of orderNames) ranks[order][place] = by[order]
        return
      }
      leave(id)
      const taken = { id, card, category: facts.category, words }
      vocabulary.add(wordsIn(taken))
      take(taken, by)
    },
    remove: leave,
    find: ({ search, category, order, page, limit }) => {
      if (search?.words.length === 0) return { cards: [], total: 0 }
      const among = category ? [[categoryToken(category)]] : search ? [] : [[everyone]]
      const found = matcher.all([...among, ...(search ? termsOf(search) : [])])
      const shown = ranked(found, { ranks: ranks[order], idOf }, (page - 1) * limit, limit)
      return { cards: shown.flatMap((place) => places[place]?.card ?? []), total: found.length }
    },
    ids: () => placeOf.keys(),
    get size() {
      return placeOf.size
    },
  }
}

const orderNames = ['popular', 'newest', 'rating'] as const

const wordsIn = ({ words }: { words: string }) => (words === '' ? [] : words.split(' '))
