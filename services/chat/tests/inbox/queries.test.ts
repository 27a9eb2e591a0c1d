import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { leasePlans } from '@rostra/kit/testing/lease-plans'
import { Types } from 'mongoose'
import { askModel } from '../../src/asks/store/ask-model.ts'
import { exchangeModel } from '../../src/core/store/exchanges/exchange-model.ts'
import { summaryRunModel } from '../../src/inbox/store/inbox-summary-models.ts'
import { type ChatHarness, createChatHarness } from '../harness/chat-harness.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

let harness: ChatHarness
beforeAll(async () => {
  harness = await createChatHarness()
  await harness.startReplica(scriptedModel(() => ['Yes.']))
})
afterAll(() => harness?.stop())

const id = new Types.ObjectId()
const personaId = 'a'.repeat(24)
const states = ['open', 'answered', 'dismissed']
const latest = { at: -1, _id: -1 }
const hidden = { $nor: [{ conversationId: { $in: [id] }, state: { $ne: 'answered' } }] }
const hasQuestions = { oldestAt: { $exists: true } }

it.each([
  ['the open items of a persona', 'inbox_items', { personaId, isListed: true, state: 'open' }, latest],
  ['the items of a persona without hidden ones', 'inbox_items', { personaId, isListed: true, state: { $in: states }, ...hidden }, latest],
  ['the open items of several personas', 'inbox_items', { personaId: { $in: [personaId, 'b'] }, isListed: true, state: 'open' }, {}],
  ['the item of an exchange', 'inbox_items', { personaId, exchangeId: id }, {}],
  ['the groups of a persona', 'inbox_items', { personaId, kind: 'unanswered', state: 'open', ...hasQuestions }, { at: -1 }],
  ['the groups with an exchange', 'inbox_items', { personaId, 'questions.exchangeId': { $in: [id] }, ...hasQuestions }, {}],
  ['the groups with a person', 'inbox_items', { 'questions.person': 'member:ada', ...hasQuestions }, {}],
  ['the groups with a conversation', 'inbox_items', { 'questions.conversationId': { $in: [id] }, ...hasQuestions }, {}],
  ['the items of conversations', 'inbox_items', { conversationId: { $in: [id] }, pair: { $exists: false } }, {}],
  ['the items of a persona that is deleted', 'inbox_items', { personaId }, {}],
  ['the groups with old questions', 'inbox_items', { oldestAt: { $lt: new Date() } }, { oldestAt: 1 }],
  ['the open items of a week', 'inbox_items', { state: 'open', listedAt: { $gte: new Date(0), $lt: new Date() } }, {}],
  ['all open items', 'inbox_items', { state: 'open', listedAt: { $exists: true } }, {}],
  ['the hidden conversations of a persona', 'conversations', { personaId: { $in: [personaId] }, deletedAt: { $exists: true } }, {}],
  ['the messages to a persona', 'exchanges', { personaId, startedAt: { $gte: new Date(0) } }, { startedAt: -1 }],
  ['the ratings of a persona', 'exchanges', { personaId, 'feedback.at': { $gte: new Date(0) } }, { 'feedback.at': -1 }],
  ['the run of a week', 'inbox_summary_runs', { week: '2026-11-23', status: { $ne: 'failed' } }, {}],
  ['runs that expired', 'inbox_summary_runs', { open: true, leaseUntil: { $lt: new Date() } }, {}],
  ['the summary of an owner', 'inbox_summaries', { ownerId: 'ada', week: '2026-11-23', published: { $exists: false } }, {}],
  ['the summaries of an owner', 'inbox_summaries', { ownerId: 'ada' }, {}],
  ['the unpublished summaries of a week', 'inbox_summaries', { week: '2026-11-23', published: { $exists: false } }, {}],
] as const)('an index has %s', async (_what, collection, filter, sort) => {
  const found = harness.connection.collection(collection).find(filter as object)
  const explained = await found.sort(sort as Record<string, 1>).explain()
  expect(JSON.stringify(explained.queryPlanner.winningPlan)).not.toMatch(/COLLSCAN|"SORT"/)
})

it('an index has the exchanges, asks and runs of other replicas', async () => {
  expect(new Set(await leasePlans(exchangeModel(harness.connection)))).toEqual(new Set(['IXSCAN { leaseUntil: 1 }']))
  expect(new Set(await leasePlans(askModel(harness.connection)))).toEqual(new Set(['IXSCAN { leaseUntil: 1 }']))
  expect(new Set(await leasePlans(summaryRunModel(harness.connection)))).toEqual(new Set(['IXSCAN { open: 1 }']))
})
