import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { Types } from 'mongoose'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

let harness: ChatHarness
let replica: Replica
let other: Replica
let token: string
beforeAll(async () => {
  harness = await createChatHarness()
  const model = scriptedModel(() => ['Yes.'])
  replica = await harness.startReplica(model)
  other = await harness.startReplica(model)
  token = await harness.identity.member('ada')
})
afterAll(() => harness?.stop())

async function startShared() {
  const conversationId = await harness.startConversation(replica.client, token)
  const message = { conversationId, content: 'Hi', requestId: randomUUID() }
  await replica.client.call(ChatService.SendAndWait, message, { token, deadlineMs: 30_000 })
  const shared = await replica.client.call(ChatService.ShareConversation, { conversationId }, { token })
  return { conversationId, shareToken: shared.token }
}
const read = (shareToken: string) => other.client.call(ChatService.GetSharedConversation, { token: shareToken }, {})
const listed = async () =>
  (await other.client.call(ChatService.ListShares, {}, { token })).shares.map(({ conversationId }) => conversationId)

it('the share of a deleted conversation is hidden at once, and returns when it is restored', async () => {
  const { conversationId, shareToken } = await startShared()
  await replica.client.call(ChatService.DeleteConversation, { conversationId }, { token })
  await expect(read(shareToken)).rejects.toMatchObject({ kind: 'not_found', reason: 'SHARE_NOT_FOUND' })
  await expect(
    other.client.call(ChatService.ContinueShared, { token: shareToken, requestId: randomUUID() }, { token }),
  ).rejects.toMatchObject({ reason: 'SHARE_NOT_FOUND' })
  expect(await listed()).not.toContain(conversationId)
  for (const method of [ChatService.ShareConversation, ChatService.RevokeShare])
    await expect(replica.client.call(method, { conversationId }, { token })).rejects.toMatchObject({ reason: 'CONVERSATION_NOT_FOUND' })
  await replica.client.call(ChatService.RestoreConversation, { conversationId }, { token })
  expect((await read(shareToken)).messages).toHaveLength(3)
  expect(await listed()).toContain(conversationId)
})

it('the share of a deleted conversation is removed with it', async () => {
  const { conversationId } = await startShared()
  const _id = new Types.ObjectId(conversationId)
  await replica.client.call(ChatService.DeleteConversation, { conversationId }, { token })
  await harness.connection.collection('conversations').updateOne({ _id }, [{ $set: { deletedAt: { $subtract: ['$deletedAt', 60_000] } } }])
  await eventually(async () => {
    expect(await harness.connection.collection('conversations').countDocuments({ _id })).toBe(0)
    expect(await harness.connection.collection('shares').countDocuments({ _id })).toBe(0)
  })
})
