import { afterEach, describe, expect, it } from '@jest/globals'
import { type AskedProvider, askedProvider, events } from '../../testing/asked-provider.ts'
import { refused, refusing, streamed } from '../../testing/fake-provider.ts'
import { openAiModel } from '../openai.ts'

/*
 * OpenAI. Read on 2026-11-28: the types of chunks, their delta (`refusal`, `obfuscation`) and reasons in the
 * SDK openai 7.57.0, and the bodies of `unsupported_parameter` and `unsupported_value` in reports of users
 * (openhab-addons#21459, forgecode#1177). No page of the reference.
 */
const chunk = (delta: object, finish: string | null = null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'gpt-5.6-terra',
  service_tier: 'default',
  choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
  usage: null,
  obfuscation: 'x7',
})
const usage = { id: 'chatcmpl-1', object: 'chat.completion.chunk', choices: [], usage: { prompt_tokens: 12, completion_tokens: 5 } }
const done = 'data: [DONE]\n\n'
const whole = streamed(
  events(chunk({ role: 'assistant', content: '', refusal: null }), chunk({ content: 'Hi' }), chunk({}, 'stop'), usage, done),
  true,
  {
    'x-request-id': 'req_1',
  },
)

let provider: AskedProvider
afterEach(() => provider.stop())

describe('a model of OpenAI', () => {
  it('sends text, its end, its usage and the id of the request', async () => {
    provider = await askedProvider(openAiModel, [whole])
    expect(await provider.ask({ model: 'gpt-5.6-terra' })).toEqual({
      text: 'Hi',
      thoughts: 0,
      usage: { inputTokens: 12, outputTokens: 5, finish: 'finished', reason: 'stop', requestId: 'req_1' },
    })
    expect(provider.received[0]?.body).toMatchObject({ reasoning_effort: 'none', stream_options: { include_usage: true } })
  })

  it.each([
    ['length', 'length'],
    ['content_filter', 'filtered'],
  ])('ends with %s as %s, with what was written', async (reason, finish) => {
    provider = await askedProvider(openAiModel, [streamed(events(chunk({ content: 'Half' }), chunk({}, reason), done))])
    expect(await provider.ask()).toMatchObject({ text: 'Half', usage: { finish, reason } })
  })

  it('refuses with a text of its own, which is the answer', async () => {
    const refusal = events(
      chunk({ role: 'assistant', content: '', refusal: '' }),
      chunk({ refusal: "I can't " }),
      chunk({ refusal: 'help.' }),
      chunk({}, 'stop'),
      done,
    )
    provider = await askedProvider(openAiModel, [streamed(refusal)])
    expect(await provider.ask()).toMatchObject({ text: "I can't help.", usage: { finish: 'refused' } })
  })

  it.each(['tool_calls', 'something_new'])('fails after the reason %s, because the text may be cut anywhere', async (reason) => {
    provider = await askedProvider(openAiModel, [streamed(events(chunk({ content: 'Half' }), chunk({}, reason), done))])
    expect(await provider.ask()).toMatchObject({ text: 'Half', error: { kind: 'provider', message: expect.stringContaining(reason) } })
  })

  it.each([
    ['max_tokens', 'max_completion_tokens'],
    ['max_completion_tokens', 'max_tokens'],
  ])('that does not support %s gets %s', async (parameter, other) => {
    const error = {
      message: `Unsupported parameter: '${parameter}' is not supported with this model. Use '${other}' instead.`,
      type: 'invalid_request_error',
      param: parameter,
      code: 'unsupported_parameter',
    }
    provider = await askedProvider(openAiModel, [refusing((body) => parameter in body, refused(400, { error }), whole)], {
      parameters: [parameter],
    })
    expect((await provider.ask()).text).toBe('Hi')
    expect(provider.received.at(-1)?.body).toMatchObject({ [other]: 100 })
  })

  it('that does not support an effort of reasoning chooses its own, with room for it', async () => {
    const error = {
      message: "Unsupported value: 'reasoning_effort' does not support 'none' with this model. Supported values are: 'low' and 'high'.",
      type: 'invalid_request_error',
      param: 'reasoning_effort',
      code: 'unsupported_value',
    }
    provider = await askedProvider(openAiModel, [refusing((body) => 'reasoning_effort' in body, refused(400, { error }), whole)])
    expect((await provider.ask({ model: 'gpt-5.6-terra' })).text).toBe('Hi')
    expect(provider.received.at(-1)?.body).toMatchObject({ max_tokens: 2_148 })
  })
})
