import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { Types } from 'mongoose'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { openInbox } from '../harness/inbox-harness.ts'
import { type Leftovers, openLeftovers } from '../harness/leftovers.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

let harness: ChatHarness
let replica: Replica
let leftovers: Leftovers
let inbox: ReturnType<typeof openInbox>
beforeAll(async () => {
  harness = await createChatHarness()
  replica = await harness.startReplica(scriptedModel(({ messages }) => [`answer to ${messages.at(-1)?.content}`]))
  leftovers = await openLeftovers(harness)
  inbox = openInbox(harness, () => replica)
})
afterAll(async () => {
  leftovers?.close()
  await harness?.stop()
})

const down = { rating: 'RATING_DOWN', comment: 'It is 30 days', shared: true } as const
const rows = (personaId: string) => harness.connection.collection('inbox_items').countDocuments({ personaId })
const swept = (conversationId: string) =>
  eventually(
    async () =>
      expect(await harness.connection.collection('conversations').countDocuments({ _id: new Types.ObjectId(conversationId) })).toBe(0),
    15_000,
  )
/** Moves a deletion 30 s into the past, so that the sweep removes the conversation. */
const age = (conversationId: string) =>
  harness.connection
    .collection('conversations')
    .updateOne({ _id: new Types.ObjectId(conversationId) }, { $set: { deletedAt: new Date(Date.now() - 30_000) } })

describe('an answer that was reported', () => {
  it.each(['member', 'guest'] as const)(
    'by a %s is in the inbox with the question and the comment, and without who asked',
    async (kind) => {
      const persona = await inbox.persona()
      const account = randomUUID()
      const asked = await inbox.ask(await harness.identity[kind](account), persona.id, 'How long is the trial?')
      await asked.rate(down)
      const listed = await persona.list()
      expect(listed).toEqual({
        total: 1,
        open: 1,
        items: [
          {
            id: expect.stringMatching(/^[0-9a-f]{24}$/),
            question: 'How long is the trial?',
            answer: 'answer to How long is the trial?',
            rating: 'RATING_DOWN',
            comment: 'It is 30 days',
            at: expect.any(String),
            state: 'INBOX_STATE_OPEN',
            askedBy: 0,
            sourceId: '',
            notice: '',
          },
        ],
      })
      for (const id of [account, asked.conversationId, asked.exchangeId]) expect(JSON.stringify(listed)).not.toContain(id)
      expect(await persona.count()).toEqual({ [persona.id]: 1 })
    },
  )

  it('is in the inbox only while it is shared, and has what was said last', async () => {
    const persona = await inbox.persona()
    const asked = await inbox.ask(await inbox.member(), persona.id, 'How long?')
    await asked.rate({ ...down, shared: false })
    expect(await persona.items()).toEqual([])
    await asked.rate(down)
    await asked.rate({ rating: 'RATING_UP', comment: 'Good', shared: true })
    expect(await persona.items()).toMatchObject([{ rating: 'RATING_UP', comment: 'Good' }])
    await asked.rate({ rating: 'RATING_UP', comment: 'Good', shared: false })
    expect(await persona.list()).toMatchObject({ items: [], total: 0, open: 0 })
    await asked.rate(down)
    await asked.rate({ rating: 'RATING_UNSPECIFIED' })
    expect([await persona.items('INBOX_STATE_UNSPECIFIED'), await persona.count()]).toEqual([[], {}])
  })

  it('stays dismissed when its person takes the sharing back and shares it again', async () => {
    const persona = await inbox.persona()
    const asked = await inbox.ask(await inbox.member(), persona.id, 'How long?')
    await asked.rate(down)
    const [item] = await persona.items()
    await persona.dismiss(item?.id ?? '')
    for (const shared of [false, true, false, true]) await asked.rate({ ...down, shared })
    expect([await persona.items(), await persona.items('INBOX_STATE_DISMISSED')]).toMatchObject([[], [{ id: item?.id }]])
  })

  it('is reported as it was set last, whatever happens at once', async () => {
    const persona = await inbox.persona()
    const asked = await inbox.ask(await inbox.member(), persona.id, 'How long?')
    await Promise.all(Array.from({ length: 8 }, (_, n) => asked.rate({ ...down, shared: n % 2 === 0 }).catch(() => undefined)))
    const exchange = await harness.connection.collection('exchanges').findOne({ _id: new Types.ObjectId(asked.exchangeId) })
    expect(await persona.items()).toHaveLength(exchange?.feedback?.shared ? 1 : 0)
  })

  it('is listed for its owner only', async () => {
    const persona = await inbox.persona()
    const other = await inbox.persona()
    const asker = await inbox.member()
    const asked = await inbox.ask(asker, persona.id, 'How long?')
    await asked.rate(down)
    const [item] = await persona.items()
    const gone = { kind: 'not_found', reason: 'BOT_NOT_FOUND' }
    for (const token of [other.token, asker]) {
      const foreign = inbox.callsOf(persona.id, token)
      await expect(foreign.list()).rejects.toMatchObject(gone)
      await expect(foreign.answer(item?.id ?? '', 'x')).rejects.toMatchObject(gone)
      await expect(foreign.dismiss(item?.id ?? '')).rejects.toMatchObject(gone)
    }
    const guest = inbox.callsOf(persona.id, await harness.identity.guest(randomUUID()))
    for (const call of [guest.list(), guest.answer('x', 'x'), guest.dismiss('x'), guest.count()])
      await expect(call).rejects.toMatchObject({ kind: 'unauthenticated', reason: 'AUTH_REQUIRED' })
    const missing = { kind: 'not_found', reason: 'ITEM_NOT_FOUND' }
    for (const id of [item?.id ?? '', 'x', '', 'f'.repeat(24)]) {
      await expect(other.answer(id, 'x')).rejects.toMatchObject(missing)
      await expect(other.dismiss(id)).rejects.toMatchObject(missing)
    }
    expect(await other.items()).toEqual([])
  })

  it('is counted for each persona of an owner, and pages are the latest first', async () => {
    const first = await inbox.persona()
    const second = await inbox.persona({ ownerId: first.ownerId })
    const asker = await inbox.member()
    for (const question of ['one', 'two', 'three']) await (await inbox.ask(asker, first.id, question)).rate(down)
    await (await inbox.ask(asker, second.id, 'four')).rate(down)
    expect(await first.count()).toEqual({ [first.id]: 3, [second.id]: 1 })
    const pages = await Promise.all([1, 2, 3].map((page) => first.list('INBOX_STATE_OPEN', page, 1)))
    expect(pages.map(({ items, total }) => [items.map(({ question }) => question), total])).toEqual([
      [['three'], 3],
      [['two'], 3],
      [['one'], 3],
    ])
    await expect(first.list('INBOX_STATE_OPEN', 0, 1)).rejects.toMatchObject({ reason: 'VALIDATION' })
    await expect(first.list('INBOX_STATE_OPEN', 1, 101)).rejects.toMatchObject({ reason: 'VALIDATION' })
  })
})

describe('the inbox when a conversation or account is deleted', () => {
  it('hides what was reported at once, shows it again after a restoration, and loses it with the conversation', async () => {
    const persona = await inbox.persona()
    const asked = await inbox.ask(await inbox.member(), persona.id, 'How long?')
    await asked.rate(down)
    const [item] = await persona.items()
    await asked.remove()
    expect([await persona.list(), await persona.count()]).toMatchObject([{ items: [], total: 0, open: 0 }, {}])
    await expect(persona.answer(item?.id ?? '', 'x')).rejects.toMatchObject({ reason: 'ITEM_NOT_FOUND' })
    await expect(persona.dismiss(item?.id ?? '')).rejects.toMatchObject({ reason: 'ITEM_NOT_FOUND' })
    await asked.restore()
    expect(await persona.items()).toEqual([item])
    await asked.remove()
    await age(asked.conversationId)
    await swept(asked.conversationId)
    await eventually(async () => expect(await rows(persona.id)).toBe(0))
  })

  it('keeps the pair of an answered item, and nothing else of it', async () => {
    const persona = await inbox.persona()
    const asked = await inbox.ask(await inbox.member(), persona.id, 'I am Ada, how long?')
    await asked.rate(down)
    const [item] = await persona.items()
    await persona.answer(item?.id ?? '', '30 days', 'How long is the trial?')
    await asked.remove()
    const answered = { id: item?.id, state: 'INBOX_STATE_ANSWERED', question: 'How long is the trial?', answer: '30 days' }
    const left = [{ ...answered, comment: '', rating: 'RATING_UNSPECIFIED' }]
    expect(await persona.items('INBOX_STATE_ANSWERED')).toMatchObject(left)
    await age(asked.conversationId)
    await swept(asked.conversationId)
    expect(await persona.items('INBOX_STATE_ANSWERED')).toMatchObject(left)
    const row = await harness.connection.collection('inbox_items').findOne({ personaId: persona.id })
    expect([row?.exchangeId, row?.conversationId]).toEqual([undefined, undefined])
  })

  it('loses what a deleted account had reported, also as a guest before', async () => {
    const persona = await inbox.persona()
    const guestToken = await harness.identity.guest(randomUUID())
    const account = randomUUID()
    await (await inbox.ask(guestToken, persona.id, 'As a guest')).rate(down)
    const token = await harness.identity.member(account)
    await replica.client.call(ChatService.AdoptConversations, { guestToken }, { token })
    await (await inbox.ask(token, persona.id, 'As a member')).rate(down)
    expect((await persona.list()).total).toBe(2)
    await leftovers.deleteAccount(account)
    await eventually(async () => expect([await persona.items(), await rows(persona.id)]).toEqual([[], 0]))
  })
})
