import { describe, expect, it } from '@jest/globals'
import { SseReader } from './sse-reader.ts'

function read(...chunks: (string | Buffer)[]): string[] {
  const seen: string[] = []
  const reader = new SseReader({ onData: (data) => seen.push(data), onComment: () => undefined })
  for (const chunk of chunks) reader.push(Buffer.from(chunk))
  reader.end()
  return seen
}

const body = ': hello\r\nevent: note\r\ndata: {"a":"Grüße 🌱"}\r\n\r\ndata:second\n\ndata: third\ndata: line\n\n'
const expected = ['{"a":"Grüße 🌱"}', 'second', 'third\nline']

describe('reading server-sent events', () => {
  it('returns the same events wherever the body is cut in two', () => {
    const all = Buffer.from(body)
    for (let cut = 0; cut <= all.length; cut++) expect(read(all.subarray(0, cut), all.subarray(cut))).toEqual(expected)
  })

  it('returns the same events from one byte per chunk', () => {
    expect(read(...[...Buffer.from(body)].map((byte) => Buffer.from([byte])))).toEqual(expected)
  })

  it('returns a last event without its closing blank line', () => {
    expect(read('data: one\n\ndata: two')).toEqual(['one', 'two'])
  })

  it('reports comments, which are no events', () => {
    const comments: string[] = []
    const reader = new SseReader({ onData: () => comments.push('event'), onComment: () => comments.push('comment') })
    reader.push(Buffer.from(': OPENROUTER PROCESSING\n\n: OPENROUTER PROCESSING\n\n'))
    expect(comments).toEqual(['comment', 'comment'])
  })

  it('rejects a line without an end', () => {
    const reader = new SseReader({ onData: () => undefined, onComment: () => undefined })
    const half = Buffer.alloc(600 * 1024, 'x')
    reader.push(half)
    expect(() => reader.push(half)).toThrow('without an end')
  })
})
