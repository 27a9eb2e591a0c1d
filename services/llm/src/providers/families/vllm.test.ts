import { afterEach, describe, expect, it } from '@jest/globals'
import { type AskedProvider, askedProvider, events } from '../../testing/asked-provider.ts'
import { refused, refusing, streamed } from '../../testing/fake-provider.ts'
import { openAiModel } from '../openai.ts'

/*
 * vLLM. Read on 2026-11-28: the chunks in `vllm/entrypoints/openai/chat_completion/protocol.py` of
 * https://github.com/vllm-project/vllm at 002032ee, an excerpt of https://docs.vllm.ai/en/v0.11.2/features/reasoning_outputs/
 * (`reasoning`, once `reasoning_content`), and the refusal of a system role in vllm#2964. Not found: the reasons `abort` and
 * `repetition`, an error within a stream, a limit that is too large.
 */
const chunk = (delta: object, finish: string | null = null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'Qwen/Qwen3-8B',
  choices: [{ index: 0, delta, logprobs: null, finish_reason: finish, token_ids: null }],
})
const done = 'data: [DONE]\n\n'
const whole = streamed(events(chunk({ content: 'Hi' }), chunk({}, 'stop'), done))
const badRequest = (message: string) => refused(400, { error: { message, type: 'BadRequestError', param: null, code: 400 } })

let provider: AskedProvider
afterEach(() => provider.stop())

describe('a model of vLLM', () => {
  it.each(['reasoning', 'reasoning_content'])('sends thoughts as %s, by its version', async (field) => {
    const answer = events(
      chunk({ role: 'assistant', content: '' }),
      chunk({ [field]: 'Hm' }),
      chunk({ content: 'Hi' }),
      chunk({}, 'stop'),
      done,
    )
    provider = await askedProvider(openAiModel, [streamed(answer)])
    expect(await provider.ask()).toMatchObject({ text: 'Hi', thoughts: 1 })
  })

  it.each(['abort', 'repetition'])('fails after the reason %s', async (reason) => {
    provider = await askedProvider(openAiModel, [streamed(events(chunk({ content: 'Half' }), chunk({}, reason), done))])
    expect(await provider.ask()).toMatchObject({ text: 'Half', error: { kind: 'provider', message: expect.stringContaining(reason) } })
  })

  it('fails within an answer before its [DONE]', async () => {
    const error = { message: 'EngineCore encountered an issue', type: 'InternalServerError', param: null, code: 500 }
    provider = await askedProvider(openAiModel, [streamed(events(chunk({ content: 'Half' }), { error }, done))])
    expect(await provider.ask()).toMatchObject({ text: 'Half', error: { kind: 'provider' } })
  })

  it('fails in the form of its older versions', async () => {
    const error = { object: 'error', message: 'Oops', type: 'InternalServerError', param: null, code: 500 }
    provider = await askedProvider(openAiModel, [streamed(events(chunk({ content: 'Half' }), error, done))])
    expect((await provider.ask()).error).toMatchObject({ kind: 'provider' })
  })

  it('has a template without a role for instructions', async () => {
    const isSystem = (body: Record<string, unknown>) => (body.messages as { role: string }[])[0]?.role === 'system'
    provider = await askedProvider(openAiModel, [refusing(isSystem, badRequest('System role not supported'), whole)])
    expect((await provider.ask({ model: 'google/gemma-2-9b-it' })).text).toBe('Hi')
    expect(provider.received.at(-1)?.body.messages).toEqual([{ role: 'user', content: 'Be kind.\n\nHello' }])
  })

  it('counts the limit of the answer towards its window', async () => {
    const message =
      "'max_tokens' or 'max_completion_tokens' is too large: 2048. This model's maximum context length is 2048 tokens and your request has 40 input tokens"
    provider = await askedProvider(openAiModel, [refusing((body) => (body.max_tokens as number) > 1_500, badRequest(message), whole)])
    expect((await provider.ask({ maxTokens: 2_048 })).text).toBe('Hi')
    expect(provider.received.at(-1)?.body).toMatchObject({ max_tokens: 1_024 })
  })
})
