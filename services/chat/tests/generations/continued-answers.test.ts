import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { Types } from 'mongoose'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { type LostGenerations, openLostGenerations } from '../harness/lost-generations.ts'
import { giveMaterial, passage } from '../harness/material.ts'
import { readStream } from '../harness/read-stream.ts'
import { type ScriptedModel, type Step, scriptedModel } from '../harness/scripted-model.ts'

const begun = 'Rome lies on the Tiber and was built '
const whole = `${begun}on seven hills.`
const cutOff: readonly Step[] = [begun, { end: 'length' }]

describe('an answer that was cut off', () => {
  let harness: ChatHarness
  let replica: Replica
  let other: Replica
  let lost: LostGenerations
  let model: ScriptedModel
  let token: string
  let script: readonly Step[] = []

  beforeAll(async () => {
    harness = await createChatHarness({ GENERATION_LEASE_MS: '600' })
    model = scriptedModel(() => script)
    replica = await harness.startReplica({ ...model, offline: false })
    other = await harness.startReplica({ ...model, offline: false })
    lost = await openLostGenerations(harness)
    token = await harness.identity.member('ada')
  })
  beforeEach(() => harness.billing.reset())
  afterAll(async () => {
    lost?.close()
    await harness?.stop()
  })

  /** The requests for answers, without those for titles. */
  const asked = () => model.requests.filter(({ messages }) => !messages.at(-1)?.content.startsWith('<data-'))
  const read = async (request: object) => readStream(await replica.client.open(ChatService.Send, request, { token }))
  const list = (conversationId: string) => other.client.call(ChatService.ListMessages, { conversationId, limit: 50 }, { token })
  const outcomesOf = async (generationIds: string[]) =>
    (await harness.connect(replica.app.port, 'billing').call(ChatService.GetOutcomes, { generationIds })).outcomes
  const countExchanges = (conversationId: string) =>
    harness.connection.collection('exchanges').countDocuments({ conversationId: new Types.ObjectId(conversationId) })

  /** Sends a message whose answer is cut off. A test that changes what a persona has names one of its own: profiles are cached. */
  async function cutOffAnswer(personaId = 'plato') {
    script = cutOff
    const { conversation } = await replica.client.call(ChatService.StartConversation, { personaId }, { token })
    const conversationId = conversation?.id ?? ''
    const { end, generationId } = await read({ conversationId, content: 'Tell me of Rome', requestId: randomUUID() })
    const { botMessageId = '', userMessageId = '' } = end?.done ?? {}
    const goOn = (answer: readonly Step[], change: object = {}) => {
      script = answer
      return read({ conversationId, continues: botMessageId, requestId: randomUUID(), ...change })
    }
    return { conversationId, generationId, botMessageId, userMessageId, end, goOn }
  }

  it('says so, and goes on in the same message with the pieces that are new', async () => {
    const { conversationId, botMessageId, userMessageId, end, goOn } = await cutOffAnswer()
    expect(end?.done).toMatchObject({ status: 'MESSAGE_STATUS_COMPLETE', end: 'ANSWER_END_LENGTH', fullResponse: begun })
    expect((await list(conversationId)).messages.at(-1)).toMatchObject({ content: begun, end: 'ANSWER_END_LENGTH' })
    const first = asked().at(-1)

    const { chunks, seqs, end: last } = await goOn(['and was built ', 'on seven ', 'hills.'])
    expect([chunks.join(''), seqs[0], seqs.at(-1)]).toEqual(['on seven hills.', 1, seqs.length])
    const done = { fullResponse: whole, botMessageId, userMessageId, status: 'MESSAGE_STATUS_COMPLETE', end: 'ANSWER_END_FINISHED' }
    expect(last?.done).toMatchObject({ ...done, seq: seqs.length + 1 })
    const { messages } = await list(conversationId)
    expect(messages.map(({ id, content }) => [id, content]).slice(1)).toEqual([
      [userMessageId, 'Tell me of Rome'],
      [botMessageId, whole],
    ])
    expect(messages.at(-1)).toMatchObject({
      end: 'ANSWER_END_FINISHED',
      status: 'MESSAGE_STATUS_COMPLETE',
      siblings: { index: 1, count: 1 },
    })
    expect(asked().at(-1)).toMatchObject({ written: begun, messages: first?.messages, maxTokens: 2_048 })
  })

  it('costs as much as a message each time that it goes on, and is charged once for each', async () => {
    const { conversationId, generationId, goOn } = await cutOffAnswer()
    const first = await goOn(['on seven hills, ', { end: 'length' }])
    const second = await goOn(['as they say.'])
    expect(second.end?.done?.fullResponse).toBe(`${begun}on seven hills, as they say.`)
    const ids = [generationId, first.generationId, second.generationId]
    expect([...harness.billing.calls]).toEqual(ids.map((id) => [id, ['hold ada 1']]))
    expect(await outcomesOf(ids)).toEqual(['OUTCOME_ANSWERED', 'OUTCOME_ANSWERED', 'OUTCOME_ANSWERED'])
    expect((await list(conversationId)).messages).toHaveLength(3)
  })

  it('goes on once for a request id, however often it is sent and also after it has ended', async () => {
    const { conversationId, botMessageId, goOn } = await cutOffAnswer()
    const requestId = randomUUID()
    const before = asked().length
    const rest = ['on seven ', 60, 'hills.']
    const [first, twin] = await Promise.all([goOn(rest, { requestId }), goOn(rest, { requestId })])
    const late = await goOn(['never'], { requestId })
    for (const { chunks, generationId, end } of [twin, late])
      expect([chunks.join(''), generationId, end?.done?.fullResponse]).toEqual(['on seven hills.', first.generationId, whole])
    const sent = { conversationId, continues: botMessageId, requestId }
    const { botMessage, existed } = await other.client.call(ChatService.SendAndWait, sent, { token, deadlineMs: 10_000 })
    expect([botMessage?.id, botMessage?.content, existed]).toEqual([botMessageId, whole, true])
    expect(asked().length - before).toBe(1)
    const reused = read({ conversationId, content: 'Other', requestId })
    await expect(reused).rejects.toMatchObject({ reason: 'REQUEST_ID_REUSED' })
  })

  it('is refused anything else: NOT_CONTINUABLE, which holds nothing and stores nothing', async () => {
    const { conversationId, botMessageId, userMessageId, goOn } = await cutOffAnswer()
    const second = await goOn(['on seven hills.'])
    const stored = await countExchanges(conversationId)
    const refused = { kind: 'invalid', reason: 'NOT_CONTINUABLE' }
    const greeting = `g${conversationId}`
    const unknown = `b${'0'.repeat(24)}`
    for (const continues of [botMessageId, userMessageId, greeting, unknown, `b${second.generationId}`, 'x'])
      await expect(goOn(['never'], { continues })).rejects.toMatchObject(refused)
    const elsewhere = await cutOffAnswer()
    await expect(goOn(['never'], { continues: elsewhere.botMessageId })).rejects.toMatchObject(refused)
    for (const change of [{ content: 'And?' }, { replaces: botMessageId }])
      await expect(elsewhere.goOn(['never'], change)).rejects.toMatchObject(refused)
    await eventually(async () => expect([harness.billing.held.size, await countExchanges(conversationId)]).toEqual([3, stored]))
  })

  it('cannot be replaced or rated as the part that was added', async () => {
    const { conversationId, goOn } = await cutOffAnswer()
    const { generationId } = await goOn(['on seven hills.'])
    const part = `b${generationId}`
    await expect(read({ conversationId, replaces: part, requestId: randomUUID() })).rejects.toMatchObject({ reason: 'MESSAGE_NOT_FOUND' })
    const rated = replica.client.call(ChatService.SetFeedback, { messageId: part, rating: 'RATING_UP' }, { token })
    await expect(rated).rejects.toMatchObject({ reason: 'MESSAGE_NOT_FOUND' })
  })

  it.each([
    ['fails before a word', [new Error('away')], 'MODEL_FAILED'],
    ['says nothing but white space', ['\n ', { end: 'length' }], 'EMPTY_ANSWER'],
  ] as const)('stays as it is, free of charge, when the model %s, and can go on later', async (_what, answer, reason) => {
    const { conversationId, goOn } = await cutOffAnswer()
    const { end, chunks, generationId } = await goOn(answer)
    expect([end?.failure?.reason, chunks]).toEqual([reason, []])
    expect((await list(conversationId)).messages.at(-1)).toMatchObject({ content: begun, end: 'ANSWER_END_LENGTH' })
    expect(await outcomesOf([generationId])).toEqual(['OUTCOME_UNANSWERED'])
    expect((await goOn(['on seven hills.'])).end?.done?.fullResponse).toBe(whole)
  })

  it('is finished, free of charge, when the model finds nothing missing', async () => {
    const { conversationId, goOn } = await cutOffAnswer()
    const { end, chunks, generationId } = await goOn([begun])
    expect([chunks, end?.done?.fullResponse, end?.done?.end]).toEqual([[], begun, 'ANSWER_END_FINISHED'])
    expect((await list(conversationId)).messages.at(-1)).toMatchObject({ content: begun, end: 'ANSWER_END_FINISHED' })
    expect(await outcomesOf([generationId])).toEqual(['OUTCOME_UNANSWERED'])
  })

  it('keeps what the model added before it failed, and its charge', async () => {
    const { conversationId, goOn } = await cutOffAnswer()
    const { end, generationId } = await goOn(['on seven ', new Error('cut')])
    expect(end?.failure?.reason).toBe('MODEL_FAILED')
    const kept = { content: `${begun}on seven `, status: 'MESSAGE_STATUS_FAILED', end: 'ANSWER_END_FAILED' }
    expect((await list(conversationId)).messages.at(-1)).toMatchObject(kept)
    expect(await outcomesOf([generationId])).toEqual(['OUTCOME_ANSWERED'])
    await expect(goOn(['never'])).rejects.toMatchObject({ reason: 'NOT_CONTINUABLE' })
  })

  it('is shown while it goes on, with the generation that continues it, and keeps what was added when that is stopped', async () => {
    const { conversationId, botMessageId, goOn } = await cutOffAnswer()
    const going = goOn(['on seven', 'hold'])
    const running = await eventually(async () => {
      const listed = await list(conversationId)
      expect(listed).toMatchObject({ runningGenerationId: expect.stringMatching(/./), continuedMessageId: botMessageId })
      expect(listed.messages.at(-1)).toMatchObject({ id: botMessageId, content: begun })
      return listed.runningGenerationId
    })
    const following = await other.client.open(ChatService.FollowGeneration, { generationId: running, after: 0 }, { token })
    expect((await readStream(following, ({ chunks }) => chunks.length > 0)).chunks.join('')).toBe('on seven')
    const stopped = await other.client.call(ChatService.StopGeneration, { generationId: running }, { token, deadlineMs: 10_000 })
    expect(stopped).toEqual({ status: 'MESSAGE_STATUS_STOPPED', fullResponse: `${begun}on seven` })
    expect((await going).end?.done).toMatchObject({ end: 'ANSWER_END_STOPPED', fullResponse: `${begun}on seven` })
    expect((await list(conversationId)).messages.at(-1)).toMatchObject({ content: `${begun}on seven`, end: 'ANSWER_END_STOPPED' })
  })

  it('gives both generations to readers after their end, each from any seq', async () => {
    const { generationId, goOn } = await cutOffAnswer()
    const added = await goOn(['on ', 60, 'seven ', 60, 'hills.'])
    const follow = async (id: string, after: number) =>
      readStream(await other.client.open(ChatService.FollowGeneration, { generationId: id, after }, { token }))
    for (let after = 0; after <= added.chunks.length; after++) {
      const { chunks, end } = await follow(added.generationId, after)
      expect([chunks, end?.done?.fullResponse]).toEqual([added.chunks.slice(after), whole])
    }
    const first = await follow(generationId, 0)
    expect([first.chunks.join(''), first.end?.done?.fullResponse]).toEqual([whole, whole])
    expect(first.seqs).toEqual(first.seqs.map((_, index) => index + 1))
  })

  it('goes on once more at another replica when the one that continued it is lost', async () => {
    const { conversationId, generationId, botMessageId } = await cutOffAnswer()
    const before = asked().length
    script = ['seven hills.']
    const first = new Types.ObjectId(generationId)
    const row = { continues: first, written: begun, questionId: first, askedAt: new Date() }
    const id = await lost.add(conversationId, ['on '], { ...row, content: 'Tell me of Rome', parentId: null })
    const { chunks, seqs, end } = await readStream(
      await replica.client.open(ChatService.FollowGeneration, { generationId: id, after: 1 }, { token }),
    )
    expect([chunks.join(''), seqs[0]]).toEqual(['seven hills.', 2])
    expect(end?.done).toMatchObject({ fullResponse: whole, botMessageId, end: 'ANSWER_END_FINISHED' })
    expect(
      asked()
        .slice(before)
        .map(({ written }) => written),
    ).toEqual([`${begun}on `])
    expect((await list(conversationId)).messages.map(({ content }) => content).slice(1)).toEqual(['Tell me of Rome', whole])
    expect(await outcomesOf([id])).toEqual(['OUTCOME_ANSWERED'])
  })

  it('is history as a whole, found by what was added, and exported once', async () => {
    const { conversationId, goOn } = await cutOffAnswer()
    await goOn(['on seven hillocks.'])
    script = ['Yes.']
    await read({ conversationId, content: 'Really?', requestId: randomUUID() })
    const history = asked()
      .at(-1)
      ?.messages.map(({ content }) => content)
    expect(history).toEqual(['Tell me of Rome', `${begun}on seven hillocks.`, 'Really?'])
    await eventually(async () => {
      const request = { page: 1, limit: 10, search: 'hillocks' }
      const { conversations } = await other.client.call(ChatService.ListConversations, request, { token })
      expect(conversations.map(({ id }) => id)).toContain(conversationId)
    })
    const exported: string[][] = []
    for await (const { conversation, messages } of await other.client.open(ChatService.ExportConversations, {}, { token }))
      if (conversation?.id === conversationId)
        exported.push(...messages.map(({ content, end }: { content: string; end: string }) => [content, end]))
    expect(exported.slice(1)).toEqual([
      ['Tell me of Rome', 'ANSWER_END_UNSPECIFIED'],
      [`${begun}on seven hillocks.`, 'ANSWER_END_FINISHED'],
      ['Really?', 'ANSWER_END_UNSPECIFIED'],
      ['Yes.', 'ANSWER_END_FINISHED'],
    ])
  })

  it('cites the same passages by the same numbers, and keeps none of them once it is finished', async () => {
    const found = [passage('Rome has seven hills.'), passage('The Tiber floods.', { sourceId: 'source-2', title: 'Rivers' })]
    giveMaterial(harness.persona, () => found)
    const { conversationId, generationId, goOn } = await cutOffAnswer('livy')
    found.reverse()
    const rowOf = (id: string) => harness.connection.collection('exchanges').findOne({ _id: new Types.ObjectId(id) })
    const { generationId: added } = await goOn(['on seven hills [1] ', { end: 'length' }])
    expect([(await rowOf(added))?.given, (await rowOf(generationId))?.given]).toEqual([undefined, expect.any(Array)])
    const { end } = await goOn(['by a river [2].'])
    const cited = [
      [1, 'Rome has seven hills.'],
      [2, 'The Tiber floods.'],
    ]
    expect(end?.done?.citations.map(({ n, excerpt }) => [n, excerpt])).toEqual(cited)
    expect((await list(conversationId)).messages.at(-1)?.citations).toHaveLength(2)
    const row = await rowOf(generationId)
    expect([row?.given, row?.answer]).toEqual([undefined, `${begun}on seven hills [1] by a river [2].`])
  })
})
