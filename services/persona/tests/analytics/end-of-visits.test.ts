import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { endVisits } from '../../src/migrations/2026-11-23-end-of-visits.ts'
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

  it('of an earlier version gets its end and its person by a migration, which changes nothing when it runs again', async () => {
    const old = 'b'.repeat(24)
    const date = inDays(-3).toISOString().slice(0, 10)
    const at = inDays(-9)
    const lastAt = new Date(inDays(-3).getTime() + 5_000)
    const visits = Array.from({ length: 1_100 }, (_, number) => ({ _id: `${old}/person/guest:${number}`, at, lastAt }))
    await reach().insertMany([...visits, { _id: `${old}/day/${date}/member:ada`, at }, { _id: `${old}/conversation/c-1`, at }])
    expect(await endVisits(harness.connection, inDays(0))).toBe(1_102)
    expect(await endVisits(harness.connection, inDays(1))).toBe(0)
    const found = await reach()
      .find({ _id: { $regex: `^${old}/(day|conversation|person/guest:7$)` } })
      .sort({ _id: 1 })
      .toArray()
    expect(found).toMatchObject([
      { _id: `${old}/conversation/c-1`, expiresAt: inDays(400) },
      { _id: `${old}/day/${date}/member:ada`, person: 'member:ada', expiresAt: inDays(97) },
      { _id: `${old}/person/guest:7`, person: 'guest:7', expiresAt: inDays(397) },
    ])
    expect(await reach().countDocuments({ _id: { $regex: `^${old}/` } })).toBe(1_102)
  })
})
