import { describe, expect, it } from '@jest/globals'
import { admitSource } from './registry.ts'

const entry = (n: number, requestId?: string) => ({ id: `s-${n}`, hash: `hash-${n}`, ...(requestId ? { requestId } : {}) })

describe('a further source', () => {
  it('is admitted below the limit', () => {
    expect(admitSource([], entry(1), 1)).toBeNull()
    expect(admitSource([entry(1), entry(2)], entry(3), 3)).toBeNull()
  })

  it('is refused at the limit', () => {
    expect(() => admitSource([entry(1)], entry(2), 1)).toThrow(expect.objectContaining({ kind: 'denied', reason: 'SOURCE_LIMIT' }))
  })

  it('is refused with the content of another one, also at the limit', () => {
    const refusal = expect.objectContaining({ kind: 'exists', reason: 'SOURCE_EXISTS' })
    expect(() => admitSource([entry(1)], entry(1), 1)).toThrow(refusal)
    expect(() => admitSource([entry(1, 'r-1')], entry(1, 'r-2'), 5)).toThrow(refusal)
  })

  it('waits for an earlier one with the same content that is not finished', () => {
    const pending = { ...entry(1), pendingSince: new Date() }
    expect(admitSource([pending], entry(1, 'r-1'), 1)).toBe(pending)
  })

  it('is the earlier one of the same request, also at the limit', () => {
    expect(admitSource([entry(1, 'r-1')], entry(1, 'r-1'), 1)).toEqual(entry(1, 'r-1'))
  })

  it('is refused with the request id of another content', () => {
    const refusal = expect.objectContaining({ kind: 'exists', reason: 'REQUEST_ID_REUSED' })
    expect(() => admitSource([entry(1, 'r-1')], entry(2, 'r-1'), 5)).toThrow(refusal)
  })
})
