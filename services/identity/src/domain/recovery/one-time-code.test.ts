import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { codesMatch, hasCodeFormat } from './one-time-code.ts'

describe('a one-time code', () => {
  it('has six ASCII digits', () => {
    expect(hasCodeFormat('012345')).toBe(true)
    for (const text of ['', '12345', '1234567', ' 12345', '12345\n', '12345a', '１２３４５６']) expect(hasCodeFormat(text)).toBe(false)
  })

  it('matches only itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (entered, expected) => {
        expect(codesMatch(entered, expected)).toBe(Buffer.from(entered).equals(Buffer.from(expected)))
      }),
    )
    expect(codesMatch('012345', '012345')).toBe(true)
  })
})
