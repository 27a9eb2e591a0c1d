import { describe, expect, it } from '@jest/globals'
import { causeOf, DomainError, type ErrorKind } from '../errors.ts'
import { fromStatus, toStatus } from './status.ts'

const overTheWire = (error: unknown) => fromStatus(Object.assign(new Error(), toStatus(error)))

describe('converting errors to gRPC statuses and back', () => {
  it.each<ErrorKind>(['invalid', 'unauthenticated', 'denied', 'not_found', 'exists', 'state', 'exhausted', 'unavailable', 'deadline'])(
    'arrives as it was: %s',
    (kind) => {
      const refusal = new DomainError(kind, 'WHY_NOT', 'Müde? 100 % – “nein”', {
        fields: { name: 'zu kurz' },
        retryAfter: 3,
        suggestion: 'ja-2',
      })
      expect(overTheWire(refusal)).toEqual(refusal)
      expect(overTheWire(refusal)).toMatchObject({ kind, reason: 'WHY_NOT', details: refusal.details, message: refusal.message })
    },
  )

  it('hides the message of an unexpected error', () => {
    const status = toStatus(new Error('connect ECONNREFUSED mongodb://user:secret@db'))
    expect(JSON.stringify(status)).not.toContain('secret')
    expect(overTheWire(new Error('secret'))).not.toBeInstanceOf(DomainError)
  })

  it('reports an absent service as unavailable and a slow call as past its deadline', () => {
    const raw = (code: number) =>
      fromStatus(
        Object.assign(new Error('14 UNAVAILABLE: Stream refused by server'), { code, metadata: toStatus(null).metadata, details: '' }),
      )
    expect(raw(14)).toMatchObject({ kind: 'unavailable', reason: 'SERVICE_UNAVAILABLE' })
    expect(raw(4)).toMatchObject({ kind: 'deadline', reason: 'DEADLINE_EXCEEDED' })
    expect(causeOf(raw(14))).toBe('14 UNAVAILABLE: Stream refused by server')
  })

  it('reports a stream reset without a status as late at its deadline, and as unavailable before it', () => {
    const closed = Object.assign(new Error(), { code: 13, metadata: toStatus(null).metadata, details: 'Received RST_STREAM with code 0' })
    expect(fromStatus(closed, { isLate: true })).toMatchObject({ kind: 'deadline', reason: 'DEADLINE_EXCEEDED' })
    expect(fromStatus(closed)).toMatchObject({ kind: 'unavailable', reason: 'SERVICE_UNAVAILABLE' })
    const defect = Object.assign(new Error(), { code: 13, metadata: toStatus(null).metadata, details: 'Something went wrong on our side' })
    expect(fromStatus(defect, { isLate: true })).toBe(defect)
  })
})
