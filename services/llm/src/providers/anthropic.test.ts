import { afterEach, describe, expect, it } from '@jest/globals'
import type { ChatRequest } from '../chat-model.ts'
import { bytes, FakeProvider, streamed } from '../testing/fake-provider.ts'
import { anthropicModel } from './anthropic.ts'

const event = (type: string, rest: object = {}) => `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`
const delta = (text: string) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } })
const opening =
  event('message_start', { message: { id: 'm1', usage: { input_tokens: 25, output_tokens: 1 } } }) +
  event('content_block_start', { index: 0 }) +
  event('ping')
const ending = (reason: string) =>
  event('content_block_stop', { index: 0 }) +
  event('message_delta', { delta: { stop_reason: reason }, usage: { output_tokens: 9 } }) +
  event('message_stop')

let provider: FakeProvider
afterEach(() => provider.stop())

async function start(pieces: readonly (string | Buffer)[], change: Partial<ChatRequest> = {}) {
  provider = new FakeProvider(streamed(pieces))
  const model = anthropicModel({ baseUrl: await provider.start(), apiKey: 'key-2' })
  let text = ''
  const request: ChatRequest = {
    model: 'claude-sonnet-5-5',
    system: 'Be kind.',
    messages: [{ role: 'user', content: 'Hello' }],
    maxTokens: 100,
    signal: new AbortController().signal,
    ...change,
  }
  const done = model.stream(request, (piece) => {
    text += piece
  })
  done.catch(() => {})
  return { done, text: () => text }
}

describe('an Anthropic model', () => {
  it('reads text and usage from one byte per chunk', async () => {
    const { done, text } = await start(bytes(opening + delta('Grüße ') + delta('🌱') + ending('end_turn')))
    expect(await done).toEqual({ inputTokens: 25, outputTokens: 9, finish: 'finished', reason: 'end_turn' })
    expect(text()).toBe('Grüße 🌱')
  })

  it('sends the API version and the key, and turns off thinking before the answer', async () => {
    const { done } = await start([opening + ending('end_turn')])
    await done
    expect(provider.received[0]).toMatchObject({
      path: '/v1/messages',
      headers: { 'x-api-key': 'key-2', 'anthropic-version': '2023-06-01' },
      body: { model: 'claude-sonnet-5-5', system: 'Be kind.', max_tokens: 100, stream: true, thinking: { type: 'between_tools' } },
    })
  })

  it('puts a user message before a greeting that opens the conversation', async () => {
    const { done } = await start([opening + ending('end_turn')], {
      messages: [
        { role: 'assistant', content: 'Welcome!' },
        { role: 'user', content: 'Hi' },
      ],
    })
    await done
    expect(provider.received[0]?.body).toMatchObject({
      messages: [{ role: 'user' }, { role: 'assistant' }, { role: 'user', content: 'Hi' }],
    })
  })
})
