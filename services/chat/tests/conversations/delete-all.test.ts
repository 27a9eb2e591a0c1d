import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { Types } from 'mongoose'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { profileOf } from '../harness/fake-persona.ts'
import { readStream } from '../harness/read-stream.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

let harness: ChatHarness
let replica: Replica
let other: Replica
beforeAll(async () => {
  harness = await createChatHarness()
  const model = () => scriptedModel(({ messages }) => (messages.at(-1)?.content === 'talk' ? ['Well, ', 'hold'] : ['Yes.']))
  replica = await harness.startReplica(model())
  other = await harness.startReplica(model())
  harness.persona.on('GetSpeakingProfile', ({ request }) => ({ ...profileOf(request.id), isPublic: true }))
})
afterAll(() => harness?.stop())

const rows = () => harness.connection.collection('conversations')

/** Calls of one person. */
function as(token: string) {
  const call = { token, deadlineMs: 30_000 }
  const { client } = replica
  return {
    start: () => harness.startConversation(client, token),
    startUsed: async () => {
      const conversationId = await harness.startConversation(client, token)
      await client.call(ChatService.SendAndWait, { conversationId, content: 'Hi', requestId: randomUUID() }, call)
      await eventually(async () =>
        expect(await rows().findOne({ _id: new Types.ObjectId(conversationId) })).toMatchObject({ preview: 'Yes.' }),
      )
      return conversationId
    },
    share: async (conversationId: string) =>
      (await client.call(ChatService.ShareConversation, { conversationId, withName: false }, call)).token,
    talk: async (conversationId: string) => {
      const stream = await client.open(ChatService.Send, { conversationId, content: 'talk', requestId: randomUUID() }, call)
      return (await readStream(stream, ({ chunks }) => chunks.length > 0)).generationId
    },
    count: () => client.call(ChatService.CountConversations, {}, call),
    list: async () =>
      (await other.client.call(ChatService.ListConversations, { page: 1, limit: 100 }, call)).conversations.map(({ id }) => id),
    deleteAll: (begunBefore: string) => client.call(ChatService.DeleteConversations, { begunBefore }, call),
  }
}
/** Moves the start of a conversation into the future: its id has the second in which it began. */
async function startLater(person: string): Promise<string> {
  const seconds = Math.floor(Date.now() / 1_000) + 5
  const _id = new Types.ObjectId(seconds.toString(16) + new Types.ObjectId().toHexString().slice(8))
  const at = new Date()
  await rows().insertOne({ _id, person, personaId: 'plato', startedAt: at, lastMessageAt: at, preview: 'Later', title: 'Later' })
  return _id.toHexString()
}

describe('the deletion of all conversations', () => {
  it('hides those that were counted at once on every replica, also guests’ and empty ones, and keeps what begins meanwhile', async () => {
    for (const kind of ['member', 'guest'] as const) {
      const id = randomUUID()
      const person = as(await harness.identity[kind](id))
      const stranger = as(await harness.identity.member(randomUUID()))
      const kept = await stranger.startUsed()
      await person.startUsed()
      await person.startUsed()
      await person.start()
      const counted = await person.count()
      expect(counted).toMatchObject({ conversations: 3, listed: 2, shared: 0 })
      const later = await startLater(`${kind}:${id}`)
      for (const _twice of [1, 2]) {
        await person.deleteAll(counted.countedAt)
        expect([await person.list(), await stranger.list()]).toEqual([[later], [kept]])
      }
      expect(await person.count()).toMatchObject({ listed: 1 })
    }
  })

  it('stops their answers, ends their links, and keeps a copy that another person made', async () => {
    const ada = as(await harness.identity.member(randomUUID()))
    const bobToken = await harness.identity.member(randomUUID())
    const bob = as(bobToken)
    const shared = await ada.startUsed()
    const token = await ada.share(shared)
    const { conversation } = await replica.client.call(ChatService.ContinueShared, { token, requestId: '' }, { token: bobToken })
    const copy = conversation?.id ?? ''
    await replica.client.call(
      ChatService.SendAndWait,
      { conversationId: copy, content: 'Mine', requestId: randomUUID() },
      { token: bobToken, deadlineMs: 30_000 },
    )
    const generationId = await ada.talk(await ada.start())
    expect(await ada.count()).toMatchObject({ shared: 1 })
    await ada.deleteAll((await ada.count()).countedAt)
    const isOpen = () => harness.connection.collection('exchanges').countDocuments({ _id: new Types.ObjectId(generationId), open: true })
    await eventually(async () => expect(await isOpen()).toBe(0))
    await expect(other.client.call(ChatService.GetSharedConversation, { token }, {})).rejects.toMatchObject({ reason: 'SHARE_NOT_FOUND' })
    expect(await bob.list()).toEqual([copy])
  })

  it('is done by the sweep of deleted conversations', async () => {
    const id = randomUUID()
    const ada = as(await harness.identity.member(id))
    const deleted = [await ada.startUsed(), await ada.startUsed()]
    await ada.deleteAll((await ada.count()).countedAt)
    const ids = { $in: deleted.map((each) => new Types.ObjectId(each)) }
    await rows().updateMany({ _id: ids }, { $set: { deletedAt: new Date(Date.now() - 60_000) } })
    await eventually(async () => {
      const left = await Promise.all([
        rows().countDocuments({ person: `member:${id}` }),
        harness.connection.collection('exchanges').countDocuments({ conversationId: ids }),
      ])
      expect(left).toEqual([0, 0])
    }, 30_000)
  })

  it('needs a time', async () => {
    const ada = as(await harness.identity.member(randomUUID()))
    for (const begunBefore of ['', 'soon']) await expect(ada.deleteAll(begunBefore)).rejects.toMatchObject({ reason: 'VALIDATION' })
  })
})
