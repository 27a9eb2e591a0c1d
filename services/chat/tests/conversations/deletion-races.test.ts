import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { Types } from 'mongoose'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { type Leftovers, openLeftovers } from '../harness/leftovers.ts'
import { scriptedModel, words } from '../harness/scripted-model.ts'

let harness: ChatHarness
let leftovers: Leftovers
beforeEach(async () => {
  harness = await createChatHarness()
  leftovers = await openLeftovers(harness)
})
afterEach(async () => {
  leftovers?.close()
  await harness?.stop()
})

const send = ({ client }: Replica, token: string, conversationId: string) =>
  client.call(ChatService.SendAndWait, { conversationId, content: 'Hi', requestId: randomUUID() }, { token, deadlineMs: 30_000 })
const remove = ({ client }: Replica, token: string, conversationId: string) =>
  client.call(ChatService.DeleteConversation, { conversationId }, { token, deadlineMs: 30_000 })
/** Moves the deletion of a conversation a minute into the past. */
const age = (id: string) =>
  harness.connection
    .collection('conversations')
    .updateOne({ _id: new Types.ObjectId(id), deletedAt: { $exists: true } }, { $set: { deletedAt: new Date(Date.now() - 60_000) } })
const nothing = { conversations: 0, exchanges: 0 }

const ended = ['complete', 'stopped', 'failed']
/** The states of an exchange that a deletion waits for; the first waits for none. */
const stages = [[], ['claimed', 'running', ...ended], ['running', ...ended]]
const statusIn = async (conversationId: string): Promise<string | undefined> =>
  (await harness.connection.collection('exchanges').findOne({ conversationId: new Types.ObjectId(conversationId) }))?.status

describe('the deletion of a conversation', () => {
  it('leaves nothing of sends that are on their way on any replica', async () => {
    const model = scriptedModel(() => words(5, 10))
    const replicas = [await harness.startReplica(model), await harness.startReplica(model)] as const
    const token = await harness.identity.guest('racer')
    const ids = await Promise.all(Array.from({ length: 8 }, () => harness.startConversation(replicas[0].client, token)))
    await Promise.all(
      ids.map(async (id, index) => {
        const sending = send(replicas[0], token, id).catch((error) => error)
        // Some deletions come before the claim, some after it, some while the answer runs.
        const stage = stages[index % stages.length] ?? []
        if (stage.length > 0) await eventually(async () => expect(stage).toContain(await statusIn(id)))
        await remove(replicas[1], token, id)
        await age(id)
        await sending
      }),
    )
    await harness.connection.collection('deleted_conversations').updateMany({}, { $set: { sweepAt: new Date(0) } })
    await eventually(async () => expect(await leftovers.count('guest:racer')).toEqual(nothing), 30_000)
  })

  it('publishes the events that wait, and keeps the outcomes for billing', async () => {
    const received: string[] = []
    await harness.bus.subscribe({
      topic: ExchangeFinishedEvent.topic,
      group: `test-${randomUUID()}`,
      handle: async ({ id }) => {
        received.push(id)
      },
    })
    // Another replica has the relay's lease and publishes nothing.
    const leases = harness.connection.collection<{ _id: string; owner: string; until: Date }>('leases')
    await leases.insertOne({ _id: 'outbox', owner: 'another replica', until: new Date(Date.now() + 3_600_000) })
    const scripted = scriptedModel(({ messages }) => (messages.length > 1 ? [new Error('no credit')] : ['Yes.']))
    const replica = await harness.startReplica(scripted)
    const billing = harness.connect(replica.app.port, 'billing')
    const token = await harness.identity.member('ada')
    const id = await harness.startConversation(replica.client, token)
    const answered = (await send(replica, token, id)).botMessage?.id.slice(1) ?? ''
    await expect(send(replica, token, id)).rejects.toMatchObject({ reason: 'MODEL_FAILED' })
    const generationIds = [answered, ...(await leftovers.exchangeIds('member:ada')).filter((other) => other !== answered)]
    const outcomes = async () => (await billing.call(ChatService.GetOutcomes, { generationIds })).outcomes
    const expected = ['OUTCOME_ANSWERED', 'OUTCOME_UNANSWERED']
    expect(await outcomes()).toEqual(expected)

    await remove(replica, token, id)
    await age(id)
    await eventually(async () => expect(await leftovers.count('member:ada')).toEqual(nothing))
    expect(await outcomes()).toEqual(expected)
    const ownEvents = () => received.filter((event) => generationIds.includes(event)).sort()
    expect(ownEvents()).toEqual([])
    const tombstones = harness.connection.collection<{ _id: string; sweepAt: Date }>('deleted_conversations')
    const oldAndDue = { $set: { at: new Date(0), sweepAt: new Date(0) } }
    await tombstones.updateOne({ _id: id }, oldAndDue)
    await eventually(async () => expect((await tombstones.findOne({ _id: id }))?.sweepAt.getTime()).toBeGreaterThan(0))

    // Else a sweep may remove it between the events and the outcomes.
    await tombstones.updateOne({ _id: id }, { $set: { at: new Date() } })
    await leases.deleteOne({ _id: 'outbox' })
    await eventually(() => expect(ownEvents()).toEqual([...generationIds].sort()), 30_000)
    expect(await outcomes()).toEqual(expected)
    await eventually(async () => {
      await tombstones.updateOne({ _id: id }, oldAndDue)
      expect(await tombstones.findOne({ _id: id })).toBeNull()
    })
  })
})
