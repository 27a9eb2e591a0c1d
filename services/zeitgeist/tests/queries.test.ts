import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { dayOf } from '../src/core/domain/activity/activity.ts'
import { mongoActivity } from '../src/core/store/activity/activity.ts'
import { activityModel } from '../src/core/store/activity/activity-model.ts'
import { firstRowId } from '../src/core/store/activity/row-id.ts'
import { keyModel } from '../src/core/store/keys/key-model.ts'
import { mongoKeys } from '../src/core/store/keys/keys.ts'
import { mongoPeople } from '../src/core/store/people/people.ts'
import { personModel } from '../src/core/store/people/person-model.ts'
import { objectIdText } from './harness/object-ids.ts'
import { createZeitgeistHarness, type ZeitgeistHarness } from './harness/zeitgeist-harness.ts'

let harness: ZeitgeistHarness
beforeAll(async () => {
  harness = await createZeitgeistHarness()
  await harness.startReplica()
})
afterAll(() => harness?.stop())

const planOf = async (collection: string, filter: object, sort: Record<string, 1> = {}) =>
  JSON.stringify((await harness.connection.collection(collection).find(filter).sort(sort).explain()).queryPlanner.winningPlan)

it.each([
  ['rows of days', 'activity', { _id: { $gte: firstRowId(1), $lt: firstRowId(8) } }, { _id: 1 as const }],
  ['rows of a member', 'activity', { person: { $in: [Buffer.alloc(8, 1), Buffer.alloc(8, 2)] } }, {}],
  ['rows of a persona', 'activity', { personaId: 'x' }, {}],
  ['rows of another version', 'activity', { textVersion: { $ne: 1 } }, {}],
  ['people since a day', 'people', { day: { $gte: 3 } }, { day: 1 as const, _id: 1 as const }],
  [
    'a further page of people',
    'people',
    { $or: [{ day: 3, _id: { $gt: 'ada' } }, { day: { $gt: 3 } }] },
    { day: 1 as const, _id: 1 as const },
  ],
  ['people before a day', 'people', { day: { $lt: 3 } }, {}],
  ['keys of days', 'keys', { day: { $gte: 0 } }, { day: 1 as const }],
])('an index has the %s', async (_what, collection, filter, sort) => {
  expect(await planOf(collection, filter, sort)).not.toMatch(/COLLSCAN|"SORT"/)
})

/** Days that the replica's deletion of expired rows, which runs meanwhile, does not touch. */
const today = dayOf(new Date())
const clock = { now: () => 0, after: () => () => undefined }
const never = new AbortController().signal
const all = async <T>(pages: AsyncIterable<readonly T[]>) => {
  const found: T[] = []
  for await (const page of pages) found.push(...page)
  return found
}

it('activity and people are read whole, in a stable order, over many pages', async () => {
  const store = mongoActivity(activityModel(harness.connection))
  const message = () => ({ exchangeId: objectIdText(), at: new Date(today * 86_400_000), terms: [1, 2], runs: [] })
  const row = (day: number) => ({
    day,
    conversationId: objectIdText(),
    personaId: objectIdText(),
    person: 'ab'.repeat(8),
    message: message(),
  })
  const added = Array.from({ length: 2_500 }, (_, number) => row(today + (number % 3)))
  await store.add(added)
  const first = await all(store.read(today, today + 1, never))
  const again = await all(store.read(today, today + 1, never))
  expect(first).toHaveLength(added.filter(({ day }) => day < today + 2).length)
  expect(again).toEqual(first)
  await store.deleteBefore(today + 2)
  expect(await all(store.read(today, today + 2, never))).toHaveLength(833)

  const people = mongoPeople(personModel(harness.connection))
  const ids = Array.from({ length: 2_300 }, (_, number) => `person-${number}`)
  await people.add(ids, today + 1)
  await people.add(ids.slice(0, 900), today)
  await people.add(ids.slice(0, 900), today + 3)
  expect((await all(people.since(today + 1, never))).sort()).toEqual([...ids].sort())
  expect(await all(people.since(today + 2, never))).toHaveLength(900)
  await people.removeBefore(today + 3)
  expect(await all(people.since(0, never))).toHaveLength(900)
})

it('two replicas that need a key at once get the same, and a deleted key is not used for longer than a minute', async () => {
  let now = 0
  const model = keyModel(harness.connection)
  const one = mongoKeys(model, { ...clock, now: () => now })
  const other = mongoKeys(model, clock)
  const keys = await Promise.all(Array.from({ length: 20 }, (_, number) => (number % 2 ? one : other).dayKeys.keyOf(today)))
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
  expect([...(await one.dayKeys.existing()).keys()]).toContain(today)
  expect(await one.termKey()).toEqual(await other.termKey())

  await other.dayKeys.deleteBefore(today + 1)
  expect(await one.dayKeys.keyOf(today)).toEqual(keys[0])
  now = 60_000
  expect(await one.dayKeys.keyOf(today)).not.toEqual(keys[0])
  expect(await one.termKey()).toEqual(await other.termKey())
})
