import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import type { ChatRequest } from '@rostra/llm/chat-model'
import type { ServedModel } from '@rostra/llm/models'
import { PersonaService } from '@rostra/proto/persona'
import { createHarness, type Harness, type Replica } from '../harness.ts'

let harness: Harness
const running: Replica[] = []
beforeAll(async () => {
  harness = await createHarness()
})
afterAll(() => harness?.end())
afterEach(async () => {
  harness.billing.reset()
  await Promise.all(running.splice(0).map((replica) => replica.stop()))
})

const sentences = 'Livia is a running coach. She is for beginners. She is warm and brief.'
const texts = {
  name: 'Coach Livia',
  description: 'Plans a first marathon with you',
  rolePrompt: 'You are Livia, a running coach of twenty years.',
  openingLines: ['Where do I begin?', 'How often should I run?', 'What do I eat before?'],
  greeting: 'Hello, I am Livia.',
}

/** A model that writes the texts, or nothing until it is stopped. */
function fakeModel({ hangs = false, isFull = (): boolean => false } = {}): ServedModel & { requests: ChatRequest[] } {
  const requests: ChatRequest[] = []
  const stream: ServedModel['model']['stream'] = async (request, onText) => {
    requests.push(request)
    if (hangs) await new Promise((_resolve, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)))
    onText(JSON.stringify(texts))
    return { inputTokens: 0, outputTokens: 0, finish: 'finished' }
  }
  return { model: { stream }, modelId: 'fake', servedBy: 'claude', offline: false, isFull, requests }
}

async function start(model?: ServedModel) {
  const replica = await harness.startReplica({}, { model })
  running.push(replica)
  const gateway = replica.client()
  return {
    suggest: async (text: string, { token, signal }: { token?: string; signal?: AbortSignal } = {}) =>
      gateway.call(
        PersonaService.SuggestTexts,
        { sentences: text },
        { token: token ?? (await harness.identity.member('ada')), signal, deadlineMs: 20_000 },
      ),
  }
}

describe('texts for the form of a persona', () => {
  it('are written by the model, and count once as free work; nothing is stored', async () => {
    const { suggest } = await start(fakeModel())
    expect(await suggest(sentences)).toEqual({ ...texts, template: false })
    expect(harness.billing.freeWork).toEqual(['FREE_WORK_SUGGESTION member:ada 1 '])
    expect(await harness.connection.collection('personas').countDocuments()).toBe(0)
  })

  it('are a template without a model, which says so and is no free work', async () => {
    const { suggest } = await start()
    expect(await suggest(sentences)).toMatchObject({ name: 'Livia', template: true, openingLines: ['What can you help me with, Livia?'] })
    expect(harness.billing.freeWork).toEqual([])
  })

  it.each([
    ['too short', 'A coach.'],
    ['only space', ' '.repeat(100)],
    ['too long', 's'.repeat(1_001)],
    ['invisible characters', `${sentences}\u202e`],
  ])('are refused for sentences that are wrong (%s), before anything counts', async (_what, text) => {
    const model = fakeModel()
    const { suggest } = await start(model)
    await expect(suggest(text)).rejects.toMatchObject({ reason: 'VALIDATION', details: { fields: { sentences: expect.any(String) } } })
    expect([model.requests, harness.billing.freeWork]).toEqual([[], []])
  })

  it('are for members only', async () => {
    const { suggest } = await start(fakeModel())
    for (const token of ['', await harness.identity.guest('zoe')])
      await expect(suggest(sentences, { token })).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
  })

  it.each([
    ['limit', { reason: 'RATE_LIMITED' }],
    ['fail', { message: expect.stringContaining('INTERNAL') }],
  ] as const)('are not written when the free work of the day cannot be counted (%s)', async (behaviour, refusal) => {
    harness.billing.behaviour.freeWork = behaviour
    const model = fakeModel()
    const { suggest } = await start(model)
    await expect(suggest(sentences)).rejects.toMatchObject(refusal)
    expect(model.requests).toEqual([])
  })

  it('are refused without counting while the provider is full', async () => {
    const model = fakeModel({ isFull: () => true })
    const { suggest } = await start(model)
    await expect(suggest(sentences)).rejects.toMatchObject({ reason: 'OVERLOADED' })
    expect([model.requests, harness.billing.freeWork]).toEqual([[], []])
  })

  it('stop at the model when the caller stops', async () => {
    const model = fakeModel({ hangs: true })
    const { suggest } = await start(model)
    const controller = new AbortController()
    const suggested = suggest(sentences, { signal: controller.signal })
    suggested.catch(() => undefined)
    await eventually(() => expect(model.requests).toHaveLength(1))
    controller.abort()
    await expect(suggested).rejects.toMatchObject({ name: 'AbortError' })
    await eventually(() => expect(model.requests[0]?.signal.aborted).toBe(true))
  })
})
