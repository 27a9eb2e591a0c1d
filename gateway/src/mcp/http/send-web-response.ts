import { once } from 'node:events'
import type { Response } from 'express'
import { openEventStream } from '../../streams/open-event-stream.ts'
import type { OpenStream, OpenStreams } from '../../streams/open-streams.ts'

/** A client that reads nothing for 8 pings (2 minutes) is disconnected. */
const maxUnreadPings = 8

export interface SendOptions {
  streams: Pick<OpenStreams, 'add' | 'remove'>
  /** Called when this process ends a stream before its last message, because it stops. */
  onCut: () => void
}

/** Sends a web response. An event stream is sent as fast as the client reads, with pings, until the client is gone. */
export async function sendWebResponse(answer: globalThis.Response, response: Response, options: SendOptions): Promise<void> {
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  if (isStream && answer.body) return sendStream(answer.body, response, options)
  if (response.closed) return
  response.status(answer.status).set('Cache-Control', 'no-store')
  for (const [name, value] of answer.headers) response.set(name, value)
  const body = Buffer.from(await answer.arrayBuffer())
  response.end(body.length === 0 ? undefined : body)
}

async function sendStream(body: ReadableStream<Uint8Array>, response: Response, { streams, onCut }: SendOptions): Promise<void> {
  const reader = body.getReader()
  if (response.closed) return reader.cancel()
  openEventStream(response, false)
  let unreadPings = 0
  const stream: OpenStream = {
    ping: () => {
      if (!response.writableNeedDrain) response.write(': ping\n\n')
      else if (++unreadPings >= maxUnreadPings) response.destroy()
    },
    cut: () => {
      onCut()
      response.end()
      reader.cancel().catch(() => undefined)
    },
  }
  streams.add(stream)
  const closed = once(response, 'close').then(() => reader.cancel().catch(() => undefined))
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      if (response.writableEnded || response.closed) break
      if (!response.write(read.value)) await Promise.race([once(response, 'drain'), closed])
      unreadPings = 0
    }
  } finally {
    streams.remove(stream)
    response.end()
  }
}
