import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isCode, looksLikeCode } from './one-time-code.ts'

describe('a one-time code', () => {
  it('is six digits', () => {
    expect(looksLikeCode('012345')).toBe(true)
    for (const typed of ['', '12345', '1234567', ' 12345', '12345\n', '12345a', '１２３４５６']) expect(looksLikeCode(typed)).toBe(false)
  })

  it('is only itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (typed, code) => {
        expect(isCode(typed, code)).toBe(Buffer.from(typed).equals(Buffer.from(code)))
      }),
    )
    expect(isCode('012345', '012345')).toBe(true)
  })
})
