import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { leasePlans } from '@rostra/kit/testing/lease-plans'
import { refreshModel } from '../../src/refresh/store/refresh-model.ts'
import { createZeitgeistHarness, type ZeitgeistHarness } from '../harness/zeitgeist-harness.ts'

let harness: ZeitgeistHarness
beforeAll(async () => {
  harness = await createZeitgeistHarness()
  await harness.startReplica()
})
afterAll(() => harness?.stop())

const newestFirst = { createdAt: -1, _id: 1 } as const
const notExpired = { expiresAt: { $gt: new Date(0) } }

it.each([
  ['entries, newest first', 'entries', notExpired, newestFirst],
  ['entries of a type, newest first', 'entries', { type: 'theme', ...notExpired }, newestFirst],
  ['entries that have not expired', 'entries', notExpired, {}],
  ['entry of an id', 'entries', { _id: 'e', state: 'shown', ...notExpired }, {}],
  ['decisions in their order', 'decisions', {}, { _id: 1 }],
  ['published decisions', 'decisions', { entryId: { $gt: '' } }, {}],
  ['decisions on entries', 'decisions', { entryId: { $in: ['e', 'f'] } }, {}],
  ['decisions on a member', 'decisions', { 'people.person': { $in: ['a', 'b'] } }, {}],
  ['decisions on a persona', 'decisions', { $or: [{ 'people.personas.personaId': 'p' }, { botId: 'p' }] }, {}],
  ['topics that are held back', 'held_topics', { _id: { $in: ['a', 'b'] } }, {}],
  ['latest refresh of a status', 'refreshes', { status: 'published' }, { startedAt: -1 }],
  ['open refresh whose lease has expired', 'refreshes', { open: true, leaseUntil: { $lt: new Date() } }, {}],
  ['plan of a refresh', 'planned_topics', { refreshId: 'r' }, { _id: 1 }],
] as const)('an index has the %s', async (_what, collection, filter, sort) => {
  const found = harness.connection.collection(collection).find(filter as object)
  const explained = await found.sort(sort as Record<string, 1 | -1>).explain()
  expect(JSON.stringify(explained.queryPlanner.winningPlan)).not.toMatch(/COLLSCAN|"SORT"/)
})

it('an index has the refresh of another replica', async () => {
  expect(new Set(await leasePlans(refreshModel(harness.connection)))).toEqual(new Set(['IXSCAN { open: 1 }']))
})
