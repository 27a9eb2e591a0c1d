import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { fromStatus } from '@rostra/kit/rpc/status'
import { ChatService } from '@rostra/proto/chat'
import type { ExportedConversation__Output } from '@rostra/proto/gen/rostra/chat/v1/ExportedConversation'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

describe('ExportConversations', () => {
  let harness: ChatHarness
  let replica: Replica

  beforeAll(async () => {
    harness = await createChatHarness()
    replica = await harness.startReplica(
      scriptedModel(({ messages }) => {
        const content = messages.at(-1)?.content
        return content === 'fail' ? ['Half ', new Error('cut')] : content === 'hold' ? ['Well ', 'hold'] : [`You said ${content}.`]
      }),
    )
  })
  afterAll(() => harness.stop())

  const readExport = async (token?: string) => {
    const stream = await replica.client.open(ChatService.ExportConversations, {}, { token })
    const parts: ExportedConversation__Output[] = []
    try {
      for await (const part of stream) parts.push(part)
    } catch (error) {
      throw fromStatus(error)
    }
    return parts
  }
  const send = (token: string, conversationId: string, content: string) =>
    replica.client
      .call(ChatService.SendAndWait, { conversationId, content, requestId: randomUUID() }, { token, deadlineMs: 30_000 })
      .catch(() => undefined)
  const linesOf = (part: ExportedConversation__Output | undefined) =>
    part?.messages.map(({ content, isFromPersona, status }) => `${isFromPersona ? 'persona' : 'user'} ${status.slice(15)}: ${content}`)

  it.each(['member', 'guest'] as const)('streams all conversations of a %s with all messages, oldest first', async (kind) => {
    const token = await harness.identity[kind]('ada')
    const first = await harness.startConversation(replica.client, token)
    const unused = await harness.startConversation(replica.client, token)
    const last = await harness.startConversation(replica.client, token)
    await send(token, last, 'Hello')
    await send(token, first, 'Hi')
    await send(token, first, 'fail')
    const running = await replica.client.open(
      ChatService.Send,
      { conversationId: last, content: 'hold', requestId: randomUUID() },
      { token },
    )
    await new Promise((resolve) => running.once('data', resolve))
    running.on('error', () => undefined).cancel()

    const parts = await readExport(token)
    expect(parts.map(({ conversation }) => conversation?.id)).toEqual([first, unused, last])
    expect(parts[0]?.conversation).toMatchObject({ personaId: 'plato', personaName: 'Plato', personaSlug: 'plato' })
    expect(linesOf(parts[0])).toEqual([
      'persona COMPLETE: What would you like to examine?',
      'user COMPLETE: Hi',
      'persona COMPLETE: You said Hi.',
      'user COMPLETE: fail',
      'persona FAILED: Half ',
    ])
    expect(linesOf(parts[1])).toEqual(['persona COMPLETE: What would you like to examine?'])
    expect(linesOf(parts[2])?.slice(-1)).toEqual(['user COMPLETE: hold'])
  })

  it('contains no conversation of another person, and is empty for a new one', async () => {
    const ada = await harness.identity.member('ada2')
    const guest = await harness.identity.guest('ada2')
    const own = await harness.startConversation(replica.client, ada)
    await harness.startConversation(replica.client, guest)
    expect((await readExport(ada)).map(({ conversation }) => conversation?.id)).toEqual([own])
    expect(await readExport(await harness.identity.member('new'))).toEqual([])
  })

  it('refuses an anonymous caller', async () => {
    await expect(readExport()).rejects.toMatchObject({ kind: 'unauthenticated', reason: 'AUTH_REQUIRED' })
  })

  it('ends after many pages, also when conversations were started in the same millisecond', async () => {
    const token = await harness.identity.member('busy')
    const first = await harness.startConversation(replica.client, token)
    const rows = harness.connection.collection('conversations')
    const { _id, ...row } = (await rows.findOne({ person: 'member:busy' })) ?? {}
    await rows.insertMany(Array.from({ length: 130 }, () => ({ ...row })))
    const ids = (await readExport(token)).map(({ conversation }) => conversation?.id)
    expect([ids.length, new Set(ids).size, ids[0]]).toEqual([131, 131, first])
  })

  it('streams a conversation that is too long for one gRPC message', async () => {
    const token = await harness.identity.member('writer')
    const conversationId = await harness.startConversation(replica.client, token)
    await send(token, conversationId, 'Hi')
    const rows = harness.connection.collection('exchanges')
    const { _id, ...row } = (await rows.findOne({ person: 'member:writer' })) ?? {}
    const long = '漢'.repeat(4_000)
    await rows.insertMany(Array.from({ length: 250 }, () => ({ ...row, requestId: randomUUID(), content: long, answer: long, outbox: [] })))
    const parts = await readExport(token)
    expect(new Set(parts.map(({ conversation }) => conversation?.id))).toEqual(new Set([conversationId]))
    const ids = parts.flatMap(({ messages }) => messages.map(({ id }) => id))
    expect([ids.length, new Set(ids).size]).toEqual([503, 503])
  })
})
