import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { FakeProvider, refused, type Script, streamed } from '@rostra/llm/testing/fake-provider'
import { ChatService } from '@rostra/proto/chat'
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
  const answer: Script = (response) => (isRefused ? refused(401, { error: { message: 'a secret' } }) : streamed(events))(response)
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
  })
  afterAll(async () => {
    await harness?.stop()
    await product.stop()
    await own.stop()
  })

  const send = async (content: string, { client } = replica) => {
    const personaId = randomUUID()
    const { conversation } = await client.call(ChatService.StartConversation, { personaId }, { token: member })
    const request = { conversationId: conversation?.id ?? '', content, requestId: randomUUID() }
    return client.call(ChatService.SendAndWait, request, { token: member, deadlineMs: 30_000 })
  }
  const asked = () => own.received.map(({ body, headers }) => [body.model, headers.authorization])
  const answersOfProduct = () => product.received.filter(({ body }) => JSON.stringify(body.messages).includes('You are Plato'))
  const noted = () => harness.persona.calls('NoteOwnModelUse').map(({ request }) => request.failure)

  it('answers at the price of the settings, without notes about the person', async () => {
    const { botMessage } = await send('Who are you?')
    expect(botMessage?.content).toBe('From my own server.')
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
