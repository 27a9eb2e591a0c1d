import { expect, it } from '@jest/globals'
import { ApiError } from '../../../lib/errors/api-error.ts'
import { complaintsOf, problemOf } from './save-refusal.ts'

const refused = (status: number, reason: string, more = {}) => new ApiError(status, 'Said so.', { reason, ...more })

it.each([
  [refused(409, 'SLUG_TAKEN', { suggestion: 'livia-2' }), { kind: 'slug-taken', suggestion: 'livia-2' }],
  [refused(409, 'SLUG_TAKEN'), { kind: 'slug-taken', suggestion: null }],
  [refused(403, 'PRIVATE_NOT_ALLOWED'), { kind: 'private-not-allowed' }],
  [refused(403, 'PERSONA_LIMIT'), { kind: 'limit' }],
  [refused(403, 'EMAIL_NOT_CONFIRMED'), { kind: 'unconfirmed' }],
  [refused(409, 'EDITED_ELSEWHERE'), { kind: 'edited-elsewhere' }],
  [refused(404, 'BOT_NOT_FOUND'), { kind: 'not-found' }],
  [refused(400, 'VALIDATION', { fields: { name: 'No.' } }), { kind: 'fields' }],
  [refused(400, 'VALIDATION'), { kind: 'other' }],
  [refused(503, 'OVERLOADED'), { kind: 'other' }],
  [new TypeError('Failed to fetch'), { kind: 'other' }],
])('%s is classified', (error, problem) => expect(problemOf(error)).toEqual(problem))

it('field errors have the names of the form', () => {
  expect(complaintsOf(refused(409, 'SLUG_TAKEN'))).toEqual({ slug: 'Said so.' })
  expect(complaintsOf(refused(403, 'PRIVATE_NOT_ALLOWED'))).toEqual({ visibility: 'Said so.' })
  const fields = { name: 'N', openingLines: 'O', 'embedOrigins.2': 'E' }
  expect(complaintsOf(refused(400, 'VALIDATION', { fields }))).toEqual({ name: 'N', 'openingLines.0': 'O', embedOrigins: 'E' })
  expect(complaintsOf(refused(400, 'VALIDATION', { fields: { 'openingLines.1': 'B', 'openingLines[2]': 'C' } }))).toEqual({
    'openingLines.1': 'B',
    'openingLines.2': 'C',
  })
  expect(complaintsOf(new TypeError('x'))).toEqual({})
})
