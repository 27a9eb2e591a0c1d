import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type Category, categories, type PersonaFacts } from '../persona.ts'
import { type Order, orders, publicListQuery } from '../public-list.ts'
import { searchableWords, stemOf } from '../search-stems.ts'
import { searchOf } from '../search-words.ts'
import { canBeGuessed, canBeMeant, isMeant } from '../typos.ts'
import { createDirectory, type Directory, type Listed } from './directory.ts'

const query = (over: { search?: string; category?: string; order?: Order; page?: number; limit?: number } = {}) =>
  publicListQuery({ search: '', category: '', order: 'popular', page: 1, limit: 10, ...over })

type Card = PersonaFacts & { id: string }

let made = 0
const persona = (name: string, over: Partial<PersonaFacts & Record<Order, number>> = {}): Listed<Card> => {
  const { description = '', category = 'Other', popular = 0, newest = 0, rating = 0 } = over
  const id = String(++made).padStart(24, '0')
  return { id, card: { id, name, description, category }, ranks: { popular, newest, rating } }
}
const empty = () => createDirectory<Card>((card) => card)
const filled = (...all: Listed<Card>[]) => {
  const directory = empty()
  for (const one of all) directory.put(one)
  return directory
}
const names = (directory: Directory<Card>, search: string) => directory.find(query({ search })).cards.map(({ name }) => name)

/** What is found, as the rules say it: by a look at every persona. */
function plainly(all: readonly Listed<Card>[], asked: ReturnType<typeof query>) {
  const known = new Set(all.flatMap(({ card }) => searchableWords(card)))
  const has = ({ card }: Listed<Card>, stems: Set<string>) => searchableWords(card).some((word) => stems.has(stemOf(word)))
  const terms = (asked.search?.words ?? []).map((word) => {
    const begun = word === asked.search?.prefix ? [...known].filter((other) => other.startsWith(word)) : []
    const stems = new Set([stemOf(word), ...begun.map(stemOf)])
    if (!canBeGuessed(word) || all.some((one) => has(one, stems))) return stems
    return new Set([...stems, ...[...known].filter((other) => canBeMeant(other) && isMeant(word, other)).map(stemOf)])
  })
  const found = all
    .filter(({ card }) => !asked.category || card.category === asked.category)
    .filter((one) => terms.every((stems) => has(one, stems)))
    .sort((one, other) => other.ranks[asked.order] - one.ranks[asked.order] || (one.id < other.id ? 1 : -1))
  const skip = (asked.page - 1) * asked.limit
  return { cards: found.slice(skip, skip + asked.limit).map(({ card }) => card), total: found.length }
}

describe('the directory', () => {
  const word = fc.constantFrom('yoga', 'teacher', 'teachers', 'teaching', 'breathe', 'breathing', 'budget', 'budgets', 'Учитель', 'José')
  const typed = fc.oneof(word, fc.constantFrom('te', 'tea', 'teacer', 'breathign', 'bugdet', 'budge', 'учтель', 'jose', 'zebra', 'the'))
  const rank = fc.integer({ min: 0, max: 3 })
  const category = fc.constantFrom<Category>('Travel', 'Finance', 'Other')
  const facts = fc.record({ name: fc.array(word, { minLength: 1, maxLength: 3 }), description: fc.array(word, { maxLength: 3 }), category })
  const change = fc.record({ id: fc.nat(20), facts: fc.option(facts), ranks: fc.record({ popular: rank, newest: rank, rating: rank }) })
  const asked = fc.record({
    search: fc.array(typed, { maxLength: 3 }).map((words) => words.join(' ')),
    category: fc.oneof(fc.constant(''), category),
    order: fc.constantFrom(...orders),
    page: fc.integer({ min: 1, max: 3 }),
    limit: fc.integer({ min: 1, max: 10 }),
  })

  it('finds whom a look at everybody would find, in the same order, whatever has come, changed and gone', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), fc.array(asked, { minLength: 1, maxLength: 5 }), (changes, questions) => {
        const directory = empty()
        const present = new Map<string, Listed<Card>>()
        for (const { id: number, facts: about, ranks } of changes) {
          const id = number.toString(16).padStart(24, '0')
          const listed = about && {
            id,
            card: { id, ...about, name: about.name.join(' '), description: about.description.join(' ') },
            ranks,
          }
          if (listed) directory.put(listed)
          else directory.remove(id)
          if (listed) present.set(id, listed)
          else present.delete(id)
        }
        expect([...directory.ids()].sort()).toEqual([...present.keys()].sort())
        for (const question of questions) {
          expect(directory.find(publicListQuery(question))).toEqual(plainly([...present.values()], publicListQuery(question)))
        }
      }),
      { numRuns: 300 },
    )
  })

  it('forgets nobody while thousands change their words', () => {
    const stays = persona('Stays', { popular: 1 })
    const directory = filled(stays)
    const restless = persona('Restless')
    for (let i = 0; i < 5_000; i++) directory.put({ ...restless, card: { ...restless.card, name: `Restless ${i}` } })
    expect([names(directory, ''), names(directory, 'stays'), names(directory, 'restless')]).toEqual([
      ['Stays', 'Restless 4999'],
      ['Stays'],
      ['Restless 4999'],
    ])
    expect([names(directory, '4999'), names(directory, '4998 restless')]).toEqual([['Restless 4999'], []])
  })

  it('has every page of a long list, each persona once', () => {
    const all = Array.from({ length: 3_000 }, (_, i) => persona(`P${i}`, { popular: i % 7, category: categories[i % 10] as Category }))
    const directory = filled(...all)
    const pages = Array.from({ length: 30 }, (_, i) => directory.find(query({ page: i + 1, limit: 100 })))
    expect(pages.flatMap((page) => page.cards)).toEqual(plainly(all, { ...query(), limit: 3_000 }).cards)
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([3_000]))
    expect(directory.find(query({ page: 100_000 }))).toEqual({ cards: [], total: 3_000 })
  })

  it('finds nobody by signs alone', () => {
    expect(searchOf('***')).toEqual({ words: [], prefix: '' })
    expect(filled(persona('Yoga')).find(query({ search: '***' }))).toEqual({ cards: [], total: 0 })
  })

  it('guesses what is meant only while nobody has the word itself', () => {
    const twin = persona('Brenda')
    const directory = filled(persona('Brends'), twin)
    expect(names(directory, 'brenda')).toEqual(['Brenda'])
    directory.remove(twin.id)
    expect(names(directory, 'brenda')).toEqual(['Brends'])
  })
})
