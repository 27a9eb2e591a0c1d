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
  replica = await harness.startReplica(scriptedModel(() => ['Yes.']))
  leftovers = await openLeftovers(harness)
  inbox = openInbox(harness, () => replica)
})
afterAll(async () => {
  leftovers?.close()
  await harness?.stop()
})

type Persona = Awaited<ReturnType<ReturnType<typeof openInbox>['persona']>>

const insightsOf = ({ id, token }: Pick<Persona, 'id' | 'token'>, days = 30) =>
  replica.client.call(ChatService.GetInsights, { personaId: id, days }, { token, deadlineMs: 20_000 })
const subjectsOf = async (persona: Persona, days?: number) => (await insightsOf(persona, days)).subjects
/** Lets new members ask and rate. */
async function askBy(people: number, persona: Persona, content = 'How do I get a refund for a course?', rating?: 'up' | 'down') {
  const asked = []
  for (let n = 0; n < people; n++) {
    const account = randomUUID()
    const one = await inbox.ask(await inbox.member(account), persona.id, content)
    if (rating) await one.rate({ rating: rating === 'up' ? 'RATING_UP' : 'RATING_DOWN' })
    asked.push({ account, ...one })
  }
  return asked
}
/** Moves an exchange, and its rating, to a time. */
const moveTo = (at: Date, exchangeId: string) => {
  const _id = new Types.ObjectId(exchangeId)
  return harness.connection.collection('exchanges').updateOne({ _id }, { $set: { startedAt: at, 'feedback.at': at } })
}
/** Moves an exchange, and its rating, into the past. */
const age = (exchangeId: string, days: number) => moveTo(new Date(Date.now() - days * 86_400_000), exchangeId)

describe('what people ask a persona about', () => {
  it('is shown once three members asked, answered or not, with the number of people and nothing about them', async () => {
    const persona = await inbox.persona()
    const asked = await askBy(2, persona)
    expect(await insightsOf(persona)).toEqual({ subjects: [], ratings: null, ratingDays: [] })
    asked.push(...(await askBy(1, persona)))
    const found = await insightsOf(persona)
    expect(found.subjects).toEqual([{ words: ['course', 'refund'], people: 3 }])
    for (const { account, conversationId, exchangeId } of asked)
      for (const part of [account, conversationId, exchangeId]) expect(JSON.stringify(found)).not.toContain(part)
  })

  it('leaves out members without consent, guests, the owner and usernames', async () => {
    const persona = await inbox.persona()
    const refusing = randomUUID()
    inbox.refusing.add(refusing)
    inbox.names.add('lovelace')
    const text = 'A refund for Lovelace'
    await inbox.ask(await inbox.member(refusing), persona.id, text)
    await inbox.ask(await harness.identity.guest(randomUUID()), persona.id, text)
    await inbox.ask(persona.token, persona.id, text)
    await askBy(2, persona, text)
    expect(await subjectsOf(persona)).toEqual([])
    await askBy(1, persona, text)
    expect(await subjectsOf(persona)).toEqual([{ words: ['refund'], people: 3 }])
  })

  it('is not what others read in a shared conversation and let the persona answer again', async () => {
    const persona = await inbox.persona()
    const writer = await inbox.member()
    const { conversationId } = await inbox.ask(writer, persona.id, 'A refund of my course?')
    const { token } = await replica.client.call(ChatService.ShareConversation, { conversationId }, { token: writer })
    const sent: string[] = []
    for (const reader of await Promise.all([inbox.member(), inbox.member(), inbox.member()])) {
      const { conversation } = await replica.client.call(ChatService.ContinueShared, { token }, { token: reader })
      const of = { conversationId: conversation?.id ?? '' }
      const { messages } = await replica.client.call(ChatService.ListMessages, { ...of, limit: 9 }, { token: reader })
      const send = async (request: { content?: string; replaces?: string }) => {
        const { botMessage } = await replica.client.call(
          ChatService.SendAndWait,
          { ...of, requestId: randomUUID(), ...request },
          { token: reader },
        )
        sent.push(botMessage?.id.slice(1) ?? '')
      }
      await send({ replaces: messages.at(-1)?.id ?? '' })
      await send({ content: 'Thanks' })
    }
    expect(await subjectsOf(persona)).toEqual([])
    const zeitgeist = harness.connect(replica.app.port, 'zeitgeist')
    const read = await zeitgeist.call(ChatService.ListMessagesForInsights, { exchangeIds: sent }, {})
    expect(read.messages.map(({ content }) => content)).toEqual(['Thanks', 'Thanks', 'Thanks'])
  })

  it('is nothing of a persona that others cannot see', async () => {
    const persona = await inbox.persona()
    await askBy(3, persona, 'A refund?', 'up')
    expect((await insightsOf(persona)).ratings).toEqual({ up: 3, down: 0 })
    inbox.personas.set(persona.id, { ownerId: persona.ownerId, isPrivate: true, isUnlisted: false, name: 'Hidden' })
    expect(await insightsOf(persona)).toEqual({ subjects: [], ratings: null, ratingDays: [] })
    inbox.personas.set(persona.id, { ownerId: persona.ownerId, isPrivate: false, isUnlisted: true, name: 'By its link' })
    expect(await insightsOf(persona)).toEqual({ subjects: [], ratings: null, ratingDays: [] })
  })

  it('has no account without a confirmed address', async () => {
    const persona = await inbox.persona()
    const [one, two] = await askBy(4, persona, 'A refund?', 'up')
    inbox.unconfirmed.add(one?.account ?? '')
    expect(await insightsOf(persona)).toMatchObject({ subjects: [{ people: 3 }], ratings: { up: 3, down: 0 } })
    inbox.unconfirmed.add(two?.account ?? '')
    expect(await insightsOf(persona)).toEqual({ subjects: [], ratings: null, ratingDays: [] })
  })

  it('loses a member who turns insights off, a deleted conversation and a deleted account at once', async () => {
    const persona = await inbox.persona()
    const [one, two, three] = await askBy(5, persona, 'A refund?', 'down')
    inbox.refusing.add(one?.account ?? '')
    expect(await insightsOf(persona)).toMatchObject({ subjects: [{ people: 4 }], ratings: { up: 0, down: 4 } })
    await two?.remove()
    expect(await insightsOf(persona)).toMatchObject({ subjects: [{ people: 3 }], ratings: { up: 0, down: 3 } })
    await leftovers.deleteAccount(three?.account ?? '')
    await eventually(async () => expect(await insightsOf(persona)).toEqual({ subjects: [], ratings: null, ratingDays: [] }))
  })

  it('is of the period only', async () => {
    const persona = await inbox.persona()
    for (const { exchangeId } of await askBy(3, persona, 'A refund?', 'up')) await age(exchangeId, 20)
    expect(await insightsOf(persona, 7)).toEqual({ subjects: [], ratings: null, ratingDays: [] })
    expect(await insightsOf(persona, 30)).toMatchObject({ subjects: [{ people: 3 }], ratings: { up: 3, down: 0 } })
  })

  it('is for the owner alone', async () => {
    const persona = await inbox.persona()
    const call = (token: string, days = 7) => replica.client.call(ChatService.GetInsights, { personaId: persona.id, days }, { token })
    await expect(call(await inbox.member())).rejects.toMatchObject({ reason: 'BOT_NOT_FOUND' })
    await expect(call(await harness.identity.guest('zoe'))).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
    await expect(call(persona.token, 8)).rejects.toMatchObject({ reason: 'VALIDATION' })
  })
})

describe('the ratings of answers', () => {
  it('are counted in all and on days on which three rated, and taken back ones count no more', async () => {
    const persona = await inbox.persona()
    const disliked = await askBy(2, persona, 'Hello', 'down')
    const asked = await askBy(3, persona, 'Hello', 'up')
    const [first] = disliked
    // Midnight may pass while they are asked.
    const at = new Date()
    for (const { exchangeId } of [...disliked, ...asked]) await moveTo(at, exchangeId)
    expect(await insightsOf(persona)).toMatchObject({
      ratings: { up: 3, down: 2 },
      ratingDays: [{ date: at.toISOString().slice(0, 10), ratings: { up: 3, down: 2 } }],
    })
    await first?.rate({ rating: 'RATING_UNSPECIFIED' })
    for (const { exchangeId } of asked.slice(0, 2)) await age(exchangeId, 3)
    expect(await insightsOf(persona)).toMatchObject({ ratings: { up: 3, down: 1 }, ratingDays: [] })
  })
})
