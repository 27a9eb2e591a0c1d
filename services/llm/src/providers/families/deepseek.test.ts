import { afterEach, describe, expect, it } from '@jest/globals'
import { type AskedProvider, askedProvider, events } from '../../testing/asked-provider.ts'
import { refused, refusing, streamed } from '../../testing/fake-provider.ts'
import { openAiModel } from '../openai.ts'

/*
 * DeepSeek. Read on 2026-11-28: https://api-docs.deepseek.com/quick_start/rate_limit (`: keep-alive`) and …/quick_start/error_codes. The
 * role `developer` is from a report of a user (theia#15144), `reasoning_content` from opencode#24722, `insufficient_system_resource` from
 * the crate ds-api 0.10.7. Not found: the texts of a model that does not exist and of a risk in the content.
 */
const chunk = (delta: object, finish: string | null = null) => ({
  id: 'c-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'deepseek-v4-flash',
  system_fingerprint: 'fp_1',
  choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
})
const keepAlive = ': keep-alive\n\n'
const done = 'data: [DONE]\n\n'

let provider: AskedProvider
afterEach(() => provider.stop())

describe('a model of DeepSeek', () => {
  it('sends comments while it is queued, then thoughts, then text', async () => {
    const answer = events(
      keepAlive,
      chunk({ role: 'assistant', content: null, reasoning_content: '' }),
      chunk({ content: null, reasoning_content: 'Hm' }),
      keepAlive,
      chunk({ content: 'Hi', reasoning_content: null }),
      chunk({ content: '', reasoning_content: null }, 'stop'),
      done,
    )
    provider = await askedProvider(openAiModel, [streamed(answer, true, { 'x-ds-trace-id': 'd-1' })])
    expect(await provider.ask({ model: 'deepseek-v4-flash' })).toMatchObject({
      text: 'Hi',
      thoughts: 1,
      usage: { finish: 'finished', requestId: 'd-1' },
    })
    expect(provider.received[0]?.body).toMatchObject({ thinking: { type: 'disabled' }, max_tokens: 100 })
  })

  it('is interrupted for lack of resources, which is a failure', async () => {
    provider = await askedProvider(openAiModel, [
      streamed(events(chunk({ content: 'Half' }), chunk({ content: '' }, 'insufficient_system_resource'), done)),
    ])
    expect(await provider.ask()).toMatchObject({ text: 'Half', error: { kind: 'provider' } })
  })

  it.each([
    [402, 'Insufficient Balance', 'quota'],
    [429, 'Rate Limit Reached', 'rate_limited'],
    [400, 'Model Not Exist', 'unknown_model'],
  ])('refuses with %i: %s', async (status, message, kind) => {
    const error = { message, type: 'unknown_error', param: null, code: 'invalid_request_error' }
    provider = await askedProvider(openAiModel, [refused(status, { error })], { limits: { backoffMs: 1 } })
    expect((await provider.ask()).error).toMatchObject({ kind, status })
  })

  it('finds a risk in the content, which is a filtered answer', async () => {
    provider = await askedProvider(openAiModel, [
      refused(400, { error: { message: 'Content Exists Risk', code: 'invalid_request_error' } }),
    ])
    expect(await provider.ask()).toMatchObject({ text: '', usage: { finish: 'filtered' } })
  })

  it('does not know the role of a developer', async () => {
    const message = 'Failed to deserialize the JSON body: messages[0].role: unknown variant `developer`, expected one of `system`, `user`'
    const isDeveloper = (body: Record<string, unknown>) => (body.messages as { role: string }[])[0]?.role === 'developer'
    const whole = streamed(events(chunk({ content: 'Hi' }), chunk({}, 'stop'), done))
    provider = await askedProvider(
      openAiModel,
      [refusing(isDeveloper, refused(422, { error: { message, code: 'invalid_request_error' } }), whole)],
      {
        parameters: ['developer'],
      },
    )
    expect((await provider.ask()).text).toBe('Hi')
    expect(provider.received.at(-1)?.body.messages).toMatchObject([{ role: 'system' }, { role: 'user' }])
  })
})
