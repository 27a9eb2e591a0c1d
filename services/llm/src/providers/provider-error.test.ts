import Anthropic from '@anthropic-ai/sdk'
import { describe, expect, it } from '@jest/globals'
import OpenAI from 'openai'
import { ModelError } from '../model-error.ts'
import { modelErrorFrom } from './provider-error.ts'

const sdks = [
  ['OpenAI', OpenAI],
  ['Anthropic', Anthropic],
] as const

const statuses = [
  [400, 'BadRequestError', 'rejected', false],
  [401, 'AuthenticationError', 'unauthorized', false],
  [403, 'PermissionDeniedError', 'unauthorized', false],
  [404, 'NotFoundError', 'unknown_model', false],
  [409, 'ConflictError', 'rejected', false],
  [422, 'UnprocessableEntityError', 'rejected', false],
  [429, 'RateLimitError', 'rate_limited', true],
  [500, 'InternalServerError', 'provider', true],
  [529, 'InternalServerError', 'provider', true],
] as const

describe.each(sdks)('an error of the %s SDK', (_name, sdk) => {
  it.each(statuses)('with status %i, %s, becomes %s', (status, className, kind, retryable) => {
    const body = { error: { type: 'some_error', message: 'no such model' } }
    const error = sdk.APIError.generate(status, body, undefined, new Headers({ 'retry-after': '7' }))
    expect(error).toBeInstanceOf(sdk[className])
    const message = `The provider answered ${status} (some_error)`
    expect(modelErrorFrom(error, sdk)).toMatchObject({ kind, status, retryable, retryAfterMs: 7_000, message })
  })

  it('becomes timeout, connection or aborted when there was no response', () => {
    const cause = new Error('connect ECONNREFUSED')
    const connection = { kind: 'connection', retryable: true, message: expect.stringContaining('ECONNREFUSED') }
    expect(modelErrorFrom(new sdk.APIConnectionError({ cause }), sdk)).toMatchObject(connection)
    expect(modelErrorFrom(new sdk.APIConnectionTimeoutError(), sdk)).toMatchObject({ kind: 'timeout', retryable: true })
    expect(modelErrorFrom(new sdk.APIUserAbortError(), sdk)).toMatchObject({ kind: 'aborted', retryable: false })
  })

  it.each([
    ['a text', { error: { type: 'You sent: my secret', code: 7 } }],
    ['a long word', { error: { type: 'x'.repeat(65) } }],
    ['no object', 'my secret'],
    ['nothing', undefined],
  ])('names no code when the provider sent %s in its place', (_what, body) => {
    const error = sdk.APIError.generate(500, body as object | undefined, 'my secret', new Headers())
    expect((modelErrorFrom(error, sdk) as ModelError).message).toBe('The provider answered 500')
  })
})

it('leaves other errors as they are', () => {
  for (const error of [new TypeError('defect'), new ModelError('malformed', 'not JSON')]) expect(modelErrorFrom(error, OpenAI)).toBe(error)
})
