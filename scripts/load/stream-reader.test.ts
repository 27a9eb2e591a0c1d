import { describe, expect, it } from '@jest/globals'
import { hasFirstToken, tokenCounter } from './stream-reader.ts'

const frames = [
  'id: g1:1\ndata: {"content":"t512 w1 "}\n\n',
  'id: g1:2\ndata: {"content":"w2 w3"}\n\n',
  'id: g1:3\ndata: {"content":" w4"}\n\n',
  'id: g1:4\ndata: {"done":true,"fullResponse":"t512 w1 w2 w3 w4 ","status":"COMPLETE"}\n\n',
].join('')

describe('the tokens of a stream', () => {
  it('are those of its content frames, not those that the last frame repeats', () => {
    expect(tokenCounter()(frames)).toBe(5)
  })

  it('are counted once wherever the stream is split', () => {
    for (let first = 1; first < frames.length; first++) {
      for (const second of [first + 1, first + 7]) {
        const count = tokenCounter()
        const pieces = [frames.slice(0, first), frames.slice(first, second), frames.slice(second)]
        expect(pieces.reduce((sum, piece) => sum + count(piece), 0)).toBe(5)
      }
    }
  })
})

describe('the first token of a stream', () => {
  it.each([
    ['id: g1:1\ndata: {"content":"t512 w1 "}\n\n', true],
    ['data: {"choices":[{"delta":{"content":"t512 "}}]}\n\n', true],
    ['data: {"state":"waiting","seconds":5}\n\n', false],
    ['data: {"choices":[{"delta":{"role":"assistant","content":""}}]}\n\n', false],
  ])('of %j is there: %s', (piece, isThere) => {
    expect(hasFirstToken(piece)).toBe(isThere)
  })
})
