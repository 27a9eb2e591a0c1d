import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Category, categories, type PersonaSummary } from '../../../core/domain/personas/persona.ts'
import type { IndexedPersona } from '../../domain/ports.ts'
import { readPublicListQuery, sortOrders } from '../../domain/public-list-query.ts'
import { createSearchIndex } from './search-index.ts'

/** Words that are their own stems, ten with the same first letters. The first are frequent, the last rare. */
const words = Array.from({ length: 200 }, (_, i) => `${String.fromCharCode(97 + Math.floor(i / 10))}x${i % 10}`)
const word = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }).map((x) => words[Math.floor(words.length ** x) - 1] as string)
/** Changes, of so many personas: enough for a compaction. */
const changeCount = 2_000
const personaCount = 600

interface Persona extends PersonaSummary {
  id: string
  key: number
}

const persona = fc.record({
  number: fc.nat(personaCount),
  words: fc.array(word, { minLength: 1, maxLength: 4 }),
  category: fc.constantFrom<Category>('Travel', 'Finance', 'Other'),
  key: fc.nat(300),
})
const request = fc.record({
  typed: fc.oneof(
    fc.array(word, { minLength: 1, maxLength: 3 }),
    fc.tuple(
      word,
      word.map((text) => text.slice(0, 2)),
    ),
  ),
  category: fc.constantFrom('', 'Travel'),
  order: fc.constantFrom(...sortOrders),
  page: fc.constantFrom(1, 2, 9),
})

const toPersona = ({ number, words: some, category, key }: typeof persona extends fc.Arbitrary<infer T> ? T : never): Persona => ({
  id: number.toString(16).padStart(24, '0'),
  name: some.join(' '),
  description: '',
  category,
  key,
})
const indexed = ({ id, key, ...summary }: Persona): IndexedPersona => ({
  id,
  card: Buffer.from(JSON.stringify({ id, ...summary })),
  summary,
  sortKeys: { popular: key, newest: -key, rating: key % 7 },
})
const summaryOf = (card: Uint8Array): PersonaSummary => JSON.parse(Buffer.from(card).toString())

test('frequent and rare words are found as in a full scan, in every order, after changes, removals and a compaction', () => {
  const many = fc.array(persona, { minLength: changeCount, maxLength: changeCount, size: 'max' })
  fc.assert(
    fc.property(many, fc.array(request, { minLength: 20, maxLength: 20, size: 'max' }), (changes, requests) => {
      const index = createSearchIndex(summaryOf, { minBitmap: 16, minChanged: 20 })
      const present = new Map<string, Persona>()
      for (const [i, change] of changes.entries()) {
        const each = toPersona(change)
        index.put(indexed(each))
        present.set(each.id, each)
        if (i % 5 > 0) continue
        index.remove(each.id)
        present.delete(each.id)
      }
      for (const { typed, category, order, page } of requests) {
        const query = readPublicListQuery({ search: typed.join(' '), category, order, page, limit: 10 })
        const hasAll = ({ name }: Persona) => {
          const own = name.split(' ')
          return [...new Set(typed)].every((text) => own.some((known) => (text.length === 2 ? known.startsWith(text) : known === text)))
        }
        const found = [...present.values()].filter((each) => (category === '' || each.category === category) && hasAll(each))
        const keyOf = (each: Persona) => indexed(each).sortKeys[order]
        const ids = found.sort((a, b) => keyOf(b) - keyOf(a) || (a.id < b.id ? 1 : -1)).map(({ id }) => id)
        expect([index.find(query).total, index.findIds(query)]).toEqual([ids.length, ids.slice(10 * (page - 1), 10 * page)])
        if (category !== '') continue
        const counts = categories.map((each) => ({ category: each, count: found.filter((one) => one.category === each).length }))
        expect(index.countByCategory(query.search)).toEqual(counts.filter((each) => each.count > 0))
      }
    }),
    // A smaller example of a failure would take minutes to find.
    { numRuns: 3, endOnFailure: true },
  )
})
