import { describe, expect, it } from '@jest/globals'
import type { Decision } from '../../../core/domain/decisions/decision.ts'
import type { Supporter, Topic } from '../topics/topic.ts'
import { changedPeople } from './change-rule.ts'
import { dueTopics } from './due-topics.ts'
import { peopleOfTerms } from './people-of-terms.ts'

const supporter = (person: number, firstAt: number): Supporter => ({ person, terms: 3, personas: [], firstAt, days: [] })

/** A topic with people who first talked about it at these times. */
const topic = (key: string, ...firstAt: number[]): Topic => ({
  key,
  terms: [],
  supporters: firstAt.map((at, person) => supporter(person, at)),
  people: firstAt.length,
  firstDay: 0,
  peopleByDay: [],
})
const times = (count: number, at: number) => Array.from({ length: count }, () => at)
const decision = (key: string): Decision => ({ key, entryId: null, day: 1, terms: [], people: [], decidedAt: new Date(0) })
/** An earlier decision of which so many people changed since. */
const earlier = (key: string, changed: number | null) => ({
  decision: decision(key),
  before: changed === null ? null : new Set<string>(),
  now: new Set(Array.from({ length: changed ?? 0 }, (_, index) => `${index}`)),
})
const options = { minPeople: 25, previousCutAt: 100 }
const keysOf = (topics: readonly Topic[]) => topics.map(({ key }) => key)

describe('a topic that was never decided', () => {
  it('is decided in the first edition', () => {
    expect(keysOf(dueTopics([topic('a', ...times(25, 1))], [], { ...options, previousCutAt: null }).decide)).toEqual(['a'])
  })

  it('is not decided when one person joins 24', () => {
    const due = dueTopics([topic('a', ...times(24, 99), 100)], [], options)
    expect([keysOf(due.decide), keysOf(due.defer)]).toEqual([[], ['a']])
  })

  it('is decided when 25 people are new at once', () => {
    expect(keysOf(dueTopics([topic('a', ...times(24, 99), ...times(25, 100))], [], options).decide)).toEqual(['a'])
  })
})

describe('a topic with an earlier decision', () => {
  it('stays as it is while fewer than the floor changed', () => {
    const due = dueTopics([topic('a', ...times(50, 150))], [earlier('a', 24)], options)
    expect(due).toEqual({ decide: [], defer: [], ended: new Set() })
  })

  it('is decided anew once the floor’s number of people changed', () => {
    const due = dueTopics([topic('a', ...times(50, 1))], [earlier('a', 25)], options)
    expect([keysOf(due.decide), due.ended]).toEqual([['a'], new Set(['a'])])
  })

  it('is decided anew once its people cannot be compared any more', () => {
    const due = dueTopics([topic('a', ...times(50, 1))], [earlier('a', null)], options)
    expect(keysOf(due.decide)).toEqual(['a'])
  })

  it('ends when its people have left and no topic is like it', () => {
    const due = dueTopics([], [earlier('a', 30)], options)
    expect([due.decide, due.ended]).toEqual([[], new Set(['a'])])
  })
})

it('does not take a topic for a new one when only its head is another', () => {
  const withTerms = (...hashes: number[]) => ({
    ...topic('b', ...times(30, 150)),
    terms: hashes.map((hash) => ({ hash, exchangeIds: [] })),
  })
  const decided = { ...earlier('a', 20), decision: { ...decision('a'), terms: [1, 2] } }
  expect(dueTopics([withTerms(2, 3)], [decided], options)).toEqual({ decide: [], defer: [], ended: new Set() })
  expect(keysOf(dueTopics([withTerms(3, 4)], [decided], options).decide)).toEqual(['b'])
})

describe('the people who changed', () => {
  const people = (from: number, to: number) => new Set(Array.from({ length: to - from }, (_, index) => `${from + index}`))

  it('are those who joined and those who left', () => {
    expect(changedPeople(people(0, 30), people(10, 35))).toBe(15)
    expect(changedPeople(people(0, 30), people(0, 30))).toBe(0)
  })

  it('are not overstated for samples, in which each change moves two people', () => {
    expect(changedPeople(people(0, 1_024), people(10, 1_034))).toBe(10)
  })
})

it('counts who supports lists of terms that share a term, each person once', async () => {
  const row = (person: number, ...terms: number[]) => ({
    day: 1,
    conversationId: 'c',
    personaId: 'p',
    person,
    messages: [{ exchangeId: 'e', at: new Date(0), terms, runs: [] }],
  })
  async function* rows() {
    yield [row(1, 10), row(1, 10), row(2, 11), row(3, 11, 12)]
    yield [row(4, 11, 13), row(5, 14)]
  }
  const lists = [
    [10, 11, 12],
    [14, 11, 13],
  ]
  const [first, second] = await peopleOfTerms(lists, rows, AbortSignal.timeout(5_000))
  expect([[...(first ?? [])], [...(second ?? [])]]).toEqual([
    [1, 3],
    [4, 5],
  ])
})
