import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Exchange } from '../domain/ports.ts'
import { newReach, reachUpdates } from './reach-updates.ts'

type Row = Record<string, unknown>
interface Update {
  $setOnInsert?: Row
  $set?: Row
  $max?: Record<string, Date>
  $inc?: Record<string, number>
}

/** Applies an update to a row as MongoDB does. */
function applyTo(row: Row | undefined, { $setOnInsert, $set, $max = {}, $inc = {} }: Update): Row {
  const next: Row = { ...(row ?? $setOnInsert), ...$set }
  for (const [field, value] of Object.entries($max)) {
    const current = next[field] as Date | undefined
    if (!current || current < value) next[field] = value
  }
  for (const [field, value] of Object.entries($inc)) next[field] = ((next[field] as number | undefined) ?? 0) + value
  return next
}

/** Counts the batches one after the other into rows and sums that were empty. */
function count(batches: readonly (readonly Exchange[])[]) {
  const rows = new Map<string, Row>()
  const days = new Map<string, Row>()
  const conversations: Date[] = []
  const sums = { people: 0 }
  for (const batch of batches) {
    const updates = reachUpdates('plato', batch)
    const isNew = new Set([...updates.keys()].filter((key) => !rows.has(key)))
    for (const [key, update] of updates) rows.set(key, applyTo(rows.get(key), update))
    const reached = newReach(batch, isNew)
    conversations.push(...reached.conversations)
    sums.people += reached.people
    for (const [date, $inc] of reached.days) days.set(date, applyTo(days.get(date), { $inc }))
  }
  return { rows, days, conversations, ...sums }
}

const exchanges = fc.array(
  fc.record({
    personaId: fc.constant('plato'),
    conversationId: fc.constantFrom('c-1', 'c-2', 'c-3', 'c-4'),
    person: fc.constantFrom('member:ada', 'member:bob', 'guest:eve'),
    at: fc.integer({ min: 0, max: 3 * 24 }).map((hours) => new Date(Date.UTC(2026, 1, 27, hours))),
  }),
  { maxLength: 30 },
)

it('exchanges that are counted in batches leave the rows and the sums of exchanges that are counted one by one', () => {
  fc.assert(
    fc.property(exchanges, fc.integer({ min: 1, max: 30 }), (all, size) => {
      const batches = Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))
      expect(count(batches)).toEqual(count(all.map((exchange) => [exchange])))
    }),
  )
})

it('a batch writes each row once, however many exchanges mark it', () => {
  const at = new Date('2026-03-01T12:00:00Z')
  const one = { personaId: 'plato', conversationId: 'c-1', person: 'member:ada', at }
  expect([...reachUpdates('plato', [one, one, one]).keys()]).toEqual(['person/member:ada', 'conversation/c-1', 'day/2026-03-01/member:ada'])
})
