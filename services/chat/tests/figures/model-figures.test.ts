import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { ChatService } from '@rostra/proto/chat'
import { mongoModelDays } from '../../src/figures/store/model-days.ts'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

let harness: ChatHarness
let replica: Replica

// The TTL index deletes old days by the database's clock, so the tests use dates around today.
const now = Date.now()

beforeAll(async () => {
  harness = await createChatHarness()
  replica = await harness.startReplica(
    scriptedModel(() => ['hello']),
    { now: () => now },
  )
})
afterAll(() => harness?.stop())

const dateOf = (daysAgo: number) => new Date(now - daysAgo * 86_400_000).toISOString().slice(0, 10)
const get = async (days: number, role?: 'super_senator') =>
  (await replica.client.call(ChatService.GetModelFigures, { days }, { token: await harness.identity.member('olga', role) })).days

it('operators get the calls to models of every day, of all models together', async () => {
  const days = mongoModelDays(harness.connection)
  const calls = { calls: 1, inputTokens: 100, outputTokens: 10, costMicros: 450, unpricedCalls: 0 }
  await days.add(dateOf(1), 'sonnet', calls)
  await days.add(dateOf(1), 'sonnet', calls)
  await days.add(dateOf(1), 'other', { ...calls, costMicros: 0, unpricedCalls: 1 })
  await days.add(dateOf(8), 'sonnet', calls)
  const shown = await get(7, 'super_senator')
  expect(shown.map(({ date }) => date)).toEqual([6, 5, 4, 3, 2, 1, 0].map(dateOf))
  expect(shown[5]).toEqual({ date: dateOf(1), calls: 3, inputTokens: 300, outputTokens: 30, costMicros: 900, unpricedCalls: 1 })
  expect((await get(30, 'super_senator')).reduce((sum, day) => sum + day.calls, 0)).toBe(4)
})

it('the calls to models are refused to others, and for any other period', async () => {
  await expect(get(7)).rejects.toMatchObject({ kind: 'denied', reason: 'OPERATORS_ONLY' })
  await expect(get(8, 'super_senator')).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
})

it('an index has the calls to models since a day, and their rows have an end', async () => {
  const rows = harness.connection.collection('model_days')
  const explained = await rows.find({ date: { $gte: dateOf(7) } }).explain()
  expect(JSON.stringify(explained.queryPlanner.winningPlan)).not.toContain('COLLSCAN')
  expect((await rows.indexes()).find(({ key }) => key.at)?.expireAfterSeconds).toBe(400 * 86_400)
})
