import { readFrame } from './frame.ts'
import { createSseParser } from './sse-parser.ts'
import type { Failure, Send, StreamHandlers, StreamTarget, Transport } from './transport.ts'

type Fetch = (url: string, init?: RequestInit) => Promise<Response>

async function refusalOf(response: Response): Promise<Failure> {
  const text = await response.text().catch(() => '')
  try {
    const { message, reason } = JSON.parse(text)
    return { kind: 'refused', status: response.status, reason: reason ?? '', message: message ?? response.statusText }
  } catch {
    return { kind: 'refused', status: response.status, reason: '', message: text || response.statusText }
  }
}

const network: Failure = { kind: 'network' }

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

const openingOf = (target: StreamTarget): [string, RequestInit] =>
  target.kind === 'send'
    ? ['/api/messages/stream', post(target.send)]
    : [
        `/api/generations/${target.generationId}/stream?after=${target.after}`,
        { headers: { 'Last-Event-ID': `${target.generationId}:${target.after}` } },
      ]

async function read(
  response: Response,
  body: ReadableStream<Uint8Array>,
  handlers: StreamHandlers,
  closed: () => boolean,
): Promise<Failure> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return { kind: 'not-a-stream' }
  handlers.onOpen()
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const parse = createSseParser()
  while (true) {
    const { done, value } = await reader.read()
    if (done || closed()) return network
    handlers.onActivity()
    for (const event of parse(decoder.decode(value, { stream: true }))) {
      if (!closed()) handlers.onFrame(readFrame(event))
    }
  }
}

/** The chat's calls as api.md fixes them; `fetch`, which says in whose name it calls, is handed in. */
export function createHttpTransport(fetch: Fetch): Transport {
  const call = async (url: string, init?: RequestInit): Promise<Response> => {
    const response = await fetch(url, init).catch(() => Promise.reject(network))
    if (!response.ok) throw await refusalOf(response)
    return response
  }
  const json = (url: string, init?: RequestInit) => call(url, init).then((response) => response.json().catch(() => Promise.reject(network)))

  return {
    openStream: (target, handlers) => {
      const controller = new AbortController()
      const { signal } = controller
      const [url, init] = openingOf(target)
      const follow = async (): Promise<Failure> => {
        const response = await fetch(url, { ...init, signal })
        if (!response.ok) return refusalOf(response)
        return response.body ? read(response, response.body, handlers, () => signal.aborted) : { kind: 'unsupported' }
      }
      follow()
        .catch(() => network)
        .then((failure) => {
          if (!signal.aborted) handlers.onEnd(failure)
        })
      return () => controller.abort()
    },
    sendWhole: async (send: Send) => {
      const { userMessage, botMessage } = await json('/api/messages', post({ ...send, isFromBot: false, audioUrl: null }))
      return { userMessageId: userMessage?.id ?? null, botMessage: botMessage ?? null }
    },
    stop: (generationId) => json(`/api/generations/${generationId}/stop`, { method: 'POST' }),
    runningGeneration: async (conversationId) => {
      const response = await call(`/api/conversations/${conversationId}/messages?limit=1`)
      return response.headers.get('X-Running-Generation')
    },
    ping: () => void fetch('/api/ping').catch(() => undefined),
  }
}
