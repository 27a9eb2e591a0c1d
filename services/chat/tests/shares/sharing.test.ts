import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import type { ExportedConversation__Output } from '@rostra/proto/gen/rostra/chat/v1/ExportedConversation'
import { AccountSuspensionChangedEvent } from '@rostra/proto/identity-events'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { profileOf } from '../harness/fake-persona.ts'
import { readStream } from '../harness/read-stream.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

let harness: ChatHarness
let replica: Replica
let other: Replica
let ada: string
let bob: string

const model = () =>
  scriptedModel(({ messages }) => (messages.at(-1)?.content === 'Wait' ? ['Well', 'hold'] : [`On ${messages.at(-1)?.content}.`]))

beforeAll(async () => {
  harness = await createChatHarness()
  replica = await harness.startReplica(model())
  other = await harness.startReplica(model())
  ada = await harness.identity.member('ada')
  bob = await harness.identity.member('bob')
})
afterAll(() => harness?.stop())
beforeEach(() => harness.persona.on('GetSpeakingProfile', ({ request }) => ({ ...profileOf(request.id), isPublic: true })))

const start = (token = ada) => harness.startConversation(replica.client, token)
const send = (conversationId: string, content: string, token = ada) =>
  replica.client.call(ChatService.SendAndWait, { conversationId, content, requestId: randomUUID() }, { token, deadlineMs: 30_000 })
const share = async (conversationId: string, withName = false, token = ada) =>
  (await replica.client.call(ChatService.ShareConversation, { conversationId, withName }, { token })).token
const revoke = (conversationId: string, token = ada) => replica.client.call(ChatService.RevokeShare, { conversationId }, { token })
const read = (token: string, { client } = other) => client.call(ChatService.GetSharedConversation, { token }, {})
const listShares = async (token = ada) => (await other.client.call(ChatService.ListShares, {}, { token })).shares
const isShared = async (conversationId: string) => (await listShares()).some((shared) => shared.conversationId === conversationId)
/** Starts a conversation with these messages and their answers. */
async function converse(...contents: string[]): Promise<string> {
  const id = await start()
  for (const content of contents) await send(id, content)
  return id
}
/** Publishes a change of an account's suspension, at a time in seconds. */
async function suspend(accountId: string, { suspended, changedAt }: { suspended: boolean; changedAt: number }): Promise<void> {
  const { topic, serialize } = AccountSuspensionChangedEvent
  const payload = serialize({ accountId, suspended, changedAt: new Date(changedAt * 1_000).toISOString() })
  await harness.bus.publish([{ id: randomUUID(), topic, key: accountId, payload, at: new Date() }])
}
const notShared = { kind: 'not_found', reason: 'SHARE_NOT_FOUND' }

describe('a shared conversation', () => {
  it('is read by anyone with the token, on every replica', async () => {
    const token = await share(await converse('Justice', 'Beauty'))
    const shared = await read(token)
    expect(shared).toMatchObject({ personaId: 'plato', sharedBy: '', sharedAt: expect.stringMatching(/Z$/) })
    expect(shared.messages.map(({ id, content, isFromPersona }) => [id, content, isFromPersona])).toEqual([
      ['s1', 'What would you like to examine?', true],
      ['s2', 'Justice', false],
      ['s3', 'On Justice.', true],
      ['s4', 'Beauty', false],
      ['s5', 'On Beauty.', true],
    ])
    expect(await read(token, replica)).toEqual(shared)
  })

  it('shows the name only when the member chose to, and a guest has none', async () => {
    const id = await converse('Hello')
    expect((await read(await share(id, true))).sharedBy).toBe('ada')
    expect((await read(await share(id, false))).sharedBy).toBe('')
    const guest = await harness.identity.guest('traveller')
    const ofGuest = await start(guest)
    await send(ofGuest, 'Hello', guest)
    expect((await read(await share(ofGuest, true, guest))).sharedBy).toBe('')
  })

  it('is a snapshot: later messages and other branches are not in it', async () => {
    const id = await converse('First draft')
    const { messages } = await replica.client.call(ChatService.ListMessages, { conversationId: id, before: '', limit: 10 }, { token: ada })
    const question = messages[1]?.id ?? ''
    await replica.client.call(
      ChatService.SendAndWait,
      { conversationId: id, content: 'Second draft', requestId: randomUUID(), replaces: question },
      { token: ada, deadlineMs: 30_000 },
    )
    const token = await share(id)
    await send(id, 'A secret')
    const text = JSON.stringify(await read(token))
    expect(text).toContain('Second draft')
    for (const hidden of ['First draft', 'A secret']) expect(text).not.toContain(hidden)
  })

  it('ends with the answer that is on the screen, whatever branch was chosen elsewhere', async () => {
    const id = await converse('First draft')
    const list = async () =>
      (await replica.client.call(ChatService.ListMessages, { conversationId: id, before: '', limit: 10 }, { token: ada })).messages
    const question = (await list())[1]?.id ?? ''
    const request = { conversationId: id, content: 'Second draft', requestId: randomUUID(), replaces: question }
    const { botMessage } = await replica.client.call(ChatService.SendAndWait, request, { token: ada, deadlineMs: 30_000 })
    await send(id, 'A later one')
    await replica.client.call(ChatService.ShowBranch, { conversationId: id, messageId: question }, { token: ada })
    const shareUpTo = async (messageId: string) =>
      (await replica.client.call(ChatService.ShareConversation, { conversationId: id, messageId }, { token: ada })).token
    const { messages } = await read(await shareUpTo(botMessage?.id ?? ''))
    expect(messages.map(({ content }) => content)).toEqual(['What would you like to examine?', 'Second draft', 'On Second draft.'])
    for (const unknown of [`b${'f'.repeat(24)}`, question, 'x'])
      await expect(shareUpTo(unknown)).rejects.toMatchObject({ kind: 'not_found', reason: 'MESSAGE_NOT_FOUND' })
  })

  it('leads neither to its person nor to the conversation, and the stored share names no person', async () => {
    const id = await converse('Hello', 'Again')
    const token = await share(id)
    const exchanges = await harness.connection.collection('exchanges').find({ person: 'member:ada' }).toArray()
    const text = JSON.stringify(await read(token))
    for (const secret of [id, 'ada', 'member', 'ask before you answer', ...exchanges.map(({ _id }) => _id.toHexString())])
      expect(text).not.toContain(secret)
    const rows = await harness.connection.collection('shares').find().toArray()
    const stored = JSON.stringify(rows)
    for (const secret of [token, 'member:', ...exchanges.map(({ _id }) => _id.toHexString())]) expect(stored).not.toContain(secret)
  })

  it('is refused before the first answer, to others, and with a private persona', async () => {
    const id = await start()
    await expect(share(id)).rejects.toMatchObject({ kind: 'state', reason: 'NOTHING_TO_SHARE' })
    await send(id, 'Hello')
    await expect(share(id, false, bob)).rejects.toMatchObject({ reason: 'CONVERSATION_NOT_FOUND' })
    await expect(revoke(id, bob)).rejects.toMatchObject({ reason: 'CONVERSATION_NOT_FOUND' })
    expect(await listShares(bob)).toEqual([])
    hidePersona()
    await eventually(() => expect(share(id)).rejects.toMatchObject({ kind: 'denied', reason: 'PRIVATE_PERSONA' }))
    await revoke(id)
    expect(await isShared(id)).toBe(false)
  })

  it('leaves out an answer that still runs', async () => {
    const id = await converse('Hello')
    const request = { conversationId: id, content: 'Wait', requestId: randomUUID() }
    const { generationId } = await readStream(
      await replica.client.open(ChatService.Send, request, { token: ada }),
      ({ chunks }) => chunks.length > 0,
    )
    const shared = await read(await share(id))
    expect(shared.messages.map(({ content }) => content)).toEqual(['What would you like to examine?', 'Hello', 'On Hello.'])
    await replica.client.call(ChatService.StopGeneration, { generationId }, { token: ada })
  })
})

/** Makes the persona private: only Ada sees it. It takes effect within 800 ms. */
const hidePersona = () =>
  harness.persona.on('GetSpeakingProfile', ({ request, caller }) => {
    if (caller.kind === 'anonymous') throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
    return { ...profileOf(request.id), isPublic: false }
  })

describe('a share ends', () => {
  it('at once on every replica when it is revoked, and revoking again succeeds', async () => {
    const id = await converse('Hello')
    const token = await share(id)
    expect(await isShared(id)).toBe(true)
    await read(token)
    await revoke(id)
    for (const on of [other, replica]) await expect(read(token, on)).rejects.toMatchObject(notShared)
    await revoke(id)
    expect(await isShared(id)).toBe(false)
  })

  it('when the conversation is shared again: the new link works, with what was said since', async () => {
    const id = await converse('Hello')
    const first = await share(id)
    await send(id, 'Again')
    const second = await share(id, true)
    await expect(read(first)).rejects.toMatchObject(notShared)
    expect(await read(second)).toMatchObject({ sharedBy: 'ada', messages: { length: 5 } })
    expect((await listShares()).filter(({ conversationId }) => conversationId === id)).toMatchObject([{ sharedBy: 'ada' }])
  })

  it('when its persona is not public any more, and returns with it', async () => {
    const token = await share(await converse('Hello'))
    hidePersona()
    await eventually(() => expect(read(token)).rejects.toMatchObject(notShared))
    harness.persona.on('GetSpeakingProfile', ({ request }) => ({ ...profileOf(request.id), isPublic: true }))
    expect((await read(token)).messages).toHaveLength(3)
  })

  it('on every replica while its member is suspended, and returns when the suspension ends', async () => {
    const eve = await harness.identity.member('eve')
    const id = await start(eve)
    await send(id, 'Hello', eve)
    const token = await share(id, true, eve)
    await suspend('eve', { suspended: true, changedAt: 2 })
    await eventually(() => expect(read(token)).rejects.toMatchObject(notShared), eventTimeoutMs)
    await expect(read(token, replica)).rejects.toMatchObject(notShared)
    await expect(replica.client.call(ChatService.ContinueShared, { token }, { token: ada })).rejects.toMatchObject(notShared)
    await suspend('eve', { suspended: false, changedAt: 1 })
    await expect(read(token)).rejects.toMatchObject(notShared)
    await suspend('eve', { suspended: false, changedAt: 3 })
    await eventually(async () => expect((await read(token)).sharedBy).toBe('eve'), eventTimeoutMs)
  })

  it('and is unknown for anything that is no token', async () => {
    for (const token of ['', 'x', 'A'.repeat(32), '{"$gt":""}', 'ä'.repeat(32)]) await expect(read(token)).rejects.toMatchObject(notShared)
  })

  it('with one share at most when it is shared and revoked many times at once', async () => {
    const id = await converse('Hello')
    const calls = Array.from({ length: 12 }, (_, index) => (index % 3 === 2 ? revoke(id).then(() => '') : share(id)))
    const tokens = (await Promise.allSettled(calls)).flatMap((call) => (call.status === 'fulfilled' && call.value ? [call.value] : []))
    const readable = (await Promise.allSettled(tokens.map((token) => read(token)))).filter(({ status }) => status === 'fulfilled').length
    expect([tokens.length > 0, readable]).toEqual([true, (await isShared(id)) ? 1 : 0])
    await revoke(id)
    for (const token of tokens) await expect(read(token)).rejects.toMatchObject(notShared)
  })
})

it('the list of conversations says which ones are shared', async () => {
  const yan = await harness.identity.member('yan')
  const shared = await start(yan)
  const plain = await start(yan)
  for (const id of [shared, plain]) await send(id, 'Hello', yan)
  await share(shared, false, yan)
  await eventually(async () => {
    const { conversations } = await other.client.call(ChatService.ListConversations, { page: 1, limit: 10 }, { token: yan })
    const places = Object.fromEntries(conversations.map(({ id, shared: isShared }) => [id, isShared]))
    expect(places).toEqual({ [shared]: true, [plain]: false })
  })
})

it('the list of shares has as many as a person may have conversations', async () => {
  const row = {
    person: 'member:max',
    personaId: 'plato',
    startedAt: new Date(),
    lastMessageAt: new Date(),
    preview: 'Hi',
    sharedAt: new Date(),
  }
  await harness.connection.collection('conversations').insertMany(Array.from({ length: 2_000 }, () => ({ ...row })))
  expect(await listShares(await harness.identity.member('max'))).toHaveLength(2_000)
})

it('an adoption keeps the share, and the member lists and ends it', async () => {
  const guest = await harness.identity.guest('wanderer')
  const settler = await harness.identity.member('settler')
  const id = await start(guest)
  await send(id, 'Hello', guest)
  const token = await share(id, false, guest)
  await replica.client.call(ChatService.AdoptConversations, { guestToken: guest }, { token: settler })
  expect([(await listShares(settler)).length, (await listShares(guest)).length]).toEqual([1, 0])
  await read(token)
  await revoke(id, settler)
  await expect(read(token)).rejects.toMatchObject(notShared)
})

it('an export says what is shared, when and as whom', async () => {
  const zoe = await harness.identity.member('zoe')
  const shared = await start(zoe)
  const plain = await start(zoe)
  for (const id of [shared, plain]) await send(id, 'Hello', zoe)
  await share(shared, true, zoe)
  const parts: ExportedConversation__Output[] = []
  for await (const part of await replica.client.open(ChatService.ExportConversations, {}, { token: zoe })) parts.push(part)
  const of = (id: string) => parts.find(({ conversation }) => conversation?.id === id)
  expect([of(shared), of(plain)]).toMatchObject([
    { sharedAt: expect.stringMatching(/Z$/), sharedBy: 'zoe' },
    { sharedAt: '', sharedBy: '' },
  ])
})
