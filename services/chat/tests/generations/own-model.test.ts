import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { registry } from '@rostra/kit/metrics'
import { eventually } from '@rostra/kit/testing/eventually'
import { FakeProvider, refused, type Script, streamed } from '@rostra/llm/testing/fake-provider'
import { ChatService } from '@rostra/proto/chat'
import { Types } from 'mongoose'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { profileOf } from '../harness/fake-persona.ts'
import { readStream } from '../harness/read-stream.ts'

const events = [
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'From my own server.' } }] })}\n\n`,
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`,
  'data: [DONE]\n\n',
]
const CHAT_MODELS = JSON.stringify([{ id: 'deep', label: 'Deep', name: 'gpt4', model: 'gpt-deep', credits: 5 }])

describe('the model of a persona’s creator', () => {
  const product = new FakeProvider(streamed(events))
  let isRefused = false
  let sent = events
  const answer: Script = (response) => (isRefused ? refused(401, { error: { message: 'a secret' } }) : streamed(sent))(response)
  const own = new FakeProvider(answer)
  let ownUrl: string
  let harness: ChatHarness
  let replica: Replica
  let strict: Replica
  let member: string
  let resting = 0

  beforeAll(async () => {
    const settings = { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: await product.start(), CHAT_MODELS, LOCAL_ADDRESSES: 'true' }
    ownUrl = await own.start()
    harness = await createChatHarness(settings)
    // The id of a persona says when its model was set.
    harness.persona.on('GetSpeakingProfile', ({ request: { id } }) => ({
      ...profileOf('plato'),
      id,
      isPublic: true,
      ownModel: { baseUrl: ownUrl, model: 'llama', key: 'sk-1', setAt: id, failures: 1, restsForS: resting },
    }))
    harness.persona.on('NoteOwnModelUse', () => ({}))
    replica = await harness.startReplica()
    harness.env.LOCAL_ADDRESSES = 'false'
    strict = await harness.startReplica()
    member = await harness.identity.member('ada')
  })
  beforeEach(() => {
    harness.billing.reset()
    product.received.length = 0
    own.received.length = 0
    resting = 0
    isRefused = false
    sent = events
  })
  afterAll(async () => {
    await harness?.stop()
    await product.stop()
    await own.stop()
  })

  const start = async ({ client } = replica) => {
    const { conversation } = await client.call(ChatService.StartConversation, { personaId: randomUUID() }, { token: member })
    return conversation?.id ?? ''
  }
  const sendIn = (conversationId: string, content: string, { client } = replica, continues = '') => {
    const request = { conversationId, content, continues, requestId: randomUUID() }
    return client.call(ChatService.SendAndWait, request, { token: member, deadlineMs: 30_000 })
  }
  const send = async (content: string, of = replica) => sendIn(await start(of), content, of)
  /** Makes the exchanges of a conversation those that a model of the product has answered. */
  const answeredByProduct = async (conversationId: string, fields: object = {}) => {
    const update = { $unset: { chatModel: 1 }, ...(Object.keys(fields).length > 0 && { $set: fields }) } as const
    await harness.connection.collection('exchanges').updateMany({ conversationId: new Types.ObjectId(conversationId) }, update)
  }
  const asked = () => own.received.map(({ body, headers }) => [body.model, headers.authorization])
  const answersOfProduct = () => product.received.filter(({ body }) => JSON.stringify(body.messages).includes('You are Plato'))
  const noted = () => harness.persona.calls('NoteOwnModelUse').map(({ request }) => request.failure)

  it('answers at the price of the settings, without notes about the person', async () => {
    const { botMessage } = await send('Who are you?')
    expect(botMessage).toMatchObject({ content: 'From my own server.', model: 'own:llama' })
    expect(asked()).toEqual([['llama', 'Bearer sk-1']])
    expect(answersOfProduct()).toEqual([])
    expect(JSON.stringify(own.received[0]?.body)).not.toContain('ada')
    await eventually(() => expect(noted().at(-1)).toBe('OWN_MODEL_FAILURE_UNSPECIFIED'))
  })

  it('fails without another model’s answer, and the failure is noted', async () => {
    isRefused = true
    await expect(send('Who are you?')).rejects.toMatchObject({ reason: 'MODEL_FAILED' })
    expect(answersOfProduct()).toEqual([])
    await eventually(() => expect(noted().at(-1)).toBe('OWN_MODEL_FAILURE_KEY'))
  })

  it('has its answers and their first tokens counted apart from those of the product', async () => {
    registry.resetMetrics()
    await send('Who are you?')
    const messages = [{ content: 'Who are you?', isFromPersona: false }]
    await readStream(await replica.client.open(ChatService.Ask, { personaId: randomUUID(), messages }, { token: member }))
    sent = events.slice(0, 1)
    await send('Who are you?').catch(() => undefined)
    const counted = async (name: string) => (await registry.metrics()).split('\n').filter((line) => line.startsWith(`${name}{`))
    await eventually(async () =>
      expect(await counted('rostra_answers_total')).toEqual([
        'rostra_answers_total{status="complete",model="own"} 2',
        'rostra_answers_total{status="failed",model="own"} 1',
      ]),
    )
    expect(await counted('rostra_first_token_seconds_count')).toEqual(['rostra_first_token_seconds_count{model="own"} 3'])
  })

  it('gets of a conversation only what a model of the creator has answered', async () => {
    const conversationId = await start()
    await sendIn(conversationId, 'My secret question')
    await answeredByProduct(conversationId)
    await sendIn(conversationId, 'A second question')
    await sendIn(conversationId, 'A third question')
    const texts = JSON.stringify(own.received.at(-1)?.body)
    expect(['My secret question', 'A second question', 'A third question'].map((text) => texts.includes(text))).toEqual([false, true, true])
  })

  it('does not continue an answer of another model', async () => {
    const conversationId = await start()
    const { botMessage } = await sendIn(conversationId, 'Tell me a long story')
    await answeredByProduct(conversationId, { end: 'length' })
    own.received.length = 0
    const continued = sendIn(conversationId, '', replica, botMessage?.id)
    await expect(continued).rejects.toMatchObject({ reason: 'NOT_CONTINUABLE' })
    expect(asked()).toEqual([])
  })

  it('is paid nothing for an answer that its server cuts', async () => {
    sent = events.slice(0, 1)
    await send('Who are you?').catch(() => undefined)
    expect([...harness.billing.calls.values()]).toEqual([['hold ada 1', 'release ada']])
    const row = await harness.connection.collection('exchanges').findOne({}, { sort: { _id: -1 } })
    expect(row).toMatchObject({ status: 'failed', answer: 'From my own server.', isFree: true })
  })

  it('is not asked while it rests, and nothing is charged', async () => {
    resting = 30
    await expect(send('Who are you?')).rejects.toMatchObject({ kind: 'unavailable', reason: 'OWN_MODEL_RESTING' })
    expect([asked(), answersOfProduct()]).toEqual([[], []])
  })

  it('answers programs too, and rests for them', async () => {
    const messages = [{ content: 'Who are you?', isFromPersona: false }]
    const ask = () => replica.client.open(ChatService.Ask, { personaId: randomUUID(), messages }, { token: member })
    expect((await readStream(await ask())).chunks.join('')).toBe('From my own server.')
    expect([asked(), answersOfProduct()]).toEqual([[['llama', 'Bearer sk-1']], []])
    resting = 30
    await expect(ask().then((stream) => readStream(stream))).rejects.toMatchObject({ reason: 'OWN_MODEL_RESTING' })
  })

  it('is not called at an internal address', async () => {
    await expect(send('Who are you?', strict)).rejects.toMatchObject({ reason: 'MODEL_FAILED' })
    expect([asked(), answersOfProduct()]).toEqual([[], []])
  })
})
