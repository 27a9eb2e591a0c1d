import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { Types } from 'mongoose'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { type Leftovers, openLeftovers } from '../harness/leftovers.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

let harness: ChatHarness
let replica: Replica
let leftovers: Leftovers
beforeAll(async () => {
  harness = await createChatHarness()
  replica = await harness.startReplica(scriptedModel(() => ['Yes.']))
  leftovers = await openLeftovers(harness)
})
afterAll(async () => {
  leftovers?.close()
  await harness?.stop()
})

interface Row {
  _id: Types.ObjectId
  person: string
  preview: string
  expiresAt?: Date
}
const rows = () => harness.connection.collection<Row>('conversations')
const row = (id: string) => rows().findOne({ _id: new Types.ObjectId(id) })
const start = (token: string) => harness.startConversation(replica.client, token)
const send = (token: string, conversationId: string) =>
  replica.client.call(ChatService.SendAndWait, { conversationId, content: 'Hi', requestId: randomUUID() }, { token, deadlineMs: 30_000 })
const list = (token: string, conversationId: string) =>
  replica.client.call(ChatService.ListMessages, { conversationId, before: '', limit: 10 }, { token })
const setEnd = (id: string, expiresAt: Date) => rows().updateOne({ _id: new Types.ObjectId(id) }, { $set: { expiresAt } })
const ended = () => new Date(Date.now() - 1_000)
/** The days until a conversation ends; undefined when it has no end. */
const daysLeft = async (id: string) => {
  const { expiresAt } = (await row(id)) ?? {}
  return expiresAt && (expiresAt.getTime() - Date.now()) / dayMs
}

describe('a conversation without a message', () => {
  it('ends a day after it was started, and is deleted with the entry of its title', async () => {
    const token = await harness.identity.member('viewer')
    const id = await start(token)
    await replica.client.call(ChatService.RenameConversation, { conversationId: id, title: 'Mine' }, { token })
    expect(await daysLeft(id)).toBeCloseTo(1, 2)
    await setEnd(id, ended())
    await eventually(async () => expect(await row(id)).toBeNull())
    const entries = harness.connection.collection('search_entries')
    expect(await entries.countDocuments({ conversationId: new Types.ObjectId(id) })).toBe(0)
    await expect(send(token, id)).rejects.toMatchObject({ kind: 'not_found', reason: 'CONVERSATION_NOT_FOUND' })
  })

  it('ends later when it is opened again in the second half of its day', async () => {
    const token = await harness.identity.member('reader')
    const opened = await start(token)
    const idle = await start(token)
    for (const id of [opened, idle]) await setEnd(id, new Date(Date.now() + 11 * hourMs))
    await list(token, opened)
    expect([await daysLeft(opened), await daysLeft(idle)]).toEqual([expect.closeTo(1, 2), expect.closeTo(11 / 24, 2)])
  })

  it('has no end once a member has sent a message', async () => {
    const token = await harness.identity.member('writer')
    const id = await start(token)
    await send(token, id)
    await eventually(async () => expect(await row(id)).toMatchObject({ preview: 'Yes.' }))
    expect(await daysLeft(id)).toBeUndefined()
  })

  it('is kept and listed when a message of it was stored, but its preview was not', async () => {
    const token = await harness.identity.member('unlucky')
    const id = await start(token)
    await send(token, id)
    await eventually(async () => expect(await row(id)).toMatchObject({ preview: 'Yes.' }))
    await rows().updateOne({ _id: new Types.ObjectId(id) }, { $set: { preview: '', expiresAt: ended() } })
    await eventually(async () => expect(await row(id)).toMatchObject({ preview: 'Yes.' }))
    expect(await daysLeft(id)).toBeUndefined()
    expect((await list(token, id)).messages).toHaveLength(3)
  })
})

describe('a conversation of a guest', () => {
  it('ends 90 days after its last message, and is deleted with its messages, frames and hold', async () => {
    const token = await harness.identity.guest('passer-by')
    const id = await start(token)
    await send(token, id)
    await eventually(async () => expect(await daysLeft(id)).toBeCloseTo(90, 2))
    const exchangeIds = await leftovers.exchangeIds('guest:passer-by')
    expect(exchangeIds).toHaveLength(1)
    // Its event is published first.
    await setEnd(id, ended())
    await eventually(async () => {
      if (await row(id)) await setEnd(id, ended())
      expect(await leftovers.count('guest:passer-by')).toEqual({ conversations: 0, exchanges: 0 })
    })
    expect(await leftovers.countFrames(exchangeIds)).toBe(0)
    expect(await leftovers.isHeld(exchangeIds[0] ?? '')).toBe(false)
  })

  it('is deleted when it has more messages than one batch, and others are kept', async () => {
    const token = await harness.identity.guest('talker')
    const other = await harness.identity.guest('other')
    const id = await start(token)
    const kept = await start(other)
    await send(token, id)
    await send(other, kept)
    const exchanges = harness.connection.collection('exchanges')
    const { _id, outbox, ...exchange } = { outbox: [], ...(await exchanges.findOne({ person: 'guest:talker' })) } as Record<string, unknown>
    await exchanges.insertMany(Array.from({ length: 450 }, () => ({ ...exchange, requestId: randomUUID() })))
    await eventually(async () => {
      if (await row(id)) await setEnd(id, ended())
      expect(await leftovers.count('guest:talker')).toEqual({ conversations: 0, exchanges: 0 })
    })
    expect(await leftovers.count('guest:other')).toEqual({ conversations: 1, exchanges: 1 })
  })

  it('has no end once a member has adopted it, also when an answer ends afterwards', async () => {
    const guest = await harness.identity.guest('newcomer')
    const member = await harness.identity.member('newcomer')
    const used = await start(guest)
    const empty = await start(guest)
    await send(guest, used)
    await eventually(async () => expect(await daysLeft(used)).toBeCloseTo(90, 2))
    await replica.client.call(ChatService.AdoptConversations, { guestToken: guest }, { token: member })
    expect([await daysLeft(used), await daysLeft(empty)]).toEqual([undefined, expect.closeTo(1, 2)])
    await send(member, used)
    expect(await daysLeft(used)).toBeUndefined()
  })
})

it('an index has the conversations whose end has come', async () => {
  const found = rows()
    .find({ expiresAt: { $lt: new Date() } })
    .sort({ expiresAt: 1 })
  expect(JSON.stringify((await found.explain()).queryPlanner.winningPlan)).not.toMatch(/COLLSCAN|"SORT"/)
})
