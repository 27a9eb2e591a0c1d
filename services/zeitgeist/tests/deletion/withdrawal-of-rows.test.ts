import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { TombstoneRow } from '@rostra/kit/stores/tombstones'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { consentChanged } from '../harness/events.ts'
import { objectIdText } from '../harness/object-ids.ts'
import { createZeitgeistHarness, type ZeitgeistHarness } from '../harness/zeitgeist-harness.ts'

const dayMs = 86_400_000

describe('the withdrawal of a member', () => {
  let harness: ZeitgeistHarness
  let personaId: string
  let ada: string

  beforeAll(async () => {
    harness = await createZeitgeistHarness({ REFRESH_LEASE_MS: '300' })
    await harness.startReplica()
  })
  afterAll(() => harness?.stop())
  beforeEach(() => {
    personaId = harness.personas.add().id
    ada = `ada-${objectIdText()}`
  })

  const rowsOfPersona = async () =>
    (await harness.connection.collection('activity').find().toArray()).filter((row) => String(row.personaId) === personaId).length
  const tombstones = () => harness.connection.collection<TombstoneRow>('withdrawals')
  const isPerson = async (accountId: string) =>
    (await harness.connection.collection<{ _id: string }>('people').countDocuments({ _id: accountId })) > 0
  const say = (accountId: string, daysAgo = 0) =>
    harness.say({ accountId, personaId, text: 'Tomato seedlings', at: new Date(harness.clock.now() - daysAgo * dayMs) })

  it.each([
    ['took back their consent', (accountId: string) => harness.consent(accountId, false)],
    ['deleted their account', (accountId: string) => harness.deleteAccount(accountId)],
  ])('who %s deletes their words of the last 7 days, and none of others', async (_cause, withdraw) => {
    const bob = `bob-${objectIdText()}`
    for (const daysAgo of [0, 1, 6]) await say(ada, daysAgo)
    await say(bob)
    await eventually(async () => expect(await rowsOfPersona()).toBe(4), eventTimeoutMs)
    await withdraw(ada)
    await eventually(
      async () => expect([await rowsOfPersona(), await isPerson(ada), await isPerson(bob)]).toEqual([1, false, true]),
      eventTimeoutMs,
    )
    await withdraw(ada)
    expect(await rowsOfPersona()).toBe(1)
  })

  it('deletes what an ingest that is under way stores afterwards', async () => {
    const accountId = ada
    const withdrawn = Promise.withResolvers<void>()
    harness.chat.duringRead = async () => {
      harness.chat.duringRead = async () => undefined
      await harness.consent(accountId, false)
      await eventually(async () => expect(await tombstones().findOne({ _id: accountId })).not.toBeNull(), eventTimeoutMs)
      withdrawn.resolve()
    }
    await say(accountId)
    await withdrawn.promise
    // Events of one persona are handled in their order.
    const bob = `bob-${objectIdText()}`
    await say(bob)
    await eventually(async () => expect(await isPerson(bob)).toBe(true), eventTimeoutMs)
    await eventually(async () => expect([await rowsOfPersona(), await isPerson(accountId)]).toEqual([1, false]), eventTimeoutMs)
  })

  it('deletes a late write of which no ingest knows', async () => {
    await say(ada)
    await eventually(async () => expect(await rowsOfPersona()).toBe(1), eventTimeoutMs)
    const rows = harness.connection.collection('activity')
    const row = (await rows.find().toArray()).find((one) => String(one.personaId) === personaId)
    await harness.consent(ada, false)
    await eventually(async () => expect(await rowsOfPersona()).toBe(0), eventTimeoutMs)
    if (row) await rows.insertOne(row)
    await eventually(async () => expect(await rowsOfPersona()).toBe(0), eventTimeoutMs)
  })

  it('asks what holds now: an old event of a withdrawal deletes nothing once the member consents again', async () => {
    await harness.consent(ada, false)
    await harness.consent(ada, true)
    await say(ada)
    await eventually(async () => expect(await rowsOfPersona()).toBe(1), eventTimeoutMs)
    await harness.publish(consentChanged(ada, false, new Date(harness.clock.now())))
    // Events of one account are handled in their order: the next one ends after it.
    const calls = harness.members.consentCalls.length
    await harness.publish(consentChanged(ada, true, new Date(harness.clock.now())))
    await eventually(() => expect(harness.members.consentCalls.length).toBeGreaterThanOrEqual(calls + 1), eventTimeoutMs)
    await eventually(
      async () => expect([await tombstones().findOne({ _id: ada }), await rowsOfPersona()]).toEqual([null, 1]),
      eventTimeoutMs,
    )
  })

  it('keeps a tombstone for an hour', async () => {
    await harness.deleteAccount(ada)
    await eventually(async () => expect(await tombstones().findOne({ _id: ada })).not.toBeNull(), eventTimeoutMs)
    await tombstones().updateOne({ _id: ada }, [{ $set: { at: { $subtract: ['$at', 61 * 60_000] } } }])
    await eventually(async () => expect(await tombstones().findOne({ _id: ada })).toBeNull(), eventTimeoutMs)
  })
})
