import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { Types } from 'mongoose'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { openInbox } from '../harness/inbox-harness.ts'
import { type Leftovers, openLeftovers } from '../harness/leftovers.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

let harness: ChatHarness
let replica: Replica
let leftovers: Leftovers
let inbox: ReturnType<typeof openInbox>
let now = Date.now()
beforeAll(async () => {
  harness = await createChatHarness()
  replica = await harness.startReplica(
    scriptedModel(() => ['No idea.']),
    { now: () => now, inboxTimers: { maintenance: 250 } },
  )
  leftovers = await openLeftovers(harness)
  inbox = openInbox(harness, () => replica)
})
afterAll(async () => {
  leftovers?.close()
  await harness?.stop()
})

const texts = ['How do I get a refund for a course?', 'how do I get the refund, please', 'Hello! How do I get a refund today']
const question = 'how do i get a refund'
type Persona = Awaited<ReturnType<ReturnType<typeof openInbox>['persona']>>

/** Lets this many members ask similar questions, and returns them. */
async function askBy(people: number, persona: Pick<Persona, 'id'>) {
  const asked = []
  for (let n = 0; n < people; n++) {
    const account = randomUUID()
    asked.push({ account, ...(await inbox.askUnanswered(account, persona.id, texts[n % texts.length] ?? '')) })
  }
  return asked
}
const rows = (personaId: string) => harness.connection.collection('inbox_items').find({ personaId }).toArray()
/** Returns the people of all groups, also of those that are not shown. */
const people = async (personaId: string): Promise<string[]> =>
  (await rows(personaId)).flatMap(({ questions = [] }) => questions.map((each: { person: string }) => each.person))
const stored = (persona: Pick<Persona, 'id'>, count: number) =>
  eventually(async () => expect(await people(persona.id)).toHaveLength(count), 30_000)

describe('questions that the material does not answer', () => {
  it('are a group once three people asked, with the words that three of them used', async () => {
    const persona = await inbox.persona()
    await askBy(2, persona)
    await stored(persona, 2)
    expect([await persona.list(), await persona.count()]).toMatchObject([{ items: [], total: 0, open: 0 }, {}])
    const [asked] = await askBy(1, persona)
    await stored(persona, 3)
    const listed = await persona.list()
    expect(listed).toMatchObject({ total: 1, open: 1, items: [{ askedBy: 3, answer: '', rating: 'RATING_UNSPECIFIED', comment: '' }] })
    expect(['how do i get refund', question]).toContain(listed.items[0]?.question)
    for (const part of [asked?.account, asked?.conversationId, asked?.exchangeId]) expect(JSON.stringify(listed)).not.toContain(part)
    expect(await persona.count()).toEqual({ [persona.id]: 1 })
  })

  it('were asked by seven', async () => {
    const persona = await inbox.persona()
    await askBy(7, persona)
    await stored(persona, 7)
    expect(await persona.items()).toMatchObject([{ question: `${question} for a course`, askedBy: 7 }])
  })

  it('count a person once, however often that person asks or the event comes', async () => {
    const persona = await inbox.persona()
    const account = randomUUID()
    for (let n = 0; n < 3; n++) await inbox.askUnanswered(account, persona.id, 'How do I get a refund?')
    const [asked] = await askBy(1, persona)
    for (let n = 0; n < 3; n++) await asked?.deliver()
    await stored(persona, 2)
    expect(await persona.items()).toEqual([])
  })

  it('join a group whose stems are of an earlier version, which gets new ones', async () => {
    const persona = await inbox.persona()
    await askBy(1, persona)
    await stored(persona, 1)
    const old = { first: ['oldstem'], common: ['oldstem'] }
    const items = harness.connection.collection('inbox_items')
    await items.updateOne({ personaId: persona.id }, { $set: { stems: old, textVersion: 0 } })
    await askBy(1, persona)
    await stored(persona, 2)
    const [group, ...others] = await rows(persona.id)
    expect(others).toEqual([])
    expect(group?.stems.first).toContain('refund')
    expect(group?.textVersion).toBeGreaterThan(0)
  })

  it('never name a member, a number, an address or a link, however many wrote it', async () => {
    const persona = await inbox.persona()
    inbox.names.add('lovelace')
    const text = 'Is the refund of Lovelace for order 4711 at https://a.example or ada@a.example?'
    for (let n = 0; n < 3; n++) await inbox.askUnanswered(randomUUID(), persona.id, text)
    await stored(persona, 3)
    expect(await persona.items()).toMatchObject([{ question: 'is the refund of for order at or', askedBy: 3 }])
  })

  it('are of members who allow insights only, about public personas, and not the owner’s', async () => {
    const persona = await inbox.persona()
    const hidden = await inbox.persona({ isPrivate: true })
    const unlisted = await inbox.persona({ isUnlisted: true })
    const refusing = randomUUID()
    inbox.refusing.add(refusing)
    await inbox.askUnanswered(refusing, persona.id, question)
    await inbox.askUnanswered(randomUUID(), persona.id, question, 'guest')
    await inbox.askUnanswered(persona.ownerId, persona.id, question)
    await inbox.askUnanswered(hidden.ownerId, hidden.id, question)
    await askBy(1, unlisted)
    await askBy(1, persona)
    await stored(persona, 1)
    expect([await rows(hidden.id), await rows(unlisted.id)]).toEqual([[], []])
  })

  it('are of no account without a confirmed address', async () => {
    const persona = await inbox.persona()
    const unconfirmed = randomUUID()
    inbox.unconfirmed.add(unconfirmed)
    await inbox.askUnanswered(unconfirmed, persona.id, question)
    await askBy(3, persona)
    await stored(persona, 3)
    expect(await people(persona.id)).not.toContain(`member:${unconfirmed}`)
  })

  it('are not those that the material answers', async () => {
    const persona = await inbox.persona()
    for (let n = 0; n < 3; n++) await inbox.ask(await inbox.member(), persona.id, question)
    await askBy(1, persona)
    await stored(persona, 1)
  })
})

describe('a group', () => {
  it('loses a deleted account', async () => {
    const persona = await inbox.persona()
    const asked = await askBy(4, persona)
    await stored(persona, 4)
    await leftovers.deleteAccount(asked[0]?.account ?? '')
    await stored(persona, 3)
    for (const { account } of asked) await leftovers.deleteAccount(account)
    await eventually(async () => expect(await rows(persona.id)).toEqual([]))
  })

  it('is without a deleted conversation at once, with it after a restoration, and loses it with the sweep', async () => {
    const persona = await inbox.persona()
    const asked = await askBy(4, persona)
    await stored(persona, 4)
    await asked[3]?.remove()
    expect(await persona.items()).toMatchObject([{ askedBy: 3 }])
    await asked[3]?.restore()
    expect(await persona.items()).toMatchObject([{ askedBy: 4 }])
    for (const { conversationId, remove } of asked.slice(2)) {
      await remove()
      const deleted = { $set: { deletedAt: new Date(Date.now() - 30_000) } }
      await harness.connection.collection('conversations').updateOne({ _id: new Types.ObjectId(conversationId) }, deleted)
    }
    expect(await persona.items()).toEqual([])
    await stored(persona, 2)
    expect((await persona.list()).total).toBe(0)
  })

  it('becomes a pair when it is answered, and later questions form a new one', async () => {
    const persona = await inbox.persona()
    await askBy(4, persona)
    await stored(persona, 4)
    const [item] = await persona.items()
    const answered = await persona.answer(item?.id ?? '', 'Write to us', 'How do I get a refund?')
    expect(answered).toMatchObject({ askedBy: 4, state: 'INBOX_STATE_ANSWERED', question: 'How do I get a refund?', answer: 'Write to us' })
    expect(inbox.sources()).toContainEqual(expect.objectContaining({ personaId: persona.id, answer: 'Write to us', id: answered.sourceId }))
    await askBy(3, persona)
    await stored(persona, 7)
    expect(await persona.items()).toMatchObject([{ askedBy: 3, answer: '' }])
    expect(await persona.items('INBOX_STATE_ANSWERED')).toMatchObject([answered])
  })

  it('stays dismissed with its questions, and new ones form a new one', async () => {
    const persona = await inbox.persona()
    const [asked] = await askBy(3, persona)
    await stored(persona, 3)
    const [item] = await persona.items()
    await persona.dismiss(item?.id ?? '')
    await asked?.deliver()
    await askBy(2, persona)
    await stored(persona, 5)
    expect([await persona.items(), await persona.items('INBOX_STATE_DISMISSED')]).toMatchObject([[], [{ id: item?.id, askedBy: 3 }]])
  })

  it('below the floor is no item', async () => {
    const persona = await inbox.persona()
    await askBy(2, persona)
    await stored(persona, 2)
    const [row] = await rows(persona.id)
    const id = String(row?._id)
    await expect(persona.answer(id, 'x')).rejects.toMatchObject({ reason: 'ITEM_NOT_FOUND' })
    await expect(persona.dismiss(id)).rejects.toMatchObject({ reason: 'ITEM_NOT_FOUND' })
  })

  it('loses questions after 90 days, but not its pair', async () => {
    const open = await inbox.persona()
    const answered = await inbox.persona()
    for (const persona of [open, answered]) await askBy(3, persona)
    await stored(answered, 3)
    const [item] = await answered.items()
    await answered.answer(item?.id ?? '', 'Write to us')
    // The exchanges’ own events come a moment later than those of the test, and must not add the questions again.
    const unpublished = () => harness.connection.collection('exchanges').countDocuments({ 'outbox.id': { $exists: true } })
    await eventually(async () => expect(await unpublished()).toBe(0))
    now = Date.now() + 91 * 86_400_000
    await stored(open, 0)
    await stored(answered, 0)
    now = Date.now()
    expect(await rows(open.id)).toEqual([])
    expect(await answered.items('INBOX_STATE_ANSWERED')).toMatchObject([{ askedBy: 3, answer: 'Write to us' }])
  })
})
