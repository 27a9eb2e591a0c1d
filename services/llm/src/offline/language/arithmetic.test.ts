import { describe, expect, it } from '@jest/globals'
import { arithmetic } from './arithmetic.ts'

describe('arithmetic in a message', () => {
  it.each([
    ['what is 15% of 80?', '15 per cent of 80 is 12.'],
    ['1.5 plus 2', '1.5 plus 2 is 3.5.'],
    ['1,5 plus 2', '1,5 plus 2 is 3.5.'],
    ['7 divided by 2?', '7 divided by 2 is 3.5.'],
  ])('answers "%s"', (message, answer) => {
    expect(arithmetic(message)).toBe(answer)
  })

  it.each(['How many days are in a year?', 'I am 15'])('finds none in "%s"', (message) => {
    expect(arithmetic(message)).toBeUndefined()
  })
})
