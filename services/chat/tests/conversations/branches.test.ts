import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import type { Message__Output } from '@rostra/proto/gen/rostra/chat/v1/Message'
import { Types } from 'mongoose'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { giveMaterial, passage } from '../harness/material.ts'
import { readStream } from '../harness/read-stream.ts'
import { type ScriptedModel, scriptedModel } from '../harness/scripted-model.ts'

const greeting = 'What would you like to examine?'

describe('the branches of a conversation', () => {
  let harness: ChatHarness
  let replica: Replica
  let model: ScriptedModel
  let token: string
  let conversationId: string
  let answers = 0

  beforeAll(async () => {
    harness = await createChatHarness()
    model = scriptedModel(({ messages }) => {
      const last = messages.at(-1)?.content ?? ''
      return last === 'slowly' ? ['hold' as never] : [`answer ${++answers} to ${last}`]
    })
    replica = await harness.startReplica(model)
    token = await harness.identity.member('ada')
  })
  afterAll(() => harness?.stop())
  beforeEach(async () => {
    answers = 0
    model.requests.length = 0
    conversationId = await harness.startConversation(replica.client, token)
  })

  const send = async (content: string, replaces = '', requestId: string = randomUUID()) => {
    const request = { conversationId, content, replaces, requestId }
    const { userMessage, botMessage } = await replica.client.call(ChatService.SendAndWait, request, { token, deadlineMs: 30_000 })
    if (!userMessage || !botMessage) throw new Error('no messages')
    return { question: userMessage, answer: botMessage }
  }
  const list = async () =>
    (await replica.client.call(ChatService.ListMessages, { conversationId, limit: 200 }, { token })).messages as Message__Output[]
  const show = async (messageId: string) =>
    (await replica.client.call(ChatService.ShowBranch, { conversationId, messageId }, { token })).messages as Message__Output[]
  const textsOf = (messages: readonly Message__Output[]) => messages.map(({ content }) => content)
  const placeOf = ({ siblings }: Message__Output) => `${siblings?.index} / ${siblings?.count}`
  const turns = () => model.requests.at(-1)?.messages.map(({ content }) => content)

  it('shows an edited message in place of the old one, and asks the model with what comes before it', async () => {
    const first = await send('one')
    const second = await send('two')
    const edited = await send('two, better', second.question.id)
    expect(turns()).toEqual(['one', 'answer 1 to one', 'two, better'])
    const messages = await list()
    expect(textsOf(messages)).toEqual([greeting, 'one', 'answer 1 to one', 'two, better', 'answer 3 to two, better'])
    expect(messages.map(placeOf)).toEqual(['1 / 1', '1 / 1', '1 / 1', '2 / 2', '1 / 1'])
    expect(edited.question.siblings).toMatchObject({ index: 2, count: 2, previousId: second.question.id, nextId: '' })
    expect(messages[1]?.id).toBe(first.question.id)
  })

  it('continues the branch on the screen of its sender, also when another one was chosen elsewhere', async () => {
    const first = await send('one')
    const second = await send('two')
    const edited = await send('two, better', second.question.id)
    await show(second.question.id)
    const sendIn = (content: string, branchOf: string) => {
      const request = { conversationId, content, branchOf, requestId: randomUUID() }
      return replica.client.call(ChatService.SendAndWait, request, { token, deadlineMs: 30_000 })
    }
    await sendIn('three', edited.answer.id)
    const better = ['one', 'answer 1 to one', 'two, better', 'answer 3 to two, better', 'three']
    expect([turns(), textsOf(await list())]).toEqual([better, [greeting, ...better, 'answer 4 to three']])
    // Of a window that has not seen the latest messages.
    await sendIn('four', first.answer.id)
    expect(turns()).toEqual([...better, 'answer 4 to three', 'four'])
    for (const unknown of [`b${'f'.repeat(24)}`, first.question.id, 'x'])
      await expect(sendIn('five', unknown)).rejects.toMatchObject({ kind: 'not_found', reason: 'MESSAGE_NOT_FOUND' })
  })

  it('shows what was sent or chosen last, though the clock of the replica before was ahead', async () => {
    const ahead = async () => {
      const rows = harness.connection.collection('exchanges')
      const [newest] = await rows
        .find({ conversationId: new Types.ObjectId(conversationId) }, { sort: { startedAt: -1 }, limit: 1 })
        .toArray()
      await rows.updateOne({ _id: newest?._id }, { $set: { startedAt: new Date(newest?.startedAt.getTime() + 5_000) } })
    }
    await send('one')
    await ahead()
    const second = await send('two')
    expect(textsOf(await list()).slice(-2)).toEqual(['two', 'answer 2 to two'])
    const edited = await send('two, better', second.question.id)
    await ahead()
    expect(textsOf(await show(second.question.id)).at(-1)).toBe('answer 2 to two')
    await send('three')
    expect(turns()).toEqual(['one', 'answer 1 to one', 'two', 'answer 2 to two', 'three'])
    await show(edited.question.id)
    const again = await send('', edited.answer.id)
    expect((await list()).at(-1)?.id).toBe(again.answer.id)
  })

  it('shows a new answer below the same question, and holds credits for it', async () => {
    const first = await send('one')
    await send('two')
    const held = () => harness.billing.calls.size
    const before = held()
    const again = await send('', first.answer.id)
    expect(turns()).toEqual(['one'])
    expect([again.question.id, again.question.createdAt]).toEqual([first.question.id, first.question.createdAt])
    expect([again.question, again.answer].map(placeOf)).toEqual(['1 / 1', '2 / 2'])
    expect(textsOf(await list())).toEqual([greeting, 'one', 'answer 3 to one'])
    expect(held() - before).toBe(1)
  })

  it('gives an answer of the offline model again free of charge, and charges that of another model', async () => {
    const first = await send('one')
    const again = await send('', first.answer.id)
    expect([first, again].map(({ answer }) => [answer.model, answer.free])).toEqual([
      ['scripted', false],
      ['scripted', true],
    ])
    expect((await list()).map(({ free }) => free)).toEqual([false, false, true])
    expect(harness.billing.calls.get(again.answer.id.slice(1))).toEqual(['hold ada 1', 'release ada'])
    const other = await harness.startReplica({ ...model, modelId: 'other', offline: false })
    const request = { conversationId, content: '', replaces: first.answer.id, requestId: randomUUID() }
    const { botMessage } = await other.client.call(ChatService.SendAndWait, request, { token, deadlineMs: 30_000 })
    expect([botMessage?.model, botMessage?.free]).toEqual(['other', false])
    const generationIds = [first.answer.id, again.answer.id, botMessage?.id ?? ''].map((id) => id.slice(1))
    const { outcomes } = await harness.connect(replica.app.port, 'billing').call(ChatService.GetOutcomes, { generationIds })
    expect(outcomes).toEqual(['OUTCOME_ANSWERED', 'OUTCOME_UNANSWERED', 'OUTCOME_ANSWERED'])
    await other.app.stop()
  })

  it('shows the branch that was shown last below a message, and goes on with it', async () => {
    const first = await send('one')
    const second = await send('two')
    await send('three')
    await send('two, better', second.question.id)
    await send('', first.answer.id)
    const shown = await show(second.question.id)
    expect(textsOf(shown).slice(1)).toEqual(['one', 'answer 1 to one', 'two', 'answer 2 to two', 'three', 'answer 3 to three'])
    expect(textsOf(await list())).toEqual(textsOf(shown))
    await send('four')
    expect(turns()).toEqual(['one', 'answer 1 to one', 'two', 'answer 2 to two', 'three', 'answer 3 to three', 'four'])
    expect(textsOf(await show(first.question.id)).at(-1)).toBe('answer 6 to four')
  })

  it('pages through the shown branch only', async () => {
    const first = await send('one')
    const second = await send('two')
    await send('two, better', second.question.id)
    const page = async (before: string, limit: number) =>
      textsOf((await replica.client.call(ChatService.ListMessages, { conversationId, before, limit }, { token })).messages)
    const [, , , edited, last] = await list()
    expect(await page(last?.id ?? '', 2)).toEqual(['answer 1 to one', 'two, better'])
    expect(await page(edited?.id ?? '', 2)).toEqual(['one', 'answer 1 to one'])
    expect(await page(first.question.id, 2)).toEqual([greeting])
  })

  it('makes one sibling and one charge of 20 new answers with one request id', async () => {
    const { answer } = await send('one')
    const requestId = randomUUID()
    const held = () => harness.billing.calls.size
    const before = held()
    const calls = model.requests.length
    const made = await Promise.all(Array.from({ length: 20 }, () => send('', answer.id, requestId)))
    expect(new Set(made.map((each) => each.answer.id)).size).toBe(1)
    expect([placeOf((await list()).at(-1) as Message__Output), held() - before, model.requests.length - calls]).toEqual(['2 / 2', 1, 1])
  })

  it('costs the store no more commands than a message does, and neither does material', async () => {
    const { db } = harness.connection
    const unpublished = () => harness.connection.collection('exchanges').countDocuments({ 'outbox.id': { $exists: true } })
    const comment = 'a read of this test'
    /** Waits for the latest message, which is stored up to 100 ms after the answer has ended. */
    const latestMessage = async () =>
      (await harness.connection.collection('conversations').findOne({ _id: new Types.ObjectId(conversationId) }, { comment }))?.preview
    /** Counts the commands that name the conversation or an exchange of it, without those that put it into the search afterwards. */
    const commandsOf = async (content: string, replaces = '') => {
      await db?.command({ profile: 2 })
      const request = { conversationId, content, replaces, requestId: randomUUID() }
      const { generationId: made, chunks } = await readStream(await replica.client.open(ChatService.Send, request, { token }))
      await eventually(async () => expect([await unpublished(), await latestMessage()]).toEqual([0, chunks.join('')]), 30_000)
      await db?.command({ profile: 0 })
      const all = (await db?.collection('system.profile').find().toArray()) ?? []
      await db?.dropCollection('system.profile')
      const exchanges = await harness.connection
        .collection('exchanges')
        .find({ conversationId: new Types.ObjectId(conversationId) })
        .toArray()
      const names = [conversationId, ...exchanges.map(({ _id }) => _id.toHexString())]
      return all.filter(({ ns, command }) => {
        const text = JSON.stringify(command)
        const read = JSON.stringify(command.filter?._id?.$in ?? [])
        const isForSearch = ns.endsWith('.search_entries') || read.includes(conversationId) || read.includes(made)
        return !isForSearch && command.comment !== comment && names.some((name) => text.includes(name))
      }).length
    }
    /** Returns the fewest commands of three sends: a slow machine adds lease renewals and publishing. */
    const fewest = async (content: string, replaces = '') => {
      const counts: number[] = []
      while (counts.length < 3) counts.push(await commandsOf(content, replaces))
      return Math.min(...counts)
    }
    await send('one')
    const { question, answer } = await send('two')
    const plain = await fewest('three')
    expect(plain).toBeGreaterThan(2)
    expect(await fewest('', answer.id)).toBeLessThanOrEqual(plain)
    expect(await fewest('two, better', question.id)).toBeLessThanOrEqual(plain)

    giveMaterial(harness.persona, () => [passage('Let the dough rest.')])
    // The profile of before is cached for less than a second.
    await eventually(async () => {
      await send('four')
      expect(harness.persona.calls('FindPassages')).not.toHaveLength(0)
    })
    expect(await fewest('five')).toBeLessThanOrEqual(plain)
  })

  it('refuses what cannot be replaced, and a replacement while an answer runs', async () => {
    const { question, answer } = await send('one')
    const other = conversationId
    await expect(send('x', `g${conversationId}`)).rejects.toMatchObject({ kind: 'invalid', reason: 'NOT_EDITABLE' })
    await expect(send('x', answer.id)).rejects.toMatchObject({ kind: 'invalid', reason: 'NOT_EDITABLE' })
    await expect(send('', question.id)).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
    for (const unknown of ['nonsense', `u${'0'.repeat(24)}`])
      await expect(send('x', unknown)).rejects.toMatchObject({ kind: 'not_found', reason: 'MESSAGE_NOT_FOUND' })
    await expect(show('nonsense')).rejects.toMatchObject({ kind: 'not_found', reason: 'MESSAGE_NOT_FOUND' })

    conversationId = await harness.startConversation(replica.client, token)
    await expect(send('x', question.id)).rejects.toMatchObject({ reason: 'MESSAGE_NOT_FOUND' })
    await expect(show(question.id)).rejects.toMatchObject({ reason: 'MESSAGE_NOT_FOUND' })
    conversationId = other

    const stranger = await harness.identity.member('eve')
    const foreign = { conversationId, content: 'x', replaces: question.id, requestId: randomUUID() }
    await expect(replica.client.call(ChatService.SendAndWait, foreign, { token: stranger })).rejects.toMatchObject({ kind: 'not_found' })
    const chosen = { conversationId, messageId: question.id }
    await expect(replica.client.call(ChatService.ShowBranch, chosen, { token: stranger })).rejects.toMatchObject({ kind: 'not_found' })

    const running = await replica.client.open(ChatService.Send, { conversationId, content: 'slowly', requestId: randomUUID() }, { token })
    const generationId = await new Promise<string>((resolve) => running.once('data', ({ started }) => resolve(started.generationId)))
    await expect(send('one, better', question.id)).rejects.toMatchObject({ reason: 'GENERATION_RUNNING' })
    running.on('error', () => undefined).resume()
    await replica.client.call(ChatService.StopGeneration, { generationId }, { token, deadlineMs: 10_000 })
    expect(textsOf(await list()).slice(0, 4)).toEqual([greeting, 'one', 'answer 1 to one', 'slowly'])
  })
})
