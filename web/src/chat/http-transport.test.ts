import { describe, expect, it } from '@jest/globals'
import type { Frame } from './frame.ts'
import { createHttpTransport } from './http-transport.ts'
import type { Failure, StreamTarget } from './transport.ts'

const target: StreamTarget = { kind: 'send', send: { conversationId: 'c1', content: 'Hi', requestId: 'r1' } }
const eventStream = { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }

/** Plays one stream to its end; gives what was asked and everything that was told. */
async function follow(answer: () => Promise<Response>, to: StreamTarget = target) {
  const asked: [string, RequestInit | undefined][] = []
  const frames: Frame[] = []
  let opened = 0
  const transport = createHttpTransport((url, init) => {
    asked.push([url, init])
    return answer()
  })
  const failure = await new Promise<Failure>((resolve) => {
    transport.openStream(to, { onOpen: () => (opened += 1), onActivity: () => undefined, onFrame: (f) => frames.push(f), onEnd: resolve })
  })
  return { asked, frames, opened, failure }
}

describe('the HTTP transport', () => {
  it('posts the message and reads characters that the network cut in two', async () => {
    const bytes = new TextEncoder().encode('id: g1:1\ndata: {"content":"é"}\n\n')
    const body = new ReadableStream({
      start: (controller) => {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    const { asked, frames, opened, failure } = await follow(async () => new Response(body, eventStream))
    expect(asked[0]?.[0]).toBe('/api/messages/stream')
    expect(JSON.parse(String(asked[0]?.[1]?.body))).toEqual(target.kind === 'send' ? target.send : null)
    expect(frames).toEqual([{ kind: 'chunk', generationId: 'g1', seq: 1, content: 'é' }])
    expect([opened, failure]).toEqual([1, { kind: 'network' }])
  })

  it('resumes with the last event id', async () => {
    const { asked } = await follow(async () => new Response('', eventStream), { kind: 'resume', generationId: 'g1', after: 4 })
    expect(asked[0]).toMatchObject(['/api/generations/g1/stream?after=4', { headers: { 'Last-Event-ID': 'g1:4' } }])
  })

  it('gives the reason and message of a refusal', async () => {
    const refusal = { message: 'Please sign up', reason: 'GUEST_LIMIT', requestId: 'x' }
    const { failure, opened } = await follow(async () => Response.json(refusal, { status: 403 }))
    expect(failure).toEqual({ kind: 'refused', status: 403, reason: 'GUEST_LIMIT', message: 'Please sign up' })
    expect(opened).toBe(0)
  })

  it('tells a page that is no stream from a broken network', async () => {
    expect((await follow(async () => new Response('<html>'))).failure).toEqual({ kind: 'not-a-stream' })
    expect((await follow(() => Promise.reject(new TypeError('Failed to fetch')))).failure).toEqual({ kind: 'network' })
  })
})
