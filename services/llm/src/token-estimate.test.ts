import { describe, expect, it } from '@jest/globals'
import { estimateTokens } from './token-estimate.ts'

describe('the estimate of tokens', () => {
  it.each([
    ['', 0],
    ['four', 1],
    ['fives', 2],
    ['東京です', 4],
    ['東京 is large', 5],
    ['안녕', 2],
    ['Übermut', 2],
    ['Привет', 3],
    ['สวัสดี', 6],
    ['Việt', 2],
    ['🌱', 2],
  ])('of %j is %i', (text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens)
  })
})
