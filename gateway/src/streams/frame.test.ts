import { expect, it } from '@jest/globals'
import { chunkFrame, lastFrame } from './frame.ts'

it('a frame is one event in one piece, whatever the text holds', () => {
  const text = 'a\r\nb\n\ndata: {"done":true}\u2028\ud800'
  const frame = chunkFrame('id: g:', 7, text)
  expect(frame.split('\n')).toEqual(['id: g:7', expect.stringMatching(/^data: \{[^\r\n]*\}$/), '', ''])
  expect(JSON.parse(frame.split('\n')[1]?.slice('data: '.length) ?? '')).toEqual({ content: text })
})

it('only the end has a last frame', () => {
  expect(lastFrame('id: g:', { started: { generationId: 'g', offline: false } })).toBeUndefined()
  expect(lastFrame('id: g:', { failure: { seq: 2, error: 'Busy', reason: 'MODEL_BUSY' } })).toBe(
    'id: g:2\ndata: {"error":"Busy","reason":"MODEL_BUSY"}\n\n',
  )
})
