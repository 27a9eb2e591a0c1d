import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { checkStream, countWords, parseEventStream } from './answer-stream.ts'

const chunk = (seq: number, content: string) => `id: g:${seq}\ndata: ${JSON.stringify({ content })}\n\n`
const done = (seq: number, fullResponse: string, status = 'complete') =>
  `id: g:${seq}\ndata: ${JSON.stringify({ done: true, fullResponse, userMessageId: 'u', botMessageId: 'b', status })}\n\n`
const checkBody = (body: string) => checkStream(parseEventStream(body))

describe('the stream of an answer', () => {
  it('passes when it is complete, with any text and with pings between frames', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', minLength: 1 })), fc.boolean(), (pieces, pinged) => {
        const frames = pieces.map((piece, index) => chunk(index + 1, piece)).join(pinged ? ': ping\n\n' : '')
        const body = frames + done(pieces.length + 1, pieces.join(''))
        expect(checkBody(body)).toEqual({
          ended: true,
          whole: true,
          gapless: true,
          failure: '',
          text: pieces.join(''),
          frames: pieces.length,
        })
      }),
    )
  })

  it('is not whole when a frame is missing, duplicated or swapped with the next', () => {
    const frames = ['a', 'b', 'c', 'd'].map((piece, index) => chunk(index + 1, piece))
    const end = done(5, 'abcd')
    expect(checkBody([...frames, end].join(''))).toMatchObject({ whole: true, gapless: true })
    for (const [index, frame] of frames.entries()) {
      expect(checkBody([...frames.toSpliced(index, 1), end].join(''))).toMatchObject({ whole: false, gapless: false })
      expect(checkBody([...frames.toSpliced(index, 0, frame), end].join(''))).toMatchObject({ whole: false, gapless: false })
      const next = frames[index + 1]
      if (next)
        expect(checkBody([...frames.toSpliced(index, 2, next, frame), end].join(''))).toMatchObject({ whole: false, gapless: false })
    }
  })

  it('has not ended when it is cut at any byte, stopped or failed', () => {
    const body = chunk(1, 'Good ') + chunk(2, 'day') + done(3, 'Good day')
    for (let length = 0; length < body.length; length++) expect(checkBody(body.slice(0, length)).ended).toBe(false)
    expect(checkBody(chunk(1, 'Good ') + done(2, 'Good ', 'stopped'))).toMatchObject({ ended: false, whole: true })
    const failed = 'id: g:2\ndata: {"error":"Busy","reason":"MODEL_BUSY"}\n\n'
    expect(checkBody(chunk(1, 'Good ') + failed)).toMatchObject({ ended: false, whole: false, gapless: true, failure: 'MODEL_BUSY' })
  })

  it('has a gap when it mixes two generations', () => {
    expect(checkBody(chunk(1, 'a') + done(2, 'a').replace('g:2', 'h:2'))).toMatchObject({ whole: true, gapless: false })
  })

  it('fails every check when the response is not an event stream', () => {
    for (const body of ['', '{"message":"Busy"}', '<!doctype html>\n\n<p>\n\n', 'data: not json\n\n']) {
      expect(checkBody(body)).toMatchObject({ ended: false, whole: false, gapless: false })
    }
  })
})

it('words are separated by white space', () => {
  expect([countWords(''), countWords('one'), countWords(' one  two\nthree ')]).toEqual([0, 1, 3])
})
