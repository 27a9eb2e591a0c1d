import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { fromStatus } from '@rostra/kit/rpc/status'
import { ChatService } from '@rostra/proto/chat'
import type { ExportedConversation__Output } from '@rostra/proto/gen/rostra/chat/v1/ExportedConversation'
import { type ChatWorld, createChatWorld, type Replica } from './world/chat-world.ts'
import { scriptedModel } from './world/scripted-model.ts'

describe('the export of conversations', () => {
  let world: ChatWorld
  let replica: Replica

  beforeAll(async () => {
    world = await createChatWorld()
    replica = await world.start(
      scriptedModel(({ messages }) => {
        const asked = messages.at(-1)?.content
        return asked === 'fail' ? ['Half ', new Error('cut')] : asked === 'hold' ? ['Well ', 'hold'] : [`You said ${asked}.`]
      }),
    )
  })
  afterAll(() => world.end())

  const exported = async (token?: string) => {
    const stream = await replica.client.open(ChatService.ExportConversations, {}, { token })
    const parts: ExportedConversation__Output[] = []
    try {
      for await (const part of stream) parts.push(part)
    } catch (error) {
      throw fromStatus(error as never)
    }
    return parts
  }
  const send = (token: string, conversationId: string, content: string) =>
    replica.client
      .call(ChatService.SendAndWait, { conversationId, content, requestId: randomUUID() }, { token, deadlineMs: 30_000 })
      .catch(() => undefined)
  const said = (part: ExportedConversation__Output | undefined) =>
    part?.messages.map(({ content, isFromPersona, status }) => `${isFromPersona ? 'it' : 'me'} ${status.slice(15)}: ${content}`)

  it.each(['member', 'guest'] as const)('gives a %s every conversation with every message, the oldest first', async (kind) => {
    const token = await world.identity[kind]('ada')
    const first = await world.converse(replica.client, token)
    const silent = await world.converse(replica.client, token)
    const last = await world.converse(replica.client, token)
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

    const parts = await exported(token)
    expect(parts.map(({ conversation }) => conversation?.id)).toEqual([first, silent, last])
    expect(parts[0]?.conversation).toMatchObject({ personaId: 'plato', personaName: 'Plato', personaSlug: 'plato' })
    expect(said(parts[0])).toEqual([
      'it COMPLETE: What would you like to examine?',
      'me COMPLETE: Hi',
      'it COMPLETE: You said Hi.',
      'me COMPLETE: fail',
      'it FAILED: Half ',
    ])
    expect(said(parts[1])).toEqual(['it COMPLETE: What would you like to examine?'])
    expect(said(parts[2])?.slice(-1)).toEqual(['me COMPLETE: hold'])
  })

  it('holds nothing of anybody else, and is empty for somebody new', async () => {
    const [ada, guest] = [await world.identity.member('ada2'), await world.identity.guest('ada2')]
    const mine = await world.converse(replica.client, ada)
    await world.converse(replica.client, guest)
    expect((await exported(ada)).map(({ conversation }) => conversation?.id)).toEqual([mine])
    expect(await exported(await world.identity.member('new'))).toEqual([])
  })

  it('needs a person', async () => {
    await expect(exported()).rejects.toMatchObject({ kind: 'unauthenticated', reason: 'AUTH_REQUIRED' })
  })

  it('comes to its end over many pages, also where conversations began in the same millisecond', async () => {
    const token = await world.identity.member('busy')
    const begun = await world.converse(replica.client, token)
    const rows = world.connection.collection('conversations')
    const { _id, ...row } = (await rows.findOne({ person: 'member:busy' })) ?? {}
    await rows.insertMany(Array.from({ length: 130 }, () => ({ ...row })))
    const ids = (await exported(token)).map(({ conversation }) => conversation?.id)
    expect([ids.length, new Set(ids).size, ids[0]]).toEqual([131, 131, begun])
  })

  it('gives a conversation that no single message could carry', async () => {
    const token = await world.identity.member('writer')
    const conversationId = await world.converse(replica.client, token)
    await send(token, conversationId, 'Hi')
    const rows = world.connection.collection('exchanges')
    const { _id, ...row } = (await rows.findOne({ person: 'member:writer' })) ?? {}
    const long = '漢'.repeat(4_000)
    await rows.insertMany(Array.from({ length: 250 }, () => ({ ...row, requestId: randomUUID(), content: long, reply: long, outbox: [] })))
    const parts = await exported(token)
    expect(new Set(parts.map(({ conversation }) => conversation?.id))).toEqual(new Set([conversationId]))
    const ids = parts.flatMap(({ messages }) => messages.map(({ id }) => id))
    expect([ids.length, new Set(ids).size]).toEqual([503, 503])
  })
})
