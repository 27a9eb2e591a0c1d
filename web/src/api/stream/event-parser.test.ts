import { describe, expect, it } from '@jest/globals'
import { createEventParser } from './event-parser.ts'

const stream = ': ping\n\nid: g1:1\ndata: {"content":"Hé"}\n\nid: g1:2\r\ndata: a\r\ndata: b\r\n\r\nevent: x\ndata:tight\n\n'
const events = [
  { id: 'g1:1', data: '{"content":"Hé"}' },
  { id: 'g1:2', data: 'a\nb' },
  { id: '', data: 'tight' },
]

describe('the event stream parser', () => {
  it('reads the same events wherever the text is cut', () => {
    for (let size = 1; size <= stream.length; size += 1) {
      const parse = createEventParser()
      const read = []
      for (let at = 0; at < stream.length; at += size) read.push(...parse(stream.slice(at, at + size)))
      expect(read).toEqual(events)
    }
  })

  it('returns nothing for an event that has not ended', () => {
    expect(createEventParser()('id: g1:1\ndata: half')).toEqual([])
  })
})
