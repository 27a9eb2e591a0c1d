import { describe, expect, it } from '@jest/globals'
import { refusalOf } from '../refusals/refusal.ts'
import { anthropicForm, changedForm, formBySetting, openAiForm, type RequestForm } from './request-form.ts'

const form = openAiForm('http://localhost:8000/v1')
const openAi = (message: string, fields: object = {}) => refusalOf(400, { error: { message, param: null, code: null, ...fields } })
const sent = ['model', 'messages', 'stream', 'stream_options', 'reasoning_effort', 'max_tokens']
const changed = (refusal: ReturnType<typeof openAi>, from: RequestForm = form) => changedForm(from, refusal, sent)

describe('the form of requests', () => {
  it.each([
    ['https://api.openai.com/v1', 'max_completion_tokens'],
    ['https://mine.openai.azure.com/openai/v1/', 'max_completion_tokens'],
    ['https://openrouter.ai/api/v1', 'max_tokens'],
    ['https://notopenai.com/v1', 'max_tokens'],
  ])('for %s begins with %s', (baseUrl, parameter) => {
    expect(openAiForm(baseUrl).lengthParameter).toBe(parameter)
  })

  it('has a prefill for the models of Anthropic that take one, whoever serves them', () => {
    expect(anthropicForm('claude-haiku-4-5').takesPrefill).toBe(true)
    expect(anthropicForm('anthropic/claude-haiku-4-5').takesPrefill).toBe(true)
    expect(anthropicForm('claude-sonnet-5-5').takesPrefill).toBe(false)
  })

  it('is fixed by a setting', () => {
    expect(formBySetting(form, ['max_completion_tokens', 'developer', '-stream_options'])).toMatchObject({
      lengthParameter: 'max_completion_tokens',
      instructions: 'developer',
      omitted: ['stream_options'],
    })
    expect(formBySetting(form, ['-max_tokens']).lengthParameter).toBeUndefined()
    expect(formBySetting(form, [])).toEqual(form)
  })

  it('takes the other limit, then none', () => {
    const refusal = openAi("Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.", {
      param: 'max_tokens',
      code: 'unsupported_parameter',
    })
    const other = changed(refusal) as RequestForm
    expect(other.lengthParameter).toBe('max_completion_tokens')
    const unknown = refusalOf(422, { detail: [{ type: 'extra_forbidden', loc: ['body', 'max_completion_tokens'], input: 100 }] })
    expect(changedForm(other, unknown, ['model', 'max_completion_tokens'])?.lengthParameter).toBeUndefined()
  })

  it.each([
    ['max_tokens is too large: 32000. This model supports at most 16384 completion tokens, whereas you provided 32000.', 16_384],
    ['max_tokens: 32000 > 8192, which is the maximum allowed number of output tokens for claude-3-5-haiku', 8_192],
    ['Invalid max_tokens value, the valid range of max_tokens is [1, 8192]', 8_192],
  ])('keeps the limit within what the model accepts: %s', (message, mostTokens) => {
    const next = changed(openAi(message, { param: 'max_tokens' }))
    expect(next).toMatchObject({ lengthParameter: 'max_tokens', mostTokens })
    expect(changed(openAi(message, { param: 'max_tokens' }), next)).toBeUndefined()
  })

  it.each([
    [
      "Unsupported value: 'reasoning_effort' does not support 'minimal' with this model.",
      { param: 'reasoning_effort' },
      'reasoning_effort',
    ],
    ['Unrecognized request argument supplied: stream_options', {}, 'stream_options'],
    ['Invalid JSON payload received. Unknown name "reasoning_effort": Cannot find field.', {}, 'reasoning_effort'],
    ['"llama3.2" does not support thinking', {}, 'reasoning_effort'],
    [
      "1 validation error: {'type': 'literal_error', 'loc': ('body', 'reasoning_effort'), 'msg': \"Input should be 'low'\"}",
      {},
      'reasoning_effort',
    ],
  ])('leaves out what the model does not support: %s', (message, fields, parameter) => {
    expect(changed(openAi(message, fields))).toMatchObject({ omitted: [parameter], lengthParameter: 'max_tokens' })
  })

  it('gives the instructions to the other role, then to the user', () => {
    const refused = (role: string) =>
      openAi(`Unsupported value: 'messages[0].role' does not support '${role}' with this model.`, {
        param: 'messages[0].role',
        code: 'unsupported_value',
      })
    const developer = changed(refused('system')) as RequestForm
    expect(developer.instructions).toBe('developer')
    expect(changed(refused('developer'), developer)?.instructions).toBe('user')
    expect(changed(refused('developer'), { ...form, instructions: 'developer' })?.instructions).toBe('system')
  })

  it.each(['System role not supported', 'Conversation roles must alternate user/assistant/user/assistant/...'])(
    'gives the instructions to the user at once for a template without a role for them: %s',
    (message) => {
      expect(changed(openAi(message))?.instructions).toBe('user')
      expect(changed(openAi(message), { ...form, instructions: 'user' })).toBeUndefined()
    },
  )

  it('gives up the prefill', () => {
    const refusal = refusalOf(400, {
      type: 'error',
      error: { type: 'invalid_request_error', message: 'This model does not support assistant message prefill.' },
    })
    expect(changedForm(anthropicForm('claude-haiku-4-5'), refusal, sent)?.takesPrefill).toBe(false)
  })

  it.each([
    ['an unknown reason', openAi('Something is wrong')],
    ['a parameter that was not sent', openAi("Unsupported parameter: 'temperature'", { param: 'temperature' })],
    ['the model itself', openAi("Unsupported parameter: 'model'", { param: 'model' })],
    ['a wrong value of a parameter', openAi('stream_options must be an object', { param: 'stream_options' })],
    ['another kind', refusalOf(401, { error: { message: "Unsupported parameter: 'max_tokens'", param: 'max_tokens' } })],
  ])('stays as it is after %s', (_what, refusal) => {
    expect(changed(refusal)).toBeUndefined()
  })
})
