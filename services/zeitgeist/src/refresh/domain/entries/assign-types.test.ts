import { describe, expect, it } from '@jest/globals'
import { assignTypes, type Candidate } from './assign-types.ts'

const candidate = (head: string, people: number, more: Partial<Candidate> = {}): Candidate => ({
  key: `key-${head}`,
  words: [head, 'b', 'c'].map((text) => ({ text, people })),
  people,
  personas: 3,
  grew: false,
  ...more,
})
const word = (i: number) => `w${String.fromCharCode(97 + Math.floor(i / 26), 97 + (i % 26))}x`
const many = (count: number, more?: Partial<Candidate>) => Array.from({ length: count }, (_, i) => candidate(word(i), 1_000 - i, more))
const typesOf = (planned: readonly { type: string }[]) => planned.map(({ type }) => type)

describe('the plan of entries', () => {
  it('makes a topic that grew a trend, and of the others two themes for each excerpt', () => {
    const planned = assignTypes([candidate('apple', 90, { grew: true }), ...many(6)])
    expect(typesOf(planned)).toEqual(['theme', 'theme', 'excerpt', 'theme', 'theme', 'excerpt', 'trend'])
  })

  it('makes no excerpt of fewer than three words or of one persona', () => {
    expect(typesOf(assignTypes(many(5, { personas: 1 })))).toEqual(Array(5).fill('theme'))
    const short = many(5).map((one) => ({ ...one, words: one.words.slice(0, 2) }))
    expect(typesOf(assignTypes(short))).toEqual(Array(5).fill('theme'))
  })

  it('has at most 12 of each kind, of most people', () => {
    const types = typesOf(
      assignTypes([...many(60), ...many(20, { grew: true }).map((one, i) => candidate(`t${word(i)}`, 2_000, { grew: one.grew }))]),
    )
    for (const type of ['theme', 'excerpt', 'trend']) expect(types.filter((other) => other === type)).toHaveLength(12)
    expect(assignTypes(many(60), []).at(0)?.key).toBe(`key-${word(0)}`)
  })

  it('has no two entries with the same headword, also not in the plural', () => {
    const planned = assignTypes([candidate('recipe', 5), candidate('recipes', 9), candidate('berries', 4), candidate('berry', 3)])
    expect(planned.map(({ key }) => key)).toEqual(['key-recipes', 'key-berries'])
  })

  it('keeps the place and the headword of standing entries', () => {
    const standing = Array.from({ length: 12 }, (_, i) => ({ type: 'theme' as const, headword: `s${word(i)}` }))
    const planned = assignTypes([candidate(`s${word(3)}`, 50), ...many(20)], standing)
    expect(planned.some(({ key }) => key === `key-s${word(3)}`)).toBe(false)
    expect(new Set(typesOf(planned))).toEqual(new Set(['excerpt']))
    expect(planned).toHaveLength(12)
  })

  it('does not depend on the order of the topics', () => {
    const topics = [...many(20), candidate('same', 990), candidate('also', 990)]
    expect(assignTypes([...topics].reverse())).toEqual(assignTypes(topics))
  })
})
