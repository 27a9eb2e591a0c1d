import { describe, expect, it } from '@jest/globals'
import { refusalOf } from './refusal.ts'

const openAi = (message: string, fields: object = {}) => ({
  error: { message, type: 'invalid_request_error', param: null, code: null, ...fields },
})

describe('the refusal of a provider', () => {
  it.each([
    ['OpenAI', 429, openAi('You exceeded your current quota', { type: 'insufficient_quota', code: 'insufficient_quota' }), 'quota'],
    ['OpenAI', 429, openAi('Rate limit reached', { type: 'requests', code: 'rate_limit_exceeded' }), 'rate_limited'],
    ['OpenAI', 404, openAi('The model `x` does not exist', { code: 'model_not_found' }), 'unknown_model'],
    ['OpenAI', 403, openAi('Project has no access to model `x`', { code: 'model_not_found' }), 'unknown_model'],
    ['OpenAI', 400, openAi("This model's maximum context length is 8192 tokens.", { code: 'context_length_exceeded' }), 'too_long'],
    [
      'Azure',
      404,
      { error: { code: 'DeploymentNotFound', message: 'The API deployment for this resource does not exist.' } },
      'unknown_model',
    ],
    [
      'Azure',
      400,
      openAi('The response was filtered', { code: 'content_filter', innererror: { code: 'ResponsibleAIPolicyViolation' } }),
      'filtered',
    ],
    ['OpenRouter', 402, { error: { code: 402, message: 'This request requires more credits' } }, 'quota'],
    [
      'OpenRouter',
      403,
      { error: { code: 403, message: 'Your chosen model requires moderation', metadata: { reasons: ['hate'] } } },
      'filtered',
    ],
    ['OpenRouter', 400, { error: { code: 400, message: 'nobody/none is not a valid model ID' } }, 'unknown_model'],
    [
      'OpenRouter',
      400,
      { error: { message: 'Provider returned error', metadata: { raw: '{"message":"prompt is too long"}' } } },
      'too_long',
    ],
    ['Ollama', 404, { error: { message: 'model "x" not found, try pulling it first', type: 'api_error' } }, 'unknown_model'],
    [
      'vLLM',
      400,
      { object: 'error', message: 'The decoder prompt is longer than the maximum model length of 4096', code: 400 },
      'too_long',
    ],
    ['vLLM', 400, { object: 'error', message: 'max_tokens must be at least 1, got -186.', type: 'BadRequestError', code: 400 }, 'too_long'],
    ['llama.cpp', 500, { error: { code: 500, type: 'exceed_context_size_error', n_prompt_tokens: 1407, n_ctx: 256 } }, 'too_long'],
    ['Mistral', 400, { object: 'error', message: 'Invalid model: x', type: 'invalid_model', param: null, code: '1500' }, 'unknown_model'],
    ['Mistral', 400, { object: 'error', message: 'Prompt contains 40000 tokens, too large for the model', code: '3051' }, 'too_long'],
    ['DeepSeek', 402, openAi('Insufficient Balance', { type: 'unknown_error' }), 'quota'],
    ['DeepSeek', 400, openAi('Content Exists Risk'), 'filtered'],
    ['DeepSeek', 400, openAi('Model Not Exist'), 'unknown_model'],
    ['Gemini', 400, [{ error: { code: 400, message: 'API key not valid.', details: [{ reason: 'API_KEY_INVALID' }] } }], 'unauthorized'],
    ['Gemini', 400, [{ error: { code: 400, message: 'The input token count (2) exceeds the maximum number of tokens' } }], 'too_long'],
    ['Gemini', 429, [{ error: { code: 429, message: 'You exceeded your current quota', status: 'RESOURCE_EXHAUSTED' } }], 'rate_limited'],
    [
      'Anthropic',
      400,
      { type: 'error', error: { type: 'invalid_request_error', message: 'prompt is too long: 210000 tokens' } },
      'too_long',
    ],
    ['Anthropic', 413, { type: 'error', error: { type: 'request_too_large', message: 'Request exceeds the maximum size' } }, 'too_long'],
    ['Anthropic', 400, { type: 'error', error: { type: 'invalid_request_error', message: 'Your credit balance is too low' } }, 'quota'],
    ['Anthropic', 402, { type: 'error', error: { type: 'billing_error', message: 'Pay' } }, 'quota'],
    ['Anthropic', 529, { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }, 'provider'],
    ['any', 401, openAi('The context length of this key'), 'unauthorized'],
    ['any', 403, {}, 'unauthorized'],
    ['any', 404, 'no JSON', 'unknown_model'],
    ['any', 422, {}, 'rejected'],
    ['any', 503, '<html>', 'provider'],
  ] as const)('of %s with status %i and %j is of its kind', (_provider, status, body, kind) => {
    expect(refusalOf(status, body).kind).toBe(kind)
  })

  it.each([
    [{ type: 'rate_limit_error', message: 'Slow down' }, 'rate_limited'],
    [{ code: 429, message: 'Slow down' }, 'rate_limited'],
    [{ code: 'insufficient_quota' }, 'quota'],
    [{ code: 'server_error', message: 'Oops' }, 'provider'],
    [{ message: 'Trying to keep the first 5000 tokens when the context window is 4096' }, 'too_long'],
    ['an error of Ollama', 'provider'],
  ])('within a stream, %j, has the status of its code', (error, kind) => {
    expect(refusalOf(undefined, error).kind).toBe(kind)
  })

  it('is not decided by what the provider quotes of the request', () => {
    const detail = [{ type: 'missing', loc: ['body', 'x'], msg: 'Field required', input: 'context_length_exceeded insufficient_quota' }]
    expect(refusalOf(422, { object: 'error', message: { detail } })).toMatchObject({
      kind: 'rejected',
      says: expect.stringContaining('Field required'),
    })
  })

  it('names the code and the parameter, where they have the form of one', () => {
    expect(refusalOf(400, openAi('No', { code: 'unsupported_value', param: 'messages[0].role' }))).toMatchObject({
      code: 'unsupported_value',
      parameter: 'messages[0].role',
    })
    expect(refusalOf(400, openAi('No', { type: 'You sent: my secret', code: 7 }))).toMatchObject({ code: undefined, parameter: undefined })
  })

  it('survives a body that is nested without end', () => {
    const body: { error?: object } = {}
    body.error = body
    expect(refusalOf(500, body).kind).toBe('provider')
  })
})
