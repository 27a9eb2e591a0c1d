import { afterEach, describe, expect, it } from '@jest/globals'
import { type AskedProvider, askedProvider, events } from '../../testing/asked-provider.ts'
import { refused, refusing, streamed } from '../../testing/fake-provider.ts'
import { openAiModel } from '../openai.ts'

/*
 * Gemini's compatible address. Read on 2026-11-28, in excerpts: https://ai.google.dev/gemini-api/docs/openai (address and request only) and
 * https://ai.google.dev/gemini-api/docs/troubleshooting (statuses). A list as the body of an error is from reports about its own API
 * (gemini-cli#12823). Not found: chunks of a stream, `<thought>` in the text, the text of a wrong key.
 */
const chunk = (delta: object, finish?: string) => ({
  choices: [{ delta: { role: 'assistant', ...delta }, index: 0, finish_reason: finish }],
  created: 1,
  id: 'g-1',
  model: 'gemini-3.8-flash',
  object: 'chat.completion.chunk',
})
const done = 'data: [DONE]\n\n'
/** The body of its errors is a list. */
const failed = (code: number, status: string, message: string) => refused(code, [{ error: { code, message, status } }])

let provider: AskedProvider
afterEach(() => provider.stop())

describe('a model of Gemini', () => {
  it('sends text without a reason until its last event, with usage in each', async () => {
    const usage = { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 }
    provider = await askedProvider(openAiModel, [
      streamed(events({ ...chunk({ content: 'Good ' }), usage }, { ...chunk({ content: 'day' }, 'stop'), usage }, done)),
    ])
    expect(await provider.ask({ model: 'models/gemini-3.8-flash' })).toMatchObject({
      text: 'Good day',
      usage: { inputTokens: 7, outputTokens: 3, finish: 'finished' },
    })
    expect(provider.received[0]?.body).toMatchObject({ reasoning_effort: 'minimal', max_tokens: 2_148 })
  })

  it('writes summaries of thoughts in front of the text', async () => {
    const thought = { google: { thought: true } }
    provider = await askedProvider(openAiModel, [
      streamed(
        events(
          chunk({ content: '<thought>Hm', extra_content: thought }),
          chunk({ content: ' {1}' }),
          chunk({ content: '</thought>Hi' }, 'stop'),
          done,
        ),
      ),
    ])
    const { text, thoughts } = await provider.ask()
    expect([text, thoughts > 0]).toEqual(['Hi', true])
  })

  it('is stopped by its filter', async () => {
    provider = await askedProvider(openAiModel, [
      streamed(events(chunk({ content: 'Half' }), chunk({ content: '' }, 'content_filter'), done)),
    ])
    expect(await provider.ask()).toMatchObject({ text: 'Half', usage: { finish: 'filtered' } })
  })

  it('does not know a parameter, in a list as its body', async () => {
    const refusal = failed(400, 'INVALID_ARGUMENT', 'Invalid JSON payload received. Unknown name "stream_options": Cannot find field.')
    const whole = streamed(events(chunk({ content: 'Hi' }, 'stop'), done))
    provider = await askedProvider(openAiModel, [refusing((body) => 'stream_options' in body, refusal, whole)])
    expect((await provider.ask()).text).toBe('Hi')
  })

  it.each([
    [400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', 'unauthorized'],
    [403, 'PERMISSION_DENIED', 'Your API key was reported as leaked.', 'unauthorized'],
    [404, 'NOT_FOUND', 'models/gemini-9 is not found for API version v1main', 'unknown_model'],
    [429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota, please check your plan and billing details.', 'rate_limited'],
    [503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.', 'provider'],
  ])('refuses with %i %s', async (code, status, message, kind) => {
    provider = await askedProvider(openAiModel, [failed(code, status, message)], { limits: { backoffMs: 1 } })
    expect((await provider.ask()).error).toMatchObject({ kind, status: code })
  })
})
