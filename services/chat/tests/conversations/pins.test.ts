import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { ChatService } from '@rostra/proto/chat'
import { Types } from 'mongoose'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'

let harness: ChatHarness
let replicas: [Replica, Replica]
let ada: string
let memberId: string
beforeAll(async () => {
  harness = await createChatHarness()
  replicas = [await harness.startReplica(), await harness.startReplica()]
})
afterAll(() => harness?.stop())
beforeEach(async () => {
  memberId = randomUUID()
  ada = await harness.identity.member(memberId)
})

const rows = () => harness.connection.collection('conversations')

/** Stores conversations of a person that have a message each, the first one the latest, and returns their ids. */
async function store(count: number, person = `member:${memberId}`): Promise<string[]> {
  const documents = Array.from({ length: count }, (_, index) => ({
    _id: new Types.ObjectId(),
    person,
    personaId: 'plato',
    startedAt: new Date(),
    lastMessageAt: new Date(Date.now() - index * 60_000),
    preview: 'Hi',
    title: `Conversation ${index}`,
  }))
  await rows().insertMany(documents)
  return documents.map(({ _id }) => _id.toHexString())
}
const pin = (conversationId: string, token = ada, pinned = true, { client } = replicas[0]) =>
  client.call(ChatService.PinConversation, { conversationId, pinned }, { token, deadlineMs: 30_000 })
const list = async (token = ada) =>
  (await replicas[1].client.call(ChatService.ListConversations, { page: 1, limit: 100 }, { token })).conversations
const remove = (conversationId: string) => replicas[0].client.call(ChatService.DeleteConversation, { conversationId }, { token: ada })
const full = { kind: 'state', reason: 'PINS_FULL' }

describe('pinned conversations', () => {
  it('come first, the latest pin first, and return to their place when they are unpinned', async () => {
    const [first = '', second = '', third = '', fourth = ''] = await store(4)
    expect(await pin(fourth)).toMatchObject({ id: fourth, pinned: true })
    await pin(third)
    await pin(third)
    expect((await list()).map(({ id, pinned }) => [id, pinned])).toEqual([
      [third, true],
      [fourth, true],
      [first, false],
      [second, false],
    ])
    for (const _twice of [1, 2]) await pin(third, ada, false)
    expect((await list()).map(({ id }) => id)).toEqual([fourth, first, second, third])
  })

  it('are 20 at most, also when 30 are pinned at the same time on two replicas', async () => {
    const ids = await store(30)
    const pins = await Promise.allSettled(ids.map((id, index) => pin(id, ada, true, replicas[index % 2])))
    const refused = pins.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    expect(refused).toHaveLength(10)
    for (const reason of refused) expect(reason).toMatchObject(full)
    const pinned = (await list()).filter((each) => each.pinned)
    expect(pinned).toHaveLength(20)
    await pin(pinned[0]?.id ?? '', ada, false)
    const unpinned = (await list()).find((each) => !each.pinned)
    expect(await pin(unpinned?.id ?? '')).toMatchObject({ pinned: true })
  })

  it('that are deleted make room for another, and return pinned when they are restored before', async () => {
    const ids = await store(21)
    for (const id of ids.slice(0, 20)) await pin(id)
    const [deleted = '', other = ''] = ids
    await remove(deleted)
    const restored = await replicas[0].client.call(ChatService.RestoreConversation, { conversationId: deleted }, { token: ada })
    expect(restored.pinned).toBe(true)
    await expect(pin(ids[20] ?? '')).rejects.toMatchObject(full)
    await remove(other)
    expect(await pin(ids[20] ?? '')).toMatchObject({ pinned: true })
    expect(await replicas[0].client.call(ChatService.RestoreConversation, { conversationId: other }, { token: ada })).toMatchObject({
      pinned: false,
    })
  })

  it('are pinned by their person alone', async () => {
    const [id = ''] = await store(1)
    for (const strange of [await harness.identity.member(randomUUID()), await harness.identity.guest(randomUUID())])
      for (const pinned of [true, false])
        await expect(pin(id, strange, pinned)).rejects.toMatchObject({ kind: 'not_found', reason: 'CONVERSATION_NOT_FOUND' })
    await expect(pin('unknown')).rejects.toMatchObject({ reason: 'CONVERSATION_NOT_FOUND' })
  })

  it('of a guest come along to the member, while there is room', async () => {
    const guestId = randomUUID()
    const guest = await harness.identity.guest(guestId)
    for (const id of await store(19)) await pin(id)
    const [first = '', second = ''] = await store(2, `guest:${guestId}`)
    await pin(first, guest)
    await pin(second, guest)
    await replicas[0].client.call(ChatService.AdoptConversations, { guestToken: guest }, { token: ada })
    const adopted = (await list()).filter(({ id }) => id === first || id === second)
    expect(adopted.map(({ id, pinned }) => [id, pinned])).toEqual([
      [first, true],
      [second, false],
    ])
  })

  it('are listed in the order of an index', async () => {
    const listed = { person: `member:${memberId}`, preview: { $ne: '' }, deletedAt: { $exists: false } }
    const found = rows().find(listed, { sort: { pinnedAt: -1, lastMessageAt: -1 }, limit: 20 })
    expect(JSON.stringify((await found.explain()).queryPlanner.winningPlan)).not.toMatch(/COLLSCAN|"SORT"/)
    const pinned = rows().find({ person: `member:${memberId}`, pinSlot: { $exists: true } })
    expect(JSON.stringify((await pinned.explain()).queryPlanner.winningPlan)).not.toContain('COLLSCAN')
  })
})

it('a conversation is returned to its person alone', async () => {
  const [id = ''] = await store(1)
  const get = (token: string) => replicas[0].client.call(ChatService.GetConversation, { conversationId: id }, { token })
  expect(await get(ada)).toMatchObject({ id, title: 'Conversation 0', pinned: false })
  await expect(get(await harness.identity.member(randomUUID()))).rejects.toMatchObject({ reason: 'CONVERSATION_NOT_FOUND' })
  await remove(id)
  await expect(get(ada)).rejects.toMatchObject({ reason: 'CONVERSATION_NOT_FOUND' })
})
