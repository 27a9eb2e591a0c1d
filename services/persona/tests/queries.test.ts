import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { leasePlans } from '@rostra/kit/testing/lease-plans'
import { listed, popularFirst } from '../src/core/store/personas/persona-model.ts'
import { rowsOfPersona } from '../src/core/store/rows-of-persona.ts'
import { idsBelow } from '../src/material/store/passages/passage-rows.ts'
import { chunksOfPersona } from '../src/material/store/source-file-models.ts'
import { sourceModel } from '../src/material/store/source-model.ts'
import { createHarness, type Harness } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await createHarness()
  await harness.startReplica()
})
afterAll(() => harness?.end())

const id = 'a'.repeat(24)

it.each([
  ['the popular personas with material', 'personas', { ...listed, hasMaterial: true }, popularFirst],
  ['the votes on a persona', 'votes', { personaId: id }, { voterId: 1 }],
  ['the votes of a member', 'votes', { voterId: 'ada' }, {}],
  ['the votes of a member that do not count yet', 'votes', { voterId: 'ada', isUnconfirmed: true }, {}],
  ['the bookmarks of a member', 'bookmarks', { memberId: 'ada' }, { personaId: 1 }],
  ['the bookmarks on a persona', 'bookmarks', { personaId: id }, { memberId: 1 }],
  ['the creators whom a member follows', 'follows', { memberId: 'ada' }, { creatorId: 1 }],
  ['the followers of a creator', 'follows', { creatorId: 'ada' }, { memberId: 1 }],
  ['the newest personas of some creators', 'personas', { ...listed, ownerId: { $in: ['ada', 'bob'] } }, { createdAt: -1 }],
  ['the visits of a persona', 'reach', rowsOfPersona(id), { _id: 1 }],
  ['the people of some days of a persona', 'reach', { _id: { $gte: `${id}/day/2026-03-01/`, $lt: `${id}/day/2026-03-070` } }, {}],
  ['the visits of a member', 'reach', { person: 'member:ada' }, {}],
  ['the visits without an end', 'reach', { expiresAt: null }, {}],
  ['the days of a persona', 'daily', rowsOfPersona(id), { _id: 1 }],
  ['the totals since a day', 'daily_totals', { date: { $gte: '2026-01-01' } }, {}],
  ['the prompt versions of a persona', 'prompt_versions', { personaId: id }, { version: 1 }],
  ['the turns of a persona', 'featured_bots', { botId: id }, { rotationCycleId: 1 }],
  ['the open reports of a persona', 'reports', { personaId: id, isOpen: true }, {}],
  ['the reports of a person', 'reports', { reporter: 'hash' }, {}],
  ['the deleted personas that are due', 'deleted_personas', { sweepAt: { $lt: new Date() } }, { sweepAt: 1 }],
  ['the deleted personas with an event', 'deleted_personas', { 'outbox.at': { $exists: true } }, { 'outbox.at': 1 }],
  ['the passages of a persona', 'passages', { _id: idsBelow(id) }, { _id: 1 }],
  ['passages by their ids', 'passages', { _id: { $in: [`${id}/s/r/0`, `${id}/s/r/1`] } }, {}],
  ['the index of readings', 'passage_indexes', { $or: [{ _id: idsBelow(id, 's', 'a') }, { _id: idsBelow(id, 's', 'b') }] }, { _id: 1 }],
  ['the outdated indexes', 'passage_indexes', { textVersion: { $lt: 1 } }, {}],
  ['the vectors of readings', 'passage_vectors', { $or: [{ _id: idsBelow(id, 's', 'a') }, { _id: idsBelow(id, 's', 'b') }] }, { _id: 1 }],
  ['the sources of a persona', 'sources', { personaId: id, status: 'ready' }, { createdAt: -1, _id: -1 }],
  ['the sources of a deleted persona', 'sources', { personaId: id }, { _id: 1 }],
  ['the sources without vectors', 'sources', { status: 'ready', vectorsOf: { $ne: 'e5' }, isDeleted: { $exists: false } }, {}],
  [
    'the sources of a persona without vectors',
    'sources',
    { personaId: id, status: 'ready', vectorsOf: { $ne: 'e5' }, isDeleted: { $exists: false } },
    {},
  ],
  ['the source of a request', 'sources', { personaId: id, requestId: 'r' }, {}],
  ['the sources that wait', 'sources', { isWaiting: true, ownerId: { $gt: 'ada' }, dueAt: { $gte: new Date(0) } }, { ownerId: 1, _id: 1 }],
  ['the sources whose lease expired', 'sources', { leaseUntil: { $lt: new Date() } }, {}],
  ['the oldest source that is not read', 'sources', { status: 'processing', isDeleted: { $exists: false } }, { createdAt: 1 }],
  ['the sources with leftovers', 'sources', { cleanUpAt: { $gte: new Date(0) } }, { cleanUpAt: 1 }],
  ['the webhooks of a member', 'webhooks', { ownerId: 'ada' }, { place: 1 }],
  ['the webhooks of a deleted persona', 'webhooks', { personaId: id }, { _id: 1 }],
  ['the webhooks that are due', 'webhooks', { dueAt: { $gte: new Date(0) } }, { dueAt: 1 }],
  ['the deliveries of a webhook', 'webhook_deliveries', { webhookId: id }, { at: -1, _id: -1 }],
  ['the ended deliveries of a webhook', 'webhook_deliveries', { webhookId: id, dueAt: { $exists: false } }, { at: -1, _id: -1 }],
  ['the deliveries of a webhook that are due', 'webhook_deliveries', { webhookId: id, dueAt: { $gte: new Date(0) } }, { dueAt: 1 }],
  ['the deliveries of a webhook that wait', 'webhook_deliveries', { webhookId: id, dueAt: { $exists: true } }, { dueAt: 1 }],
  ['the deliveries of a deleted account', 'webhook_deliveries', { ownerId: 'ada' }, { _id: 1 }],
  ['the deliveries about a deleted persona', 'webhook_deliveries', { personaId: id }, { _id: 1 }],
  ['the counts of a webhook', 'webhook_counts', { webhookId: id }, {}],
  ['the counts of a deleted account', 'webhook_counts', { ownerId: 'ada' }, { _id: 1 }],
  ['the counts of a persona', 'webhook_counts', rowsOfPersona(id), { _id: 1 }],
  ['the registry of a persona', 'knowledge', { _id: id }, {}],
  ['the abandoned uploads', 'knowledge', { 'sources.pendingSince': { $lt: new Date() } }, {}],
  ['the contents of a persona', 'source_files.files', rowsOfPersona(id), { _id: 1 }],
  ['the parts of the contents of a persona', 'source_files.chunks', chunksOfPersona(id), { files_id: 1 }],
  ['the parts of a content', 'source_files.chunks', { files_id: `${id}/s` }, { n: 1 }],
] as const)('an index has %s', async (_what, collection, filter, sort) => {
  const found = harness.connection.collection(collection).find(filter as object)
  const explained = await found.sort(sort as Record<string, 1>).explain()
  expect(JSON.stringify(explained.queryPlanner.winningPlan)).not.toMatch(/COLLSCAN|"SORT"/)
})

it('an index has the sources that other replicas read', async () => {
  const open = { leaseUntil: { $exists: true } }
  expect(new Set(await leasePlans(sourceModel(harness.connection), { open }))).toEqual(new Set(['IXSCAN { leaseUntil: 1 }']))
})
