import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { EventBus } from '@rostra/kit/events/event-bus'
import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import type { ExchangeFinished } from '@rostra/proto/gen/rostra/chat/v1/ExchangeFinished'
import { PersonaService } from '@rostra/proto/persona'
import { exchangeFinished } from '../events.ts'
import { createHarness, type Harness } from '../harness.ts'

let harness: Harness
let client: RpcClient
let bus: EventBus
let operator: CallOptions

// The TTL index deletes old days by the database's clock, so the tests use dates around today.
const dayMs = 86_400_000
const today = new Date().toISOString().slice(0, 10)
const date = (daysAgo: number) => new Date(Date.parse(today) - daysAgo * dayMs).toISOString().slice(0, 10)
const on = (daysAgo: number) => `${date(daysAgo)}T09:00:00Z`

beforeAll(async () => {
  harness = await createHarness()
  harness.clock.now = new Date(on(0))
  client = (await harness.startReplica()).client()
  bus = await harness.buses.join()
  operator = { token: await harness.identity.member('olga', 'super_senator') }
})
afterAll(() => harness?.end())

const stored = async () => {
  const rows = await harness.connection.collection('daily_totals').find().toArray()
  return rows.reduce((sum, { messages }) => sum + messages, 0)
}

it('operators get the use of all personas by day, each exchange once, also after a persona is deleted', async () => {
  const [one, other] = [await harness.addPersona({ ownerId: 'ada' }), await harness.addPersona()]
  const exchange = (personaId: string, over: ExchangeFinished) => exchangeFinished(personaId, over)
  const events = [
    exchange(one, { finishedAt: on(8) }),
    exchange(one, { finishedAt: on(1), conversationId: 'c-2', person: 'guest:bob' }),
    exchange(one, { finishedAt: on(0) }),
    exchange(other, { finishedAt: on(0), conversationId: 'c-3' }),
    exchange(other, { finishedAt: on(0), conversationId: 'c-3' }),
  ]
  await bus.publish(events)
  await bus.publish(events)
  await eventually(async () => expect(await stored()).toBe(5), eventTimeoutMs)
  await client.call(PersonaService.DeletePersona, { id: one }, { token: await harness.identity.member('ada') })
  const { days } = await client.call(PersonaService.GetUseFigures, { days: 7 }, operator)
  expect(days.map((day) => day.date)).toEqual([6, 5, 4, 3, 2, 1, 0].map(date))
  expect(days.slice(-3)).toEqual([
    { date: date(2), conversations: 0, messages: 0, people: 0 },
    { date: date(1), conversations: 1, messages: 1, people: 1 },
    { date: date(0), conversations: 1, messages: 3, people: 2 },
  ])
})

it('the use is refused to others, and for any other period', async () => {
  const ada = { token: await harness.identity.member('ada', 'orator') }
  await expect(client.call(PersonaService.GetUseFigures, { days: 7 }, ada)).rejects.toMatchObject({ reason: 'OPERATORS_ONLY' })
  await expect(client.call(PersonaService.GetUseFigures, { days: 8 }, operator)).rejects.toMatchObject({ reason: 'VALIDATION' })
})
