import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { exchangeFinished } from '../events.ts'
import { createHarness, type Harness } from '../harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await createHarness()
  await harness.startReplica()
})
afterAll(() => harness?.end())

const dayMs = 24 * 3_600_000
const today = Date.parse(new Date().toISOString().slice(0, 10))
const reach = () => harness.connection.collection<{ _id: string; at: Date; expiresAt?: Date; person?: string; lastAt?: Date }>('reach')
const inDays = (days: number) => new Date(today + days * dayMs)

describe('a visit', () => {
  it('ends 400 days after the last exchange, and a person on a day after 100 days', async () => {
    const personaId = await harness.addPersona()
    const bus = await harness.buses.join()
    const on = (daysAgo: number) => new Date(today - daysAgo * dayMs + 1_000).toISOString()
    await bus.publish([exchangeFinished(personaId, { finishedAt: on(3) }), exchangeFinished(personaId, { finishedAt: on(0) })])
    const ends = async () => {
      const rows = await reach()
        .find({ _id: { $regex: `^${personaId}/` } })
        .sort({ _id: 1 })
        .toArray()
      return rows.map(({ _id, expiresAt }) => [_id.split('/')[1], expiresAt])
    }
    const expected = [
      ['conversation', inDays(400)],
      ['day', inDays(97)],
      ['day', inDays(100)],
      ['person', inDays(400)],
    ]
    await eventually(async () => expect(await ends()).toEqual(expected), eventTimeoutMs)
    const expiring = (await reach().indexes()).filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)
    expect(expiring).toMatchObject([{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }])
  })
})
