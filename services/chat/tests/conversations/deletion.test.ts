import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { Types } from 'mongoose'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { type Leftovers, openLeftovers } from '../harness/leftovers.ts'
import { readStream } from '../harness/read-stream.ts'
import { type ScriptedModel, scriptedModel } from '../harness/scripted-model.ts'

const notFound = { kind: 'not_found', reason: 'CONVERSATION_NOT_FOUND' }
const minuteMs = 60_000

let harness: ChatHarness
let replicas: [Replica, Replica]
let model: ScriptedModel
let leftovers: Leftovers
beforeAll(async () => {
  harness = await createChatHarness()
  model = scriptedModel(({ messages }) => (messages.at(-1)?.content === 'talk' ? ['Well, ', 'hold'] : ['Yes.']))
  replicas = [await harness.startReplica(model), await harness.startReplica(model)]
  leftovers = await openLeftovers(harness)
})
afterAll(async () => {
  leftovers?.close()
  await harness?.stop()
})

const rows = () => harness.connection.collection('conversations')
const tombstones = () =>
  harness.connection.collection<{ _id: string; at?: Date; sweepAt?: Date; answered?: string[] }>('deleted_conversations')
const row = (id: string) => rows().findOne({ _id: new Types.ObjectId(id) })

/** Calls of one person. */
function as(token: string, { client } = replicas[0]) {
  const send = (conversationId: string, content = 'Hi', requestId: string = randomUUID()) =>
    client.call(ChatService.SendAndWait, { conversationId, content, requestId }, { token, deadlineMs: 30_000 })
  return {
    send,
    start: async () => harness.startConversation(client, token),
    startUsed: async (content = 'Hi') => {
      const id = await harness.startConversation(client, token)
      const sent = await send(id, content)
      await eventually(async () => expect(await row(id)).toMatchObject({ preview: 'Yes.' }))
      return { id, sent }
    },
    messages: (conversationId: string) => client.call(ChatService.ListMessages, { conversationId, before: '', limit: 10 }, { token }),
    list: () => client.call(ChatService.ListConversations, { page: 1, limit: 10 }, { token }),
    rename: (conversationId: string, title: string) => client.call(ChatService.RenameConversation, { conversationId, title }, { token }),
    remove: (conversationId: string, more: object = {}) =>
      client.call(ChatService.DeleteConversation, { conversationId, ...more }, { token }),
    restore: (conversationId: string) => client.call(ChatService.RestoreConversation, { conversationId }, { token }),
    follow: async (generationId: string) =>
      readStream(await client.open(ChatService.FollowGeneration, { generationId, after: 0 }, { token })),
    export: async () => {
      const ids: (string | undefined)[] = []
      for await (const { conversation } of await client.open(ChatService.ExportConversations, {}, { token })) ids.push(conversation?.id)
      return ids
    },
    /** Sends `talk` and resolves to the generation's id after its first chunk. */
    talk: async (conversationId: string) => {
      const stream = await client.open(ChatService.Send, { conversationId, content: 'talk', requestId: randomUUID() }, { token })
      return (await readStream(stream, ({ chunks }) => chunks.length > 0)).generationId
    },
  }
}
const member = async (name: string) => as(await harness.identity.member(name))
/** Moves the deletion of a conversation into the past. */
const age = (id: string, ms: number) =>
  rows().updateOne({ _id: new Types.ObjectId(id) }, { $set: { deletedAt: new Date(Date.now() - ms) } })

describe('a deleted conversation', () => {
  it('is one without a message, when only an unused one shall be deleted', async () => {
    const ada = await member('unused')
    const [unused, { id: used }] = [await ada.start(), await ada.startUsed()]
    const bea = await member('other')
    await expect(bea.remove(used, { onlyUnused: true })).rejects.toMatchObject(notFound)
    for (const id of [unused, used]) await ada.remove(id, { onlyUnused: true })
    expect([await row(unused), await row(used)]).toMatchObject([{ deletedAt: expect.any(Date) }, { preview: 'Yes.' }])
    expect((await row(used))?.deletedAt).toBeUndefined()
  })

  it('is hidden at once from every call on every replica, and keeps others as they are', async () => {
    const ada = await member('hidden')
    const { id, sent } = await ada.startUsed()
    const kept = await ada.startUsed()
    await ada.remove(id)
    const elsewhere = as(await harness.identity.member('hidden'), replicas[1])
    for (const person of [ada, elsewhere]) {
      expect(await person.list()).toMatchObject({ total: 1, conversations: [{ id: kept.id }] })
      expect(await person.export()).toEqual([kept.id])
      for (const call of [person.messages, person.send, (of: string) => person.rename(of, 'Mine')])
        await expect(call(id)).rejects.toMatchObject(notFound)
      await expect(person.follow(sent.botMessage?.id.slice(1) ?? '')).rejects.toMatchObject({ reason: 'GENERATION_NOT_FOUND' })
    }
    const token = await harness.identity.member('hidden')
    const branch = { conversationId: id, messageId: sent.botMessage?.id ?? '' }
    await expect(replicas[0].client.call(ChatService.ShowBranch, branch, { token })).rejects.toMatchObject(notFound)
    expect((await ada.messages(kept.id)).messages).toHaveLength(3)
  })

  it('can be restored for 10 s, with everything in it, and also when it was not deleted', async () => {
    const ada = await member('undo')
    const { id } = await ada.startUsed()
    const before = [await ada.list(), await ada.messages(id)]
    await ada.remove(id)
    expect(await ada.restore(id)).toMatchObject({ id, title: 'Hi', preview: 'Yes.' })
    expect(await ada.restore(id)).toMatchObject({ id })
    expect([await ada.list(), await ada.messages(id)]).toEqual(before)
    await ada.remove(id)
    await age(id, 10_100)
    await expect(ada.restore(id)).rejects.toMatchObject(notFound)
  })

  it('is not deleted later by a repetition, which succeeds, and is not found by anyone else', async () => {
    const ada = await member('repeat')
    const bob = await member('stranger')
    const { id } = await ada.startUsed()
    for (const call of [bob.remove, bob.restore, (of: string) => bob.rename(of, 'Mine')])
      await expect(call(id)).rejects.toMatchObject(notFound)
    for (const other of ['000000000000000000000000', 'x', '']) {
      await expect(ada.remove(other)).rejects.toMatchObject(notFound)
      await expect(ada.restore(other)).rejects.toMatchObject(notFound)
    }
    await ada.remove(id)
    await age(id, 9_000)
    const deletedAt = (await row(id))?.deletedAt
    await ada.remove(id)
    expect((await row(id))?.deletedAt).toEqual(deletedAt)
  })

  it('frees its request id, so that a repeated start makes another conversation', async () => {
    const token = await harness.identity.member('starter')
    const request = { personaId: 'plato', requestId: randomUUID() }
    const start = () => replicas[0].client.call(ChatService.StartConversation, request, { token })
    const first = (await start()).conversation?.id ?? ''
    await as(token).remove(first)
    expect((await start()).conversation?.id).not.toBe(first)
  })

  it('stops its running answer on another replica', async () => {
    const token = await harness.identity.member('talker')
    const id = await as(token).start()
    const generationId = await as(token, replicas[1]).talk(id)
    const { signal } = model.requests.at(-1) ?? {}
    await as(token).remove(id)
    await eventually(() => expect(signal?.aborted).toBe(true))
    await expect(as(token).follow(generationId)).rejects.toMatchObject({ reason: 'GENERATION_NOT_FOUND' })
    await as(token).restore(id)
    await eventually(async () =>
      expect((await as(token).messages(id)).messages.at(-1)).toMatchObject({ content: 'Well, ', status: 'MESSAGE_STATUS_STOPPED' }),
    )
  })
})

describe('the sweep of deleted conversations', () => {
  it('removes them with their exchanges and frames, in more than one batch, and nothing of others', async () => {
    const ada = await member('swept')
    const { id, sent } = await ada.startUsed()
    const kept = await ada.startUsed()
    const generationId = sent.botMessage?.id.slice(1) ?? ''
    const { _id, ...exchange } = (await harness.connection.collection('exchanges').findOne({ _id: new Types.ObjectId(generationId) })) ?? {}
    await harness.connection
      .collection('exchanges')
      .insertMany(Array.from({ length: 250 }, () => ({ ...exchange, outbox: [], requestId: randomUUID() })))
    const { _id: _conversationId, ...conversation } = (await row(id)) ?? {}
    const deletedAt = new Date(Date.now() - minuteMs)
    await rows().insertMany(Array.from({ length: 120 }, () => ({ ...conversation, deletedAt })))
    await ada.remove(id)
    await age(id, minuteMs)
    await eventually(async () => expect(await leftovers.count('member:swept')).toEqual({ conversations: 1, exchanges: 1 }), 30_000)
    expect(await leftovers.countFrames([generationId])).toBe(0)
    await expect(ada.remove(id)).rejects.toMatchObject(notFound)
    expect((await ada.messages(kept.id)).messages).toHaveLength(3)
  })

  it('stops what still runs and settles a guest’s hold', async () => {
    const token = await harness.identity.guest('g-swept')
    const id = await as(token).start()
    const generationId = await as(token).talk(id)
    await rows().updateOne({ _id: new Types.ObjectId(id) }, { $set: { deletedAt: new Date(Date.now() - minuteMs) } })
    await eventually(async () => expect(await leftovers.count('guest:g-swept')).toEqual({ conversations: 0, exchanges: 0 }))
    // The other replica may have removed the conversation before this one settles.
    const counted = async () => [await leftovers.redisValue('guest:{g-swept}'), await leftovers.isHeld(generationId)]
    await eventually(async () => expect(await counted()).toEqual(['1', false]))
  })

  it('removes what a send stored late, for an hour, and then its own note', async () => {
    const ada = await member('late')
    const { id } = await ada.startUsed()
    const exchanges = harness.connection.collection('exchanges')
    const { _id, ...late } = (await exchanges.findOne({ person: 'member:late' })) ?? {}
    await ada.remove(id)
    await age(id, minuteMs)
    await eventually(async () => expect(await leftovers.count('member:late')).toEqual({ conversations: 0, exchanges: 0 }))
    await exchanges.insertOne({ ...late, outbox: [], requestId: randomUUID() })
    const tombstone = { _id: id }
    await tombstones().updateOne(tombstone, { $set: { sweepAt: new Date(0) } })
    await eventually(async () => expect(await leftovers.count('member:late')).toEqual({ conversations: 0, exchanges: 0 }))
    expect(await tombstones().findOne(tombstone)).not.toBeNull()
    await tombstones().updateOne(tombstone, { $set: { sweepAt: new Date(0), at: new Date(Date.now() - 61 * minuteMs) } })
    await eventually(async () => expect(await tombstones().findOne(tombstone)).toBeNull())
  })

  it('is finished when a replica was killed after any of its steps', async () => {
    const ada = await member('killed')
    const noted = await ada.startUsed()
    const emptied = await ada.startUsed()
    const started = await ada.startUsed()
    const ids = [noted.id, emptied.id, started.id]
    const past = new Date(Date.now() - minuteMs)
    // After the tombstone; after the exchanges; before anything.
    for (const id of [noted.id, emptied.id]) await tombstones().insertOne({ _id: id, at: past, sweepAt: past })
    await harness.connection.collection('exchanges').deleteMany({ conversationId: new Types.ObjectId(emptied.id) })
    for (const id of ids) await rows().updateOne({ _id: new Types.ObjectId(id) }, { $set: { deletedAt: past } })
    await eventually(async () => expect(await leftovers.count('member:killed')).toEqual({ conversations: 0, exchanges: 0 }))
    expect(await tombstones().countDocuments({ _id: { $in: ids } })).toBe(3)
  })
})

it('an account’s deletion takes deleted conversations with it', async () => {
  const ada = await member('leaver')
  const { id } = await ada.startUsed()
  await ada.remove(id)
  await leftovers.deleteAccount('leaver')
  await leftovers.expectNone('member:leaver')
})

it('an index has what waits for the sweep, and the keys that are counted', async () => {
  const plan = async (cursor: { explain: () => Promise<unknown> }) => JSON.stringify(await cursor.explain())
  const due = { deletedAt: { $exists: true }, $expr: { $lte: ['$deletedAt', '$$NOW'] } }
  expect(await plan(rows().find(due).sort({ deletedAt: 1 }).limit(50))).not.toMatch(/COLLSCAN|"SORT"/)
  const counted = async (query: object) =>
    JSON.stringify(await harness.connection.db?.command({ explain: { count: 'conversations', query }, verbosity: 'queryPlanner' }))
  expect(await counted({ person: 'member:hidden' })).toContain('COUNT_SCAN')
  expect(await counted({ person: 'member:hidden', preview: '' })).toContain('COUNT_SCAN')
  expect(await counted({ person: 'member:hidden', deletedAt: { $exists: true }, preview: { $gt: '' } })).toContain('person_1_deletedAt_1')
})
