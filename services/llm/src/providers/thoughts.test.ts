import { afterEach, expect, it } from '@jest/globals'
import { z } from 'zod'
import { askJson } from '../ask-json.ts'
import type { ChatRequest } from '../chat-model.ts'
import { events } from '../testing/asked-provider.ts'
import { FakeProvider, streamed } from '../testing/fake-provider.ts'
import { openAiModel } from './openai.ts'

const answer = (...pieces: string[]) =>
  streamed(events(...pieces.map((content) => ({ choices: [{ delta: { content }, finish_reason: null }] })), 'data: [DONE]\n\n'))
const request = (change: Partial<ChatRequest> = {}): ChatRequest => ({
  model: 'some-model',
  system: 'Judge.',
  messages: [{ role: 'user', content: 'A tale' }],
  maxTokens: 100,
  signal: new AbortController().signal,
  ...change,
})

let provider: FakeProvider
afterEach(() => provider.stop())
const connect = async (...pieces: string[]) => {
  provider = new FakeProvider(answer(...pieces))
  return openAiModel({ baseUrl: `${await provider.start()}/v1`, apiKey: 'k' })
}

it('thoughts with JSON of their own are no answer to a question for JSON', async () => {
  const model = await connect('<think>{"score": 1} is too ', 'low [?]</thi', 'nk>\n', '{"score": 7}')
  expect(await askJson(model, request(), z.object({ score: z.number() }))).toEqual({ score: 7 })
  expect(provider.received).toHaveLength(1)
})

it('thoughts in front of the rest of an answer are left out', async () => {
  const model = await connect('<think>Where was I?</think>', ' hills', '.')
  let text = ''
  await model.stream(request({ written: 'Rome was built on seven' }), (piece) => {
    text += piece
  })
  expect(text).toBe(' hills.')
})
