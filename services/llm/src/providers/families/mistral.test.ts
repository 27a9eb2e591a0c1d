import { afterEach, describe, expect, it } from '@jest/globals'
import { type AskedProvider, askedProvider, events } from '../../testing/asked-provider.ts'
import { refused, refusing, streamed } from '../../testing/fake-provider.ts'
import { openAiModel } from '../openai.ts'

/*
 * Mistral. Read on 2026-11-28: the types of https://github.com/mistralai/client-python, `src/mistralai/client/models/`:
 * DeltaMessage (content as a list), ThinkChunk, the reasons of a stream (`error`) and those of a whole answer, which
 * alone name `model_length`. The 422 is from a report of a user (eca#231).
 */
const chunk = (delta: object, finish: string | null = null) => ({
  id: 'cmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'mistral-medium-3-5',
  choices: [{ index: 0, delta, finish_reason: finish }],
})
const thinking = (text: string, closed = false) => ({ type: 'thinking', thinking: [{ type: 'text', text }], closed })
const done = 'data: [DONE]\n\n'

let provider: AskedProvider
afterEach(() => provider.stop())

describe('a model of Mistral', () => {
  it('sends its content as a list of thoughts and text', async () => {
    const answer = events(
      chunk({ role: 'assistant', content: [thinking('Hm')] }),
      chunk({ content: [thinking(' {1}', true), { type: 'text', text: 'Good ' }] }),
      chunk({ content: 'day' }),
      { ...chunk({ content: '' }, 'stop'), usage: { prompt_tokens: 9, completion_tokens: 4 } },
      done,
    )
    provider = await askedProvider(openAiModel, [streamed(answer, true, { 'mistral-correlation-id': 'm-1' })])
    expect(await provider.ask()).toEqual({
      text: 'Good day',
      thoughts: 2,
      usage: { inputTokens: 9, outputTokens: 4, finish: 'finished', reason: 'stop', requestId: 'm-1' },
    })
  })

  it('sends parts of other types, which are left out and counted', async () => {
    const { skippedParts } = await import('../../metrics.ts')
    skippedParts.reset()
    const parts = [
      { type: 'text', text: 'See ' },
      { type: 'reference', reference_ids: [1] },
      { type: 'image_url', image_url: 'x' },
      7,
      { type: 'text', text: 'Rome' },
    ]
    provider = await askedProvider(openAiModel, [
      streamed(events(chunk({ content: parts }), chunk({ content: { odd: true } }), chunk({}, 'stop'), done)),
    ])
    expect((await provider.ask({ model: 'mistral-x' })).text).toBe('See Rome')
    expect((await skippedParts.get()).values).toEqual([{ labels: { model: 'mistral-x' }, value: 4 }])
  })

  it('ends at the end of its window as cut off', async () => {
    provider = await askedProvider(openAiModel, [
      streamed(events(chunk({ content: 'Half' }), chunk({ content: '' }, 'model_length'), done)),
    ])
    expect(await provider.ask()).toMatchObject({ text: 'Half', usage: { finish: 'length' } })
  })

  it('ends with an error as its reason', async () => {
    provider = await askedProvider(openAiModel, [streamed(events(chunk({ content: 'Half' }), chunk({ content: '' }, 'error'), done))])
    expect(await provider.ask()).toMatchObject({ text: 'Half', error: { kind: 'provider' } })
  })

  it('forbids a parameter with 422, and quotes its value', async () => {
    const detail = [{ type: 'extra_forbidden', loc: ['body', 'max_completion_tokens'], msg: 'Extra inputs are not permitted', input: 100 }]
    const refusal = { object: 'error', message: { detail }, type: 'invalid_request_error', param: null, code: null }
    const whole = streamed(events(chunk({ content: 'Hi' }), chunk({}, 'stop'), done))
    provider = await askedProvider(openAiModel, [refusing((body) => 'max_completion_tokens' in body, refused(422, refusal), whole)], {
      parameters: ['max_completion_tokens'],
    })
    expect((await provider.ask()).text).toBe('Hi')
    expect(provider.received.at(-1)?.body).toMatchObject({ max_tokens: 100 })
  })
})
