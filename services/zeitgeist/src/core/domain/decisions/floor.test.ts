import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type FloorPerson, floorFailure, roundDown } from './floor.ts'

const minPeople = 4

const person = (terms: number, ...personas: [string, ...string[]][]): FloorPerson => ({
  terms,
  personas: personas.map(([personaId, ...conversationIds]) => ({ personaId, conversationIds })),
})

/** Four people with both terms, two with each persona. */
const four = [person(3, ['a', 'a1']), person(3, ['a', 'a2']), person(3, ['b', 'b1']), person(3, ['b', 'b2'])]

const failure = (people: readonly FloorPerson[]) => floorFailure({ terms: 2, people }, minPeople)

const anyPerson = fc
  .record({
    terms: fc.integer({ min: 1, max: 7 }),
    personas: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 3 }), { minKeys: 1 }),
  })
  .map(({ terms, personas }) => ({ terms, personas }))
const anyPeople = fc
  .array(anyPerson, { maxLength: 12 })
  .map((list) =>
    list.map(({ terms, personas }, index) =>
      person(
        terms,
        ...Object.entries(personas).map(([id, count]): [string, ...string[]] => [
          id,
          ...Array.from({ length: count }, (_, place) => `${id}-${index}-${place}`),
        ]),
      ),
    ),
  )

describe('the floor', () => {
  it('is met by enough people for the topic and each term, with no persona above half', () => {
    expect(failure(four)).toBeNull()
  })

  it('refuses too few people', () => {
    expect(failure(four.slice(1))).toBe('too-few-people')
    expect(failure([])).toBe('too-few-people')
  })

  it('refuses a term that too few of the people used', () => {
    expect(failure([...four.slice(1), person(1, ['a', 'a1'])])).toBe('term-too-rare')
  })

  it('refuses a persona with more than half of the people', () => {
    expect(failure([...four, person(3, ['a', 'a3'])])).toBe('persona-of-people')
  })

  it('counts a person for each persona they talked with', () => {
    expect(failure([...four.slice(0, 3), person(3, ['a', 'a4'], ['b', 'b2'])])).toBe('persona-of-people')
  })

  it('refuses a persona with more than half of the conversations', () => {
    expect(failure([...four.slice(0, 3), person(3, ['b', 'b2', 'b3', 'b4'])])).toBe('persona-of-conversations')
  })

  it('holds for a recount by plain sets whenever it is met', () => {
    fc.assert(
      fc.property(anyPeople, (people) => {
        if (floorFailure({ terms: 3, people }, 3) !== null) return
        const all = new Set(people.flatMap(({ personas }) => personas.flatMap(({ conversationIds }) => conversationIds)))
        for (const bit of [1, 2, 4]) expect(people.filter(({ terms }) => terms & bit).length).toBeGreaterThanOrEqual(3)
        for (const id of ['a', 'b', 'c']) {
          const own = people.filter(({ personas }) => personas.some(({ personaId }) => personaId === id))
          expect(own.length).toBeLessThanOrEqual(people.length / 2)
          expect([...all].filter((conversation) => conversation.startsWith(id)).length).toBeLessThanOrEqual(all.size / 2)
        }
      }),
    )
  })

  it('is not lost in people or terms when a person joins, and not won when one leaves', () => {
    const isShort = (people: readonly FloorPerson[]) =>
      ['too-few-people', 'term-too-rare'].includes(floorFailure({ terms: 3, people }, 3) ?? '')
    fc.assert(
      fc.property(anyPeople, (people) => {
        if (people.length > 0 && isShort(people)) expect(isShort(people.slice(1))).toBe(true)
      }),
    )
  })

  it('rounds people down to multiples of it', () => {
    expect([0, 24, 25, 49, 50, 99].map((people) => roundDown(people, 25))).toEqual([0, 0, 25, 25, 50, 75])
  })
})
