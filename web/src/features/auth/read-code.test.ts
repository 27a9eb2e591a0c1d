import { describe, expect, it } from '@jest/globals'
import { findCode, isWholeCode, tidyCode } from './read-code.ts'

describe('a pasted code', () => {
  it.each([
    '123456',
    '123 456',
    '123-456',
    '123\u2013456',
    '123\u00a0456',
    ' 123456\n',
    '１２３４５６',
    'Your code is 123 456. It works for 10 minutes.',
  ])('is found in %p', (text) => expect(findCode(text)).toBe('123456'))

  it.each(['', '12345', '1234567', '12 34 56', '123  456', 'abcdef', '1123 456'])('is not made up from %p', (text) =>
    expect(findCode(text)).toBeNull(),
  )
})

it('typing loses blanks and dashes and what is too much, never letters', () => {
  expect(['12 3', '12-34', '1234567', '12a4', '１2'].map(tidyCode)).toEqual(['123', '1234', '123456', '12a4', '12'])
})

it('a whole code is six digits', () => {
  expect(['123456', '12345', '12345a', '٣٣٣٣٣٣', '123456\n'].map(isWholeCode)).toEqual([true, false, false, false, false])
})
