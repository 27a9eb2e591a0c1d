import { afterEach, describe, expect, it } from '@jest/globals'
import { type AskedProvider, askedProvider, events } from '../../testing/asked-provider.ts'
import { refused, refusing, streamed } from '../../testing/fake-provider.ts'
import { openAiModel } from '../openai.ts'

/*
 * Azure OpenAI. Read on 2026-11-28, in excerpts: https://learn.microsoft.com/azure/foundry/openai/concepts/content-streaming (the two
 * filters). The body of a filtered prompt is from https://www.developersdigest.tech/errors/api/azure-openai, events without choices from
 * https://dev.to/multigrid/streaming-responses-from-azure-openai-4cba. Not found: offsets of the asynchronous filter, a missing deployment.
 */
const base = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'gpt-5.6' }
const safe = { hate: { filtered: false, severity: 'safe' }, violence: { filtered: false, severity: 'safe' } }
const promptResults = {
  ...base,
  id: '',
  model: '',
  choices: [],
  prompt_filter_results: [{ prompt_index: 0, content_filter_results: safe }],
}
const text = (content: string, finish: string | null = null) => ({
  ...base,
  choices: [{ index: 0, delta: { content }, finish_reason: finish, content_filter_results: safe, logprobs: null }],
})
/** Of the asynchronous filter, which annotates text that was sent before. */
const annotation = {
  ...base,
  choices: [
    { index: 0, delta: {}, finish_reason: null, content_filter_results: safe, content_filter_offsets: { start_offset: 0, end_offset: 9 } },
  ],
}
const done = 'data: [DONE]\n\n'

let provider: AskedProvider
afterEach(() => provider.stop())

describe('a model of Azure OpenAI', () => {
  it('sends results of its filter among the text', async () => {
    provider = await askedProvider(openAiModel, [
      streamed(events(promptResults, text('Grüße '), annotation, text('dir'), text('', 'stop'), done), true, { 'apim-request-id': 'a-1' }),
    ])
    expect(await provider.ask()).toMatchObject({ text: 'Grüße dir', usage: { finish: 'finished', requestId: 'a-1' } })
  })

  it('stops an answer that its filter finds', async () => {
    provider = await askedProvider(openAiModel, [streamed(events(promptResults, text('Half'), text('', 'content_filter'), done))])
    expect(await provider.ask()).toMatchObject({ text: 'Half', usage: { finish: 'filtered', reason: 'content_filter' } })
  })

  it('refuses a prompt that its filter finds, which is a filtered answer', async () => {
    const error = {
      message: "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
      type: null,
      param: 'prompt',
      code: 'content_filter',
      status: 400,
      innererror: { code: 'ResponsibleAIPolicyViolation', content_filter_result: safe },
    }
    provider = await askedProvider(openAiModel, [refused(400, { error })])
    expect(await provider.ask()).toMatchObject({ text: '', usage: { finish: 'filtered' } })
  })

  it('names a parameter that an older version of its API does not know', async () => {
    const error = {
      message: 'Unrecognized request argument supplied: stream_options',
      type: 'invalid_request_error',
      param: null,
      code: null,
    }
    const whole = streamed(events(text('Hi'), text('', 'stop'), done))
    provider = await askedProvider(openAiModel, [refusing((body) => 'stream_options' in body, refused(400, { error }), whole)])
    expect((await provider.ask()).text).toBe('Hi')
  })

  it('does not know a deployment', async () => {
    const error = { code: 'DeploymentNotFound', message: 'The API deployment for this resource does not exist.' }
    provider = await askedProvider(openAiModel, [refused(404, { error })])
    expect((await provider.ask()).error).toMatchObject({ kind: 'unknown_model', status: 404 })
  })
})
