import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { judge, parseEventStream, wordsOf } from './event-stream.ts'

const chunk = (seq: number, content: string) => `id: g:${seq}\ndata: ${JSON.stringify({ content })}\n\n`
const done = (seq: number, fullResponse: string, status = 'complete') =>
  `id: g:${seq}\ndata: ${JSON.stringify({ done: true, fullResponse, userMessageId: 'u', botMessageId: 'b', status })}\n\n`
const verdict = (body: string) => judge(parseEventStream(body))

describe('the stream of an answer', () => {
  it('is good when it is whole, whatever the text and wherever pings come', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', minLength: 1 })), fc.boolean(), (pieces, pinged) => {
        const frames = pieces.map((piece, index) => chunk(index + 1, piece)).join(pinged ? ': ping\n\n' : '')
        const body = frames + done(pieces.length + 1, pieces.join(''))
        expect(verdict(body)).toEqual({
          ended: true,
          whole: true,
          gapless: true,
          failure: '',
          text: pieces.join(''),
          pieces: pieces.length,
        })
      }),
    )
  })

  it('is not whole when any one of its pieces is missing, doubled or changes places with the next', () => {
    const frames = ['a', 'b', 'c', 'd'].map((piece, index) => chunk(index + 1, piece))
    const end = done(5, 'abcd')
    expect(verdict([...frames, end].join(''))).toMatchObject({ whole: true, gapless: true })
    for (const [index, frame] of frames.entries()) {
      expect(verdict([...frames.toSpliced(index, 1), end].join(''))).toMatchObject({ whole: false, gapless: false })
      expect(verdict([...frames.toSpliced(index, 0, frame), end].join(''))).toMatchObject({ whole: false, gapless: false })
      const next = frames[index + 1]
      if (next) expect(verdict([...frames.toSpliced(index, 2, next, frame), end].join(''))).toMatchObject({ whole: false, gapless: false })
    }
  })

  it('has not ended when it is cut anywhere, stopped or failed', () => {
    const body = chunk(1, 'Good ') + chunk(2, 'day') + done(3, 'Good day')
    for (let length = 0; length < body.length; length++) expect(verdict(body.slice(0, length)).ended).toBe(false)
    expect(verdict(chunk(1, 'Good ') + done(2, 'Good ', 'stopped'))).toMatchObject({ ended: false, whole: true })
    const failed = 'id: g:2\ndata: {"error":"Busy","reason":"MODEL_BUSY"}\n\n'
    expect(verdict(chunk(1, 'Good ') + failed)).toMatchObject({ ended: false, whole: false, gapless: true, failure: 'MODEL_BUSY' })
  })

  it('has a gap when two generations share it', () => {
    expect(verdict(chunk(1, 'a') + done(2, 'a').replace('g:2', 'h:2'))).toMatchObject({ whole: true, gapless: false })
  })

  it('is nothing where something else was answered', () => {
    for (const body of ['', '{"message":"Busy"}', '<!doctype html>\n\n<p>\n\n', 'data: not json\n\n']) {
      expect(verdict(body)).toMatchObject({ ended: false, whole: false, gapless: false })
    }
  })
})

it('words are what stands between blanks', () => {
  expect([wordsOf(''), wordsOf('one'), wordsOf(' one  two\nthree ')]).toEqual([0, 1, 3])
})
