import { describe, expect, it } from '@jest/globals'
import { cleanCode, findPastedCode, isCompleteCode } from './parse-code.ts'

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
  ])('is found in %p', (text) => expect(findPastedCode(text)).toBe('123456'))

  it.each(['', '12345', '1234567', '12 34 56', '123  456', 'abcdef', '1123 456'])('is not found in %p', (text) =>
    expect(findPastedCode(text)).toBeNull(),
  )
})

it('typed text loses blanks, dashes and the excess, never letters', () => {
  expect(['12 3', '12-34', '1234567', '12a4', '１2'].map(cleanCode)).toEqual(['123', '1234', '123456', '12a4', '12'])
})

it('a complete code is six digits', () => {
  expect(['123456', '12345', '12345a', '٣٣٣٣٣٣', '123456\n'].map(isCompleteCode)).toEqual([true, false, false, false, false])
})
