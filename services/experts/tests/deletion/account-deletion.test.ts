import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { TombstoneRow } from '@rostra/kit/stores/tombstones'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { ExpertsService } from '@rostra/proto/experts'
import { deleteAccount } from '../harness/delete-account.ts'
import { createExpertsHarness, type ExpertsHarness, type Replica } from '../harness/experts-harness.ts'
import { modelsOf, scriptedModel } from '../harness/scripted-models.ts'

describe('the deletion of an account', () => {
  let harness: ExpertsHarness
  let replica: Replica
  /** Called while a model answers. */
  let duringAnswer: () => Promise<unknown> = async () => undefined

  beforeAll(async () => {
    harness = await createExpertsHarness({ DISCUSSION_LEASE_MS: '300' })
    const model = scriptedModel(async () => {
      await duringAnswer()
      return 'An answer.'
    })
    replica = await harness.startReplica(modelsOf(model))
  })
  afterAll(() => harness?.stop())

  const memberWithData = async () => {
    const member = await harness.memberWithCircle(replica.client, [harness.personas.add().id])
    await ask(member.token)
    return member
  }
  // One answer lasts until a broker has delivered an event.
  const ask = (token: string) => replica.client.call(ExpertsService.AskModels, { question: 'Why?' }, { token, deadlineMs: 40_000 })
  const circles = () => harness.connection.collection<{ _id: string; entries?: unknown[]; left?: unknown[]; version?: number }>('circles')
  const count = async (memberId: string) => ({
    circles: await circles().countDocuments({ _id: memberId }),
    questions: await harness.connection.collection('questions').countDocuments({ userId: memberId }),
  })
  const none = { circles: 0, questions: 0 }
  const tombstones = () => harness.connection.collection<TombstoneRow>('deleted_accounts')
  const tombstone = (memberId: string) => tombstones().findOne({ _id: memberId })

  it("deletes the member's circle and questions, and nothing of others", async () => {
    const ada = await memberWithData()
    const bob = await memberWithData()
    await ask(await harness.identity.guest(ada.id))
    const guests = await harness.connection.collection('questions').countDocuments({ userId: null })
    await deleteAccount(harness.bus, ada.id)
    await eventually(async () => expect(await count(ada.id)).toEqual(none), eventTimeoutMs)
    expect(await count(bob.id)).toEqual({ circles: 1, questions: 1 })
    expect(await harness.connection.collection('questions').countDocuments({ userId: null })).toBe(guests)
  })

  it('can be repeated, and can run twice at the same time', async () => {
    const { id } = await memberWithData()
    await Promise.all([deleteAccount(harness.bus, id), deleteAccount(harness.bus, id)])
    await deleteAccount(harness.bus, id)
    await eventually(async () => expect(await count(id)).toEqual(none), eventTimeoutMs)
  })

  it('deletes a question that is being answered, and its answers are not stored afterwards', async () => {
    const { id, token } = await memberWithData()
    duringAnswer = async () => {
      await deleteAccount(harness.bus, id)
      await eventually(async () => expect(await count(id)).toEqual(none), eventTimeoutMs)
    }
    await ask(token)
    duringAnswer = async () => undefined
    expect(await count(id)).toEqual(none)
  })

  it('deletes what a token that is still valid stores afterwards', async () => {
    const { id, token } = await memberWithData()
    await deleteAccount(harness.bus, id)
    await eventually(async () => expect(await tombstone(id)).not.toBeNull(), eventTimeoutMs)
    await replica.client.call(ExpertsService.AddToCircle, { personaId: harness.personas.add().id }, { token })
    await ask(token)
    await eventually(async () => expect(await count(id)).toEqual(none))
  })

  it('keeps a tombstone for an hour', async () => {
    await deleteAccount(harness.bus, 'slow')
    const seen = await eventually(async () => (await tombstone('slow')) ?? Promise.reject(new Error('no tombstone')), eventTimeoutMs)
    await eventually(async () => expect((await tombstone('slow'))?.sweepAt).not.toEqual(seen.sweepAt))
    await tombstones().updateOne({ _id: 'slow' }, [{ $set: { at: { $subtract: ['$at', 61 * 60_000] } } }])
    await eventually(async () => expect(await tombstone('slow')).toBeNull())
  })

  it('becomes a dead letter and deletes nothing when the event has no account id', async () => {
    await circles().insertOne({ _id: '', entries: [], left: [], version: 1 })
    await deleteAccount(harness.bus, '')
    await deleteAccount(harness.bus, 'after')
    await eventually(async () => expect(await tombstone('after')).not.toBeNull(), 60_000)
    expect([(await count('')).circles, await tombstone('')]).toEqual([1, null])
  })
})
