import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { hashOf } from '@rostra/platform/share-token'
import { ChatService } from '@rostra/proto/chat'
import { Types } from 'mongoose'
import { mongoShares } from '../../src/shares/store/mongo-shares.ts'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { profileOf } from '../harness/fake-persona.ts'
import { type Leftovers, openLeftovers } from '../harness/leftovers.ts'
import { type ScriptedModel, scriptedModel } from '../harness/scripted-model.ts'

let harness: ChatHarness
let replica: Replica
let other: Replica
let model: ScriptedModel
let leftovers: Leftovers
let ada: string
let shared: string
let token: string

beforeAll(async () => {
  harness = await createChatHarness()
  model = scriptedModel(({ messages }) => [`On ${messages.at(-1)?.content}.`])
  replica = await harness.startReplica(model)
  other = await harness.startReplica(model)
  leftovers = await openLeftovers(harness)
  ada = await harness.identity.member('ada')
  shared = await harness.startConversation(replica.client, ada)
  for (const content of ['Justice', 'Beauty']) await send(shared, content, ada)
  token = await share(shared)
})
afterAll(async () => {
  leftovers?.close()
  await harness?.stop()
})

const send = (conversationId: string, content: string, by: string, requestId: string = randomUUID()) =>
  replica.client.call(ChatService.SendAndWait, { conversationId, content, requestId }, { token: by, deadlineMs: 30_000 })
const share = async (conversationId: string) =>
  (await replica.client.call(ChatService.ShareConversation, { conversationId }, { token: ada })).token
const revoke = (conversationId: string) => replica.client.call(ChatService.RevokeShare, { conversationId }, { token: ada })
const continueIt = (by: string, requestId: string = randomUUID(), { client } = replica, of = token) =>
  client.call(ChatService.ContinueShared, { token: of, requestId }, { token: by })
const contents = async (conversationId: string, by: string) => {
  const { messages } = await other.client.call(ChatService.ListMessages, { conversationId, before: '', limit: 50 }, { token: by })
  return messages.map(({ content }) => content)
}
const rows = (name: string) => harness.connection.collection(name)
const eventsOf = async (person: string) => rows('exchanges').countDocuments({ person, outbox: { $exists: true, $ne: [] } })

describe('a shared conversation that is continued', () => {
  it('leaves a guest all messages: those of the share are not the guest’s', async () => {
    const guest = await harness.identity.guest('reader')
    const { conversation, guestMessagesLeft } = await continueIt(guest)
    await send(conversation?.id ?? '', 'Truth', guest)
    const request = { conversationId: conversation?.id ?? '', before: '', limit: 50 }
    const opened = await other.client.call(ChatService.ListMessages, request, { token: guest })
    expect([guestMessagesLeft, opened.messages.length, opened.guestMessagesLeft]).toEqual([10, 7, 9])
  })

  it('only refers to the share until the first own message, with the same messages before and after', async () => {
    const kay = await harness.identity.member('kay')
    const stored = () => rows('exchanges').countDocuments({ person: 'member:kay' })
    const ids: string[] = []
    for (let n = 0; n < 20; n++) ids.push((await continueIt(kay)).conversation?.id ?? '')
    const [id = '', unused = ''] = ids
    expect([new Set(ids).size, await stored()]).toEqual([20, 0])
    const list = async (before = '', limit = 50) =>
      (await other.client.call(ChatService.ListMessages, { conversationId: id, before, limit }, { token: kay })).messages
    const before = await list()
    expect(before.map(({ content }) => content)).toEqual([
      'What would you like to examine?',
      'Justice',
      'On Justice.',
      'Beauty',
      'On Beauty.',
    ])
    expect((await list(before[3]?.id, 2)).map(({ content }) => content)).toEqual(['Justice', 'On Justice.'])
    const requestId = randomUUID()
    await Promise.allSettled([send(id, 'And truth?', kay, requestId), send(id, 'And truth?', kay, requestId)])
    const after = await list()
    expect(after.slice(0, 5)).toEqual(before)
    expect([after.at(-1)?.content, await stored()]).toEqual(['On And truth?.', 3])
    expect(await contents(unused, kay)).toHaveLength(5)
  })

  it('has no greeting when the share is cut, before and after the first own message', async () => {
    const nia = await harness.identity.member('nia')
    const long = await harness.startConversation(replica.client, ada)
    await send(long, 'Hello', ada)
    const of = await share(long)
    await rows('shares').updateOne({ _id: new Types.ObjectId(long) }, { $set: { isCut: true } })
    const id = (await continueIt(nia, randomUUID(), replica, of)).conversation?.id ?? ''
    expect(await contents(id, nia)).toEqual(['Hello', 'On Hello.'])
    await send(id, 'Go on', nia)
    expect(await contents(id, nia)).toEqual(['Hello', 'On Hello.', 'Go on', 'On Go on.'])
  })

  it('can be regenerated at once, which copies it', async () => {
    const lou = await harness.identity.member('lou')
    const { conversation } = await continueIt(lou)
    const conversationId = conversation?.id ?? ''
    const { messages } = await replica.client.call(ChatService.ListMessages, { conversationId, before: '', limit: 50 }, { token: lou })
    const request = { conversationId, content: '', replaces: messages.at(-1)?.id ?? '', requestId: randomUUID() }
    await replica.client.call(ChatService.SendAndWait, request, { token: lou, deadlineMs: 30_000 })
    const after = await replica.client.call(ChatService.ListMessages, { conversationId, before: '', limit: 50 }, { token: lou })
    expect(after.messages.at(-1)).toMatchObject({ content: 'On Beauty.', siblings: { index: 2, count: 2 } })
  })

  it('is one of at most 2,000 conversations of a member', async () => {
    const max = await harness.identity.member('max')
    const row = { person: 'member:max', personaId: 'plato', startedAt: new Date(), lastMessageAt: new Date(), preview: 'Hi' }
    await rows('conversations').insertMany(Array.from({ length: 1_999 }, () => ({ ...row })))
    await continueIt(max)
    const refused = { kind: 'state', reason: 'CONVERSATION_LIMIT', message: expect.stringContaining('2,000') }
    await expect(continueIt(max)).rejects.toMatchObject(refused)
    await expect(replica.client.call(ChatService.StartConversation, { personaId: 'plato' }, { token: max })).rejects.toMatchObject(refused)
    await rows('conversations').deleteMany({ person: 'member:max' })
  })

  it('is found by what was said in it, once its reader has sent a message', async () => {
    const reader = await harness.identity.member('reader')
    const { conversation } = await continueIt(reader)
    await send(conversation?.id ?? '', 'And truth?', reader)
    await eventually(async () => {
      const { conversations } = await other.client.call(
        ChatService.ListConversations,
        { page: 1, limit: 5, search: 'beauty' },
        { token: reader },
      )
      expect(conversations.map(({ id }) => id)).toEqual([conversation?.id])
    })
  })

  it('is an own conversation with the same messages, to which the persona answers', async () => {
    const bob = await harness.identity.member('bob')
    const { conversation, initialMessage, offline } = await continueIt(bob)
    expect([initialMessage?.content, offline]).toEqual(['What would you like to examine?', true])
    const id = conversation?.id ?? ''
    expect(await contents(id, bob)).toEqual(['What would you like to examine?', 'Justice', 'On Justice.', 'Beauty', 'On Beauty.'])
    await send(id, 'And truth?', bob)
    expect(model.requests.at(-1)?.messages.map(({ content }) => content)).toEqual([
      'Justice',
      'On Justice.',
      'Beauty',
      'On Beauty.',
      'And truth?',
    ])
    expect((await contents(id, bob)).at(-1)).toBe('On And truth?.')
    expect(await contents(shared, ada)).toHaveLength(5)
  })

  it('is found by its title, and its answers can be reported, but not rated or shared, before anything is sent', async () => {
    const lee = await harness.identity.member('lee')
    const { conversation } = await continueIt(lee)
    const conversationId = conversation?.id ?? ''
    const search = async (text: string) =>
      (await other.client.call(ChatService.ListConversations, { page: 1, limit: 5, search: text }, { token: lee })).conversations
    for (const text of ['justice', 'plato']) expect((await search(text)).map(({ id }) => id)).toEqual([conversationId])
    const listed = await other.client.call(ChatService.ListMessages, { conversationId, limit: 50 }, { token: lee })
    expect(listed.onlyShared).toBe(true)
    const messageId = listed.messages.at(-1)?.id ?? ''
    const get = (request: { messageId: string; conversationId?: string }, by = lee) =>
      other.client.call(ChatService.GetAnswer, request, { token: by })
    expect(await get({ messageId, conversationId })).toEqual({ personaId: 'plato', question: 'Beauty', answer: 'On Beauty.' })
    const gone = { kind: 'not_found', reason: 'MESSAGE_NOT_FOUND' }
    for (const id of [listed.messages[0]?.id ?? '', listed.messages[1]?.id ?? '', 'x'])
      await expect(get({ messageId: id, conversationId })).rejects.toMatchObject(gone)
    await expect(get({ messageId })).rejects.toMatchObject(gone)
    await expect(get({ messageId, conversationId }, ada)).rejects.toMatchObject(gone)
    const call = { token: lee }
    await expect(replica.client.call(ChatService.SetFeedback, { messageId, rating: 'RATING_UP' }, call)).rejects.toMatchObject(gone)
    const sharing = replica.client.call(ChatService.ShareConversation, { conversationId }, call)
    await expect(sharing).rejects.toMatchObject({ reason: 'NOTHING_TO_SHARE', message: expect.stringContaining('a message of your own') })
    await send(conversationId, 'And truth?', lee)
    expect((await other.client.call(ChatService.ListMessages, { conversationId, limit: 50 }, { token: lee })).onlyShared).toBe(false)
    await replica.client.call(ChatService.ShareConversation, { conversationId }, call)
    await replica.client.call(ChatService.SetFeedback, { messageId, rating: 'RATING_UP' }, call)
    expect(await get({ messageId })).toMatchObject({ answer: 'On Beauty.' })
  })

  it('is listed first, with the title of the share, before anything is sent', async () => {
    const cora = await harness.identity.member('cora')
    await send(await harness.startConversation(replica.client, cora), 'Earlier', cora)
    const { conversation } = await continueIt(cora)
    const { conversations } = await replica.client.call(ChatService.ListConversations, { page: 1, limit: 10 }, { token: cora })
    const { title } = await replica.client.call(ChatService.GetSharedConversation, { token }, {})
    expect(conversations[0]).toMatchObject({ id: conversation?.id, personaSlug: 'plato', preview: 'On Beauty.', title, shared: false })
  })

  it('costs nothing and counts nowhere', async () => {
    const dora = await harness.identity.member('dora')
    const { conversation } = await continueIt(dora)
    await replica.client.call(ChatService.ListMessages, { conversationId: conversation?.id ?? '', before: '', limit: 9 }, { token: dora })
    expect([...harness.billing.calls.values()].flat().filter((call) => call.includes('dora'))).toEqual([])
    const copies = await rows('exchanges')
      .find({ conversationId: new Types.ObjectId(conversation?.id) })
      .toArray()
    expect([copies.length, await eventsOf('member:dora')]).toEqual([0, 0])
  })

  it('is the guest’s for a guest, ends after 90 days, and can be answered and adopted', async () => {
    const guest = await harness.identity.guest('traveller')
    const { conversation } = await continueIt(guest)
    const id = conversation?.id ?? ''
    const row = await rows('conversations').findOne({ _id: new Types.ObjectId(id) })
    expect((row?.expiresAt.getTime() - Date.now()) / 86_400_000).toBeCloseTo(90, 2)
    await send(id, 'Hello', guest)
    const member = await harness.identity.member('settler')
    await replica.client.call(ChatService.AdoptConversations, { guestToken: guest }, { token: member })
    expect(await contents(id, member)).toHaveLength(7)
  })

  it('is one conversation however often, at once and on whatever replica the call is repeated', async () => {
    const eve = await harness.identity.member('eve')
    const requestId = randomUUID()
    const calls = Array.from({ length: 8 }, (_, index) => continueIt(eve, requestId, index % 2 ? replica : other))
    const started = await Promise.all([...calls, continueIt(eve, requestId.toUpperCase())])
    expect(new Set(started.map(({ conversation }) => conversation?.id)).size).toBe(1)
    expect(await leftovers.count('member:eve')).toEqual({ conversations: 1, exchanges: 0 })
  })

  it.each(['is revoked', 'is replaced by a new one'])('ends when the share %s, unless its reader has sent a message', async (end) => {
    const fay = await harness.identity.member('fay')
    const mine = await harness.startConversation(replica.client, ada)
    await send(mine, 'Hello', ada)
    const of = await share(mine)
    const [unused, used] = [randomUUID(), randomUUID()]
    const { conversation: read } = await continueIt(fay, unused, replica, of)
    const renaming = { conversationId: read?.id ?? '', title: 'Mine' }
    await replica.client.call(ChatService.RenameConversation, renaming, { token: fay })
    const { conversation: answered } = await continueIt(fay, used, replica, of)
    await send(answered?.id ?? '', 'Go on', fay)
    if (end === 'is revoked') await revoke(mine)
    else await share(mine)
    expect((await continueIt(fay, used, other, of)).conversation?.id).toBe(answered?.id)
    expect(await contents(answered?.id ?? '', fay)).toHaveLength(5)
    const gone = { kind: 'not_found', reason: 'SHARE_NOT_FOUND' }
    await expect(continueIt(fay, unused, other, of)).rejects.toMatchObject(gone)
    await expect(contents(read?.id ?? '', fay)).rejects.toMatchObject({ reason: 'CONVERSATION_NOT_FOUND' })
    expect(await rows('search_entries').countDocuments({ conversationId: new Types.ObjectId(read?.id) })).toBe(0)
    await expect(continueIt(fay, randomUUID(), replica, of)).rejects.toMatchObject(gone)
  })

  it('is none when the share is revoked meanwhile, and takes no message once it is gone with the share', async () => {
    const [mine, gus] = [await harness.startConversation(replica.client, ada), await harness.identity.member('gus')]
    await send(mine, 'Hello', ada)
    const of = await share(mine)
    // It knows no persona yet, so that it asks after it has read the share.
    const fresh = await harness.startReplica(model)
    harness.persona.on('GetSpeakingProfile', async ({ request }) => {
      await revoke(mine)
      return { ...profileOf(request.id), isPublic: true }
    })
    await expect(continueIt(gus, randomUUID(), fresh, of)).rejects.toMatchObject({ kind: 'not_found', reason: 'SHARE_NOT_FOUND' })
    expect(await rows('conversations').countDocuments({ person: 'member:gus' })).toBe(0)
    harness.persona.on('GetSpeakingProfile', ({ request }) => ({ ...profileOf(request.id), isPublic: true }))

    const again = await share(mine)
    const { conversation } = await continueIt(gus, randomUUID(), replica, again)
    const shares = mongoShares(harness.connection, async () => undefined)
    const read = await shares.byTokenHash(hashOf(again))
    await revoke(mine)
    const copying = shares.copyInto({ id: conversation?.id ?? '' }, read as NonNullable<typeof read>)
    await expect(copying).rejects.toMatchObject({ reason: 'CONVERSATION_NOT_FOUND' })
    expect(await leftovers.count('member:gus')).toEqual({ conversations: 0, exchanges: 0 })
  })

  it('is refused with the request id of another conversation, and with one that is no UUID', async () => {
    const gil = await harness.identity.member('gil')
    const requestId = randomUUID()
    await replica.client.call(ChatService.StartConversation, { personaId: 'plato', requestId }, { token: gil })
    await expect(continueIt(gil, requestId)).rejects.toMatchObject({ kind: 'exists', reason: 'REQUEST_ID_REUSED' })
    await expect(continueIt(gil, 'x')).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
  })

  it('is another person’s with the same request id', async () => {
    const requestId = randomUUID()
    const people = await Promise.all(['hal', 'ida'].map((name) => harness.identity.member(name)))
    const started = await Promise.all(people.map((by) => continueIt(by, requestId)))
    expect(new Set(started.map(({ conversation }) => conversation?.id)).size).toBe(2)
  })
})

describe('a share goes with its conversation', () => {
  const shareCount = (id: string) => rows('shares').countDocuments({ _id: new Types.ObjectId(id) })

  it('when the account is deleted', async () => {
    const jay = await harness.identity.member('jay')
    const id = await harness.startConversation(replica.client, jay)
    await send(id, 'Hello', jay)
    const { token: of } = await replica.client.call(ChatService.ShareConversation, { conversationId: id }, { token: jay })
    const copy = await continueIt(ada, randomUUID(), replica, of)
    await send(copy.conversation?.id ?? '', 'Go on', ada)
    const reference = await continueIt(ada, randomUUID(), replica, of)
    expect(await shareCount(id)).toBe(1)
    await leftovers.deleteAccount('jay')
    await leftovers.expectNone('member:jay')
    expect(await shareCount(id)).toBe(0)
    await expect(continueIt(ada, randomUUID(), replica, of)).rejects.toMatchObject({ reason: 'SHARE_NOT_FOUND' })
    expect(await contents(copy.conversation?.id ?? '', ada)).toHaveLength(5)
    await expect(contents(reference.conversation?.id ?? '', ada)).rejects.toMatchObject({ reason: 'CONVERSATION_NOT_FOUND' })
  })

  it('when a guest’s conversation ends', async () => {
    const guest = await harness.identity.guest('passer-by')
    const id = await harness.startConversation(replica.client, guest)
    await send(id, 'Hello', guest)
    await replica.client.call(ChatService.ShareConversation, { conversationId: id }, { token: guest })
    // The preview is stored later than the answer, and moves the end.
    await eventually(async () =>
      expect(await rows('conversations').findOne({ person: 'guest:passer-by' })).toMatchObject({ preview: 'On Hello.' }),
    )
    await rows('exchanges').updateMany({ person: 'guest:passer-by' }, { $unset: { outbox: 1 } })
    await rows('conversations').updateOne({ _id: new Types.ObjectId(id) }, { $set: { expiresAt: new Date(Date.now() - 1_000) } })
    await eventually(async () => expect([await shareCount(id), (await leftovers.count('guest:passer-by')).conversations]).toEqual([0, 0]))
  })

  it('and none is left when it is shared again and again while it is deleted', async () => {
    const kim = await harness.identity.member('kim')
    const id = await harness.startConversation(replica.client, kim)
    await send(id, 'Hello', kim)
    const shares = Array.from({ length: 20 }, () =>
      other.client.call(ChatService.ShareConversation, { conversationId: id }, { token: kim }).catch(() => undefined),
    )
    await leftovers.deleteAccount('kim')
    await Promise.all(shares)
    await leftovers.expectNone('member:kim')
    expect(await shareCount(id)).toBe(0)
  })
})
