import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { Types } from 'mongoose'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { type Leftovers, openLeftovers } from '../harness/leftovers.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

describe('a search of conversations', () => {
  let harness: ChatHarness
  let replica: Replica
  let leftovers: Leftovers

  beforeAll(async () => {
    harness = await createChatHarness()
    replica = await harness.startReplica(scriptedModel(({ messages }) => [`You said: ${messages.at(-1)?.content}`]))
    leftovers = await openLeftovers(harness)
  })
  afterAll(async () => {
    leftovers.close()
    await harness.stop()
  })

  const entries = () => harness.connection.collection('search_entries')
  const send = (token: string, conversationId: string, content: string) =>
    replica.client.call(ChatService.SendAndWait, { conversationId, content, requestId: randomUUID() }, { token, deadlineMs: 30_000 })
  /** Starts a conversation, sends messages, and waits until it is found by all of them. */
  const talk = async (token: string, ...contents: string[]) => {
    const conversationId = await harness.startConversation(replica.client, token)
    const sent = []
    for (const content of contents) sent.push(await send(token, conversationId, content))
    await eventually(async () => expect(await entries().countDocuments(of(conversationId))).toBe(contents.length + 1), eventTimeoutMs)
    return { conversationId, sent }
  }
  const of = (conversationId: string) => ({
    $expr: { $eq: [{ $toString: '$conversationId' }, conversationId] },
  })
  const search = (token: string, text: string, page = 1, limit = 10) =>
    replica.client.call(ChatService.ListConversations, { page, limit, search: text }, { token })
  const idsOf = async (token: string, text: string) => (await search(token, text)).conversations.map(({ id }) => id)
  const marked = (text: string, marks: readonly { start: number; end: number }[]) => marks.map(({ start, end }) => text.slice(start, end))

  it('finds what was said and what was answered, the latest match first, with the place', async () => {
    const token = await harness.identity.member('ada')
    const bread = await talk(token, 'How do I bake sourdough bread?', 'And rolls?')
    const rye = await talk(token, 'Is rye bread healthier?')
    const { conversations, total } = await search(token, 'breads')
    expect(total).toBe(2)
    expect(conversations.map(({ id }) => id)).toEqual([rye.conversationId, bread.conversationId])
    const { excerpt = '', excerptMarks = [], messageId, titleMarks } = conversations[1]?.match ?? {}
    expect([excerpt, marked(excerpt, excerptMarks)]).toEqual(['You said: How do I bake sourdough bread?', ['bread']])
    expect(messageId).toBe(bread.sent[0]?.botMessage?.id)
    expect(marked(conversations[1]?.title ?? '', titleMarks ?? [])).toEqual(['bread'])
    expect(await idsOf(token, 'rolls')).toEqual([bread.conversationId])
    expect(await idsOf(token, 'bread rolls')).toEqual([])
    expect(await idsOf(token, 'plato rolls')).toEqual([bread.conversationId])
  })

  it.each([
    ['a word of another form', 'baking', true],
    ['the beginning of the last word', 'sourd', true],
    ['the beginning of an earlier word', 'sourd bread', false],
    ['a part of a word', 'dough', false],
    ['an umlaut without its points', 'schon', true],
    ['Cyrillic in capitals', 'ХЛЕБ', true],
    ['the beginning of a Cyrillic word', 'хл', true],
    ['Chinese within a sentence', '咖啡', true],
    ['one Chinese character', '啡', true],
    ['Chinese in another order', '啡咖', false],
    ['traditional Chinese that was said in simplified', '軟體工程', true],
    ['simplified Chinese that was said in traditional', '数学老师', true],
    ['traditional Chinese that was said so', '數學老師', true],
    ['a Japanese word as written', '図書館', true],
    ['Thai', 'ข้าว', true],
    ['Thai with another tone', 'ข่าว', false],
    ['Japanese with another sound', 'コピー', false],
    ['only emojis', '🍞🥖', false],
    ['signs of patterns', '.* ^a|b [x] \\', false],
    ['an operator', '{"$gt":""}', false],
    ['blanks around it', '  sourdough  ', true],
    ['stop words only', 'the of', false],
  ])('finds by %s: %j', async (_what, text, isFound) => {
    const token = await harness.identity.member('words')
    const isThere = (await entries().countDocuments({ person: 'member:words' })) > 0
    if (!isThere) await talk(token, 'Bake schöne sourdough bread 🍞, хлеб, 我喝咖啡, 软体工程的數學老師, 図書館へ, コーヒー, ข้าวผัด')
    expect((await search(token, text)).total).toBe(isFound ? 1 : 0)
  })

  it.each([
    ['its end', 'Stock', true],
    ['its end before another word', 'stock garten', true],
    ['its beginning', 'Bienen garten', true],
    ['three letters of its end', 'ock garten', false],
  ])('finds a compound by %s: %j', async (_what, text, isFound) => {
    const token = await harness.identity.member('compounds')
    const isThere = (await entries().countDocuments({ person: 'member:compounds' })) > 0
    if (!isThere) await talk(token, 'Wie stelle ich einen Bienenstock in meinen Garten, wenn es dort nicht eben ist?')
    expect((await search(token, text)).total).toBe(isFound ? 1 : 0)
  })

  it('refuses more than 200 characters, and finds nothing with 200 of a word', async () => {
    const token = await harness.identity.member('long')
    await expect(search(token, 'x'.repeat(201))).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
    expect(await search(token, 'x'.repeat(200))).toMatchObject({ conversations: [], total: 0 })
  })

  it('finds no conversation of another person, by any search', async () => {
    const mine = await harness.identity.member('mine')
    const theirs = await harness.identity.member('theirs')
    await talk(theirs, 'The password is swordfish')
    await talk(mine, 'Nothing to see')
    for (const text of ['swordfish', 'password', 'plato', 'sw']) {
      const { conversations } = await search(mine, text)
      expect(JSON.stringify(conversations)).not.toContain('swordfish')
      expect(await idsOf(theirs, text)).toHaveLength(1)
    }
  })

  it('is paged, with one result for a conversation', async () => {
    const token = await harness.identity.member('pages')
    const ids: string[] = []
    for (let number = 0; number < 3; number++) ids.unshift((await talk(token, `A zebra ${number}`, `More zebras ${number}`)).conversationId)
    const pages = await Promise.all([1, 2, 3].map((page) => search(token, 'zebra', page, 2)))
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3])
    expect(pages.map(({ conversations }) => conversations.map(({ id }) => id))).toEqual([ids.slice(0, 2), ids.slice(2), []])
  })

  it('finds what a guest said, and after an adoption the member finds it and the guest does not', async () => {
    const guest = await harness.identity.guest('traveller')
    const member = await harness.identity.member('settler')
    const { conversationId } = await talk(guest, 'Where are walruses?')
    expect(await idsOf(guest, 'walrus')).toEqual([conversationId])
    await replica.client.call(ChatService.AdoptConversations, { guestToken: guest }, { token: member })
    expect([await idsOf(guest, 'walrus'), await idsOf(member, 'walrus')]).toEqual([[], [conversationId]])
  })

  it('finds a renamed conversation by its new title only', async () => {
    const token = await harness.identity.member('namer')
    const { conversationId } = await talk(token, 'Hello')
    for (const title of ['Quarterly budget', 'Garden plans'])
      await replica.client.call(ChatService.RenameConversation, { conversationId, title }, { token })
    expect(await idsOf(token, 'budget')).toEqual([])
    const { conversations } = await search(token, 'gardens')
    expect(conversations).toMatchObject([{ id: conversationId, match: { titleMarks: [{ start: 0, end: 6 }], excerpt: '', messageId: '' } }])
  })

  it('finds no deleted conversation, finds it again when it is restored, and keeps no entry after the sweep', async () => {
    const token = await harness.identity.member('tidy')
    const { conversationId } = await talk(token, 'An otter')
    const other = await talk(token, 'Two otters')
    await replica.client.call(ChatService.DeleteConversation, { conversationId }, { token })
    expect(await search(token, 'otter')).toMatchObject({ total: 1, conversations: [{ id: other.conversationId }] })
    await replica.client.call(ChatService.RestoreConversation, { conversationId }, { token })
    expect((await search(token, 'otter')).total).toBe(2)
    await replica.client.call(ChatService.DeleteConversation, { conversationId }, { token })
    await harness.connection
      .collection('conversations')
      .updateOne({ deletedAt: { $exists: true } }, { $set: { deletedAt: new Date(Date.now() - 60_000) } })
    await eventually(async () => expect(await entries().countDocuments(of(conversationId))).toBe(0), 20_000)
  })

  it('keeps no entry of a deleted account, also when an event comes again afterwards', async () => {
    const token = await harness.identity.member('gone')
    const { sent, conversationId } = await talk(token, 'A secret')
    await leftovers.deleteAccount('gone')
    // The entries go first: while its conversation is there, a repeated event adds them again for a moment.
    await leftovers.expectNone('member:gone')
    await eventually(async () => expect(await entries().countDocuments({ person: 'member:gone' })).toBe(0), eventTimeoutMs)
    const generationId = sent[0]?.botMessage?.id?.slice(1) ?? ''
    await finish({ generationId, conversationId, person: 'member:gone' })
    expect(await entries().countDocuments(of(conversationId))).toBe(0)
  })

  const finish = async (fields: { generationId: string; conversationId: string; person: string }) => {
    const outcome = 'EXCHANGE_OUTCOME_COMPLETE' as const
    const payload = ExchangeFinishedEvent.serialize({ ...fields, personaId: 'p', outcome, finishedAt: new Date().toISOString() })
    await harness.bus.publish([{ id: randomUUID(), topic: ExchangeFinishedEvent.topic, key: 'p', payload, at: new Date() }])
  }

  it('has the same entries after an event that comes again, with the person of an adoption in between', async () => {
    const guest = await harness.identity.guest('twice')
    const member = await harness.identity.member('twice')
    const { sent, conversationId } = await talk(guest, 'Two badgers')
    await replica.client.call(ChatService.AdoptConversations, { guestToken: guest }, { token: member })
    const stored = () => entries().find(of(conversationId)).sort({ _id: 1 }).toArray()
    const before = await stored()
    // As if the adoption had ended between the conversation's row and its entries.
    await entries().updateMany(of(conversationId), { $set: { person: 'guest:twice' } })
    const generationId = sent[0]?.botMessage?.id?.slice(1) ?? ''
    await finish({ generationId, conversationId, person: 'guest:twice' })
    await eventually(async () => expect(await stored()).toEqual(before), eventTimeoutMs)
  })

  it('pages through all conversations with a frequent word, each once, the latest first', async () => {
    const token = await harness.identity.member('many')
    const person = 'member:many'
    const times = Array.from({ length: 430 }, (_, number) => new Date(Date.UTC(2026, 0, 1) + number * 3_600_000))
    const conversations = times.map((at, number) => {
      const fields = {
        personaId: 'p',
        personaName: 'Plato',
        personaSlug: 's',
        greeting: '',
        endUserId: '',
        preview: 'x',
        title: `No. ${number}`,
      }
      return { ...fields, _id: new Types.ObjectId(), person, startedAt: at, lastMessageAt: new Date(at.getTime() + 60_000) }
    })
    await harness.connection.collection('conversations').insertMany(conversations)
    const words = ['walrus', 'walruses', 'tusk']
    const rows = conversations.flatMap(({ _id, startedAt }) =>
      [1, 2].map((minute) => ({ conversationId: _id, person, words, at: new Date(startedAt.getTime() + minute * 1_000) })),
    )
    await entries().insertMany(rows)
    for (const text of ['wal', 'tusk walruses']) {
      const ids: (string | undefined)[] = []
      for (let page = 1; ; page++) {
        const { conversations: found, total } = await search(token, text, page, 100)
        ids.push(...found.map(({ id }) => id))
        if (found.length < 100) {
          expect(total).toBe(ids.length)
          break
        }
        expect(total).toBeGreaterThan(ids.length)
      }
      expect(ids).toEqual(conversations.map(({ _id }) => _id.toHexString()).reverse())
    }
  })

  it('finds entries of an earlier version by their old words, and by their new ones once they are indexed again', async () => {
    const token = await harness.identity.member('reader')
    const { conversationId, sent } = await talk(token, 'Where is コーヒー?')
    const removed = new Types.ObjectId()
    const [entry] = await entries().find(of(conversationId)).toArray()
    await entries().insertOne({ ...entry, _id: removed, words: ['leftover'], textVersion: 0 })
    // They are indexed again every 1.5 s, so perhaps at once.
    await eventually(async () => {
      await entries().updateMany({ _id: { $ne: removed }, ...of(conversationId) }, { $set: { words: ['oldword'], textVersion: 0 } })
      expect(await idsOf(token, 'oldword')).toEqual([conversationId])
    })
    await eventually(async () => expect(await entries().countDocuments({ textVersion: 0 })).toBe(0), 20_000)
    expect([await idsOf(token, 'oldword'), await idsOf(token, 'leftover')]).toEqual([[], []])
    expect([await idsOf(token, 'コーヒー'), await idsOf(token, 'コピー')]).toEqual([[conversationId], []])
    expect((await search(token, 'コーヒー')).conversations[0]?.match?.messageId).toBe(sent[0]?.botMessage?.id)
    const explained = await entries()
      .find({ textVersion: { $lt: 1 } })
      .limit(100)
      .explain()
    expect(JSON.stringify(explained.queryPlanner.winningPlan)).not.toContain('COLLSCAN')
  })

  it('reads indexes, and of one word its index alone', async () => {
    const token = await harness.identity.member('planner')
    await talk(token, 'Walnuts and hazelnuts in bread')
    const { connection } = harness
    await connection.db?.command({ profile: 2 })
    for (const text of ['walnut x', 'walnut', 'hazelnut walnuts', 'wa', 'walnut haz']) await search(token, text)
    await connection.db?.command({ profile: 0 })
    const profile = connection.collection('system.profile')
    const commands = await profile.find({ ns: /\.(search_entries|conversations|exchanges)$/, op: { $in: ['command', 'query'] } }).toArray()
    const plans = commands
      .filter(({ command }) => command.find ?? command.aggregate)
      .map(({ planSummary, command, docsExamined }) => ({ planSummary, command, docsExamined }))
    expect(plans.length).toBeGreaterThan(10)
    expect(plans.filter(({ planSummary }) => !/^(IXSCAN|IDHACK|EXPRESS_IXSCAN|COUNT_SCAN)/.test(planSummary))).toEqual([])
    const ofOneWord = plans.filter(({ command }) => command.find === 'search_entries' && !command.filter.$nor)
    expect(ofOneWord.length).toBeGreaterThan(1)
    expect(ofOneWord.filter(({ docsExamined }) => docsExamined > 0)).toEqual([])
  })

  // Words of no language, which are searched with the stems of several.
  it('reads the entries of the rarest word alone, whatever was searched before, and sorts no conversations', async () => {
    const token = await harness.identity.member('rare')
    const { conversationId } = await talk(token, 'Hello')
    const [entry] = await entries().find(of(conversationId)).toArray()
    const rows = Array.from({ length: 2_000 }, (_, n) => {
      const words = ['carm', 'blamp', ...(n % 100 === 0 ? ['grodank'] : [])]
      return { ...entry, _id: new Types.ObjectId(), conversationId: new Types.ObjectId(), at: new Date(n), words }
    })
    await entries().insertMany(rows)
    for (let n = 0; n < 3; n++) await search(token, 'carm blamp')
    const readsOf = async (text: string, collection: RegExp) => {
      const { connection } = harness
      const since = new Date()
      await connection.db?.command({ profile: 2 })
      await search(token, text)
      await connection.db?.command({ profile: 0 })
      const reads = connection.collection('system.profile').find({ ns: collection, ts: { $gte: since } })
      return reads.toArray()
    }
    const ofRare = await readsOf('grodank blamp', /search_entries$/)
    expect(Math.max(...ofRare.map(({ docsExamined = 0 }) => docsExamined))).toBe(20)
    // The latest conversations, where the beginning of a frequent word is looked for first.
    const ofLatest = (await readsOf('carm', /conversations$/)).filter(({ command }) => command.skip)
    expect(ofLatest.length).toBeGreaterThan(0)
    expect(ofLatest.filter(({ hasSortStage }) => hasSortStage)).toEqual([])
  })
})
