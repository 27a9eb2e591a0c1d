import { afterEach, describe, expect, it } from '@jest/globals'
import { type AskedProvider, askedProvider, events } from '../../testing/asked-provider.ts'
import { refused, refusing, streamed } from '../../testing/fake-provider.ts'
import { openAiModel } from '../openai.ts'

/*
 * OpenRouter. Read on 2026-11-28, in excerpts: https://openrouter.ai/docs/api-reference/streaming (comments,
 * errors as events, `X-Generation-Id`) and https://openrouter.ai/docs/api/reference/errors-and-debugging
 * (bodies, statuses). `reasoning_details` is from its package
 * @openrouter/ai-sdk-provider 0.7.2, `reasoning` beside it from the types of LangChain. Not found: an example of an error beside choices.
 */
const chunk = (delta: object, finish: string | null = null, native: string | null = null) => ({
  id: 'gen-1',
  provider: 'DeepInfra',
  model: 'deepseek/deepseek-r1',
  object: 'chat.completion.chunk',
  created: 1,
  choices: [{ index: 0, delta, finish_reason: finish, native_finish_reason: native, logprobs: null }],
})
const thought = (text: string) =>
  chunk({
    role: 'assistant',
    content: '',
    reasoning: text,
    reasoning_details: [{ type: 'reasoning.text', text, format: 'unknown', index: 0 }],
  })
const comment = ': OPENROUTER PROCESSING\n\n'
const done = 'data: [DONE]\n\n'

let provider: AskedProvider
afterEach(() => provider.stop())

describe('a model of OpenRouter', () => {
  it('sends comments while it waits, and thoughts beside an empty text', async () => {
    const answer = events(
      comment,
      comment,
      thought('Hm'),
      thought(' {no}'),
      chunk({ role: 'assistant', content: 'Hi' }),
      chunk({ content: '' }, 'stop', 'STOP'),
      done,
    )
    provider = await askedProvider(openAiModel, [streamed(answer, true, { 'x-generation-id': 'gen-1' })])
    expect(await provider.ask()).toMatchObject({ text: 'Hi', thoughts: 2, usage: { finish: 'finished', requestId: 'gen-1' } })
  })

  it('fails within an answer with an error beside the choices', async () => {
    const failed = {
      ...chunk({ role: 'assistant', content: '' }, 'error'),
      error: { code: 'server_error', message: 'Provider disconnected unexpectedly' },
    }
    provider = await askedProvider(openAiModel, [streamed(events(chunk({ content: 'Half' }), failed, done))])
    expect(await provider.ask()).toMatchObject({
      text: 'Half',
      error: { kind: 'provider', message: expect.stringContaining('server_error') },
    })
  })

  it('states a rate limit within the stream by its status', async () => {
    const failed = { ...chunk({ content: '' }, 'error'), error: { code: 429, message: 'Rate limit exceeded' } }
    provider = await askedProvider(openAiModel, [streamed(events(comment, failed))])
    expect((await provider.ask()).error).toMatchObject({ kind: 'rate_limited' })
  })

  it('passes on the refusal of the provider behind it', async () => {
    const error = {
      code: 400,
      message: 'Provider returned error',
      metadata: { provider_name: 'X', raw: '{"error":{"message":"Unsupported parameter: \'stream_options\'"}}' },
    }
    const whole = streamed(events(chunk({ content: 'Hi' }), chunk({}, 'stop'), done))
    provider = await askedProvider(openAiModel, [refusing((body) => 'stream_options' in body, refused(400, { error }), whole)])
    expect((await provider.ask()).text).toBe('Hi')
  })

  it('has no credits', async () => {
    provider = await askedProvider(openAiModel, [refused(402, { error: { code: 402, message: 'This request requires more credits' } })])
    expect((await provider.ask()).error).toMatchObject({ kind: 'quota', status: 402 })
  })

  it('gets the parameters of the model behind the name of its maker', async () => {
    provider = await askedProvider(openAiModel, [streamed(events(chunk({ content: 'Hi' }), chunk({}, 'stop'), done))])
    await provider.ask({ model: 'openai/gpt-5.6-terra' })
    await provider.ask({ model: 'anthropic/claude-sonnet-5-5' })
    const [openAi, claude] = provider.received.map(({ body }) => body)
    expect(openAi).toMatchObject({ reasoning_effort: 'none', max_tokens: 100 })
    expect([claude?.thinking, claude?.max_tokens]).toEqual([undefined, 2_148])
  })
})
