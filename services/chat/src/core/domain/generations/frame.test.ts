import { describe, expect, it } from '@jest/globals'
import { partial } from '@rostra/kit/testing/partial'
import fc from 'fast-check'
import type { EndedExchange } from '../exchanges/exchange.ts'
import { framesAfter } from './frame.ts'

const ended = (chunks: string[]): EndedExchange => {
  let end = 0
  const chunkEnds = chunks.map((chunk) => {
    end += chunk.length
    return end
  })
  return partial<EndedExchange>({ answer: chunks.join(''), chunkEnds, status: 'complete', end: 'finished', failure: null })
}

describe('framesAfter', () => {
  it('returns the missing chunks after any seq, and the end', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 })), fc.nat(), (chunks, cut) => {
        const after = cut % (chunks.length + 1)
        const frames = framesAfter(ended(chunks), after)
        const seen = chunks.slice(0, after).join('')
        const rest = frames.map((frame) => (frame.kind === 'chunk' ? frame.content : '')).join('')
        expect(seen + rest).toBe(chunks.join(''))
        expect(frames.map(({ seq }) => seq)).toEqual(frames.map((_, index) => after + index + 1))
        expect(frames.at(-1)?.kind).toBe('end')
      }),
    )
  })

  it('returns the end again to a reader that has seen it', () => {
    const end = { kind: 'end', seq: 3, status: 'complete', end: 'finished', answer: 'ab', failure: null }
    expect(framesAfter(ended(['a', 'b']), 3)).toEqual([end])
  })
})
