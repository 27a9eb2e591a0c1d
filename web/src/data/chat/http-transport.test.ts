import { describe, expect, it } from '@jest/globals'
import type { Frame } from '../../api/stream/frame.ts'
import { createHttpTransport } from './http-transport.ts'
import type { Failure, StreamTarget } from './transport.ts'

const target: StreamTarget = { kind: 'send', send: { conversationId: 'c1', content: 'Hi', requestId: 'r1' } }
const eventStream = { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }

/** Follows one stream to its end; returns the requests and all handler calls. */
async function follow(answer: () => Promise<Response>, to: StreamTarget = target) {
  const requests: [string, RequestInit | undefined][] = []
  const frames: Frame[] = []
  let opened = 0
  const transport = createHttpTransport((url, init) => {
    requests.push([url, init])
    return answer()
  })
  const failure = await new Promise<Failure>((resolve) => {
    transport.openStream(to, { onOpen: () => (opened += 1), onActivity: () => undefined, onFrame: (f) => frames.push(f), onEnd: resolve })
  })
  return { requests, frames, opened, failure }
}

describe('the HTTP transport', () => {
  it('posts the message and reads characters that are split between two pieces', async () => {
    const bytes = new TextEncoder().encode('id: g1:1\ndata: {"content":"é"}\n\n')
    const body = new ReadableStream({
      start: (controller) => {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    const { requests, frames, opened, failure } = await follow(async () => new Response(body, eventStream))
    expect(requests[0]?.[0]).toBe('/api/messages/stream')
    expect(JSON.parse(String(requests[0]?.[1]?.body))).toEqual(target.kind === 'send' ? target.send : null)
    expect(frames).toEqual([{ kind: 'chunk', generationId: 'g1', seq: 1, content: 'é' }])
    expect([opened, failure]).toEqual([1, { kind: 'network' }])
  })

  it('resumes with the last event id', async () => {
    const { requests } = await follow(async () => new Response('', eventStream), { kind: 'resume', generationId: 'g1', after: 4 })
    const [url, init] = requests[0] ?? []
    expect([url, new Headers(init?.headers).get('Last-Event-ID')]).toEqual(['/api/generations/g1/stream?after=4', 'g1:4'])
  })

  it('returns the reason and message of a refusal', async () => {
    const refusal = { message: 'Please sign up', reason: 'GUEST_LIMIT', requestId: 'x' }
    const { failure, opened } = await follow(async () => Response.json(refusal, { status: 403 }))
    expect(failure).toEqual({ kind: 'refused', status: 403, reason: 'GUEST_LIMIT', message: 'Please sign up', retryAfter: null })
    expect(opened).toBe(0)
  })

  it('distinguishes a response that is no stream from a network failure', async () => {
    expect((await follow(async () => new Response('<html>'))).failure).toEqual({ kind: 'not-a-stream' })
    expect((await follow(() => Promise.reject(new TypeError('Failed to fetch')))).failure).toEqual({ kind: 'network' })
  })
})
