import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Exchange } from './exchange.ts'
import { framesAfter } from './frame.ts'

const ended = (pieces: string[]): Exchange => {
  let end = 0
  const frameEnds = pieces.map((piece) => {
    end += piece.length
    return end
  })
  return { reply: pieces.join(''), frameEnds, status: 'complete', failure: null } as unknown as Exchange
}

describe('a resume of an ended generation', () => {
  it('gives what is missing after any seq, and the end', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 })), fc.nat(), (pieces, cut) => {
        const after = cut % (pieces.length + 1)
        const frames = framesAfter(ended(pieces), after)
        const seen = pieces.slice(0, after).join('')
        const rest = frames.map((frame) => (frame.kind === 'chunk' ? frame.content : '')).join('')
        expect(seen + rest).toBe(pieces.join(''))
        expect(frames.map(({ seq }) => seq)).toEqual(frames.map((_, index) => after + index + 1))
        expect(frames.at(-1)?.kind).toBe('end')
      }),
    )
  })

  it('says the end again to a reader who has seen it', () => {
    expect(framesAfter(ended(['a', 'b']), 3)).toEqual([{ kind: 'end', seq: 3, status: 'complete', reply: 'ab', failure: null }])
  })
})
