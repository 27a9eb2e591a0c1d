import { expect, it } from '@jest/globals'
import { checkStream, parseEventStream } from './answer-stream.ts'

const chunk = (seq: number, content: string) => `id: g:${seq}\ndata: ${JSON.stringify({ content })}\n\n`
const done = (seq: number, fullResponse: string, status = 'complete') =>
  `id: g:${seq}\ndata: ${JSON.stringify({ done: true, fullResponse, userMessageId: 'u', botMessageId: 'b', status })}\n\n`
const checkBody = (body: string) => checkStream(parseEventStream(body))

it('a stream passes when it is complete, also with pings and states between frames', () => {
  const passed = { ended: true, whole: true, gapless: true, failure: '', text: 'Good day' }
  const waiting = 'data: {"state":"waiting","seconds":5}\n\n'
  expect(checkBody(`${waiting}${chunk(1, 'Good ')}: ping\n\n${waiting}${chunk(2, 'day')}${done(3, 'Good day')}`)).toEqual(passed)
})

it('a stream is not whole when a frame is missing, duplicated or swapped with the next', () => {
  const frames = ['a', 'b', 'c', 'd'].map((piece, index) => chunk(index + 1, piece))
  for (const [index, frame] of frames.slice(0, -1).entries())
    for (const changed of [
      frames.toSpliced(index, 1),
      frames.toSpliced(index, 0, frame),
      frames.toSpliced(index, 2, frames[index + 1] ?? '', frame),
    ])
      expect(checkBody(changed.join('') + done(5, 'abcd'))).toMatchObject({ whole: false, gapless: false })
})

it('a stream has not ended when it is cut at any byte, stopped, failed or no stream, and has a gap between two generations', () => {
  const body = chunk(1, 'Good ') + chunk(2, 'day') + done(3, 'Good day')
  for (let length = 0; length < body.length; length++) expect(checkBody(body.slice(0, length)).ended).toBe(false)
  expect(checkBody(chunk(1, 'Good ') + done(2, 'Good ', 'stopped'))).toMatchObject({ ended: false, whole: true })
  const failed = 'id: g:2\ndata: {"error":"Busy","reason":"MODEL_BUSY"}\n\n'
  expect(checkBody(chunk(1, 'Good ') + failed)).toMatchObject({ ended: false, whole: false, failure: 'MODEL_BUSY' })
  expect(checkBody('{"message":"Busy"}')).toMatchObject({ ended: false, whole: false, gapless: false })
  expect(checkBody(chunk(1, 'a') + done(2, 'a').replace('g:2', 'h:2'))).toMatchObject({ whole: true, gapless: false })
})
