import { createApi } from '../../api/client.ts'
import { fetchAsCaller } from '../../api/fetch-as-caller.ts'
import { getConversationsIdMessagesQuery } from '../../api/gen/constraints.ts'
import { ApiError } from '../../lib/errors/api-error.ts'
import type { Failure, StreamHandlers, StreamTarget, Transport } from './transport.ts'

/** Loads the code that reads streams on demand, because pages show their first content without it. */
const loadStreamReader = () => import('../../api/stream/read-frames.ts')

/** Preloads that code before the first message. */
export const preloadStreamReader = () => void loadStreamReader().catch(() => undefined)

/** The most messages of a branch that the server returns. */
const longestBranch = getConversationsIdMessagesQuery.limit.maximum
/** The most that it returns of a conversation. */
const pageSize = getConversationsIdMessagesQuery.limit.default

const network: Failure = { kind: 'network' }

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return network
  const { status, reason, detail: message, retryAfter } = error
  return { kind: 'refused', status, reason, message, retryAfter }
}

const rejectWithFailure = (error: unknown) => Promise.reject(failureOf(error))

/** Creates a transport over HTTP. `fetch` authenticates the calls. */
export function createHttpTransport(fetch: Parameters<typeof createApi>[0]): Transport {
  const api = createApi(fetch)

  const connect = (target: StreamTarget, signal: AbortSignal) =>
    target.kind === 'send'
      ? api.POST('/api/messages/stream', { body: target.send, parseAs: 'stream', signal })
      : api.GET('/api/generations/{id}/stream', {
          params: { path: { id: target.generationId }, query: { after: target.after } },
          headers: { 'Last-Event-ID': `${target.generationId}:${target.after}` },
          parseAs: 'stream',
          signal,
        })

  /** Follows a stream until it ends or is aborted, and returns the reason of its end. */
  async function follow(target: StreamTarget, handlers: StreamHandlers, signal: AbortSignal): Promise<Failure> {
    const [{ response }, { readFrames }] = await Promise.all([connect(target, signal), loadStreamReader()])
    if (!response.body) return { kind: 'unsupported' }
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return { kind: 'not-a-stream' }
    handlers.onOpen()
    const onActivity = () => signal.aborted || handlers.onActivity()
    for await (const frame of readFrames(response.body, onActivity)) {
      if (signal.aborted) break
      handlers.onFrame(frame)
    }
    return network
  }

  return {
    openStream: (target, handlers) => {
      const controller = new AbortController()
      const { signal } = controller
      follow(target, handlers, signal)
        .catch(failureOf)
        .then((failure) => {
          if (!signal.aborted) handlers.onEnd(failure)
        })
      return () => controller.abort()
    },
    sendAndWait: async (send) => {
      const { data } = await api.POST('/api/messages', { body: { ...send, isFromBot: false } }).catch(rejectWithFailure)
      return { userMessageId: data?.userMessage?.id ?? null, botMessage: data?.botMessage ?? null }
    },
    stop: async (id) => {
      const { data } = await api.POST('/api/generations/{id}/stop', { params: { path: { id } } }).catch(rejectWithFailure)
      return data ?? Promise.reject(network)
    },
    runningGeneration: async (id) => {
      const params = { path: { id }, query: { limit: 1 } }
      const { response } = await api.GET('/api/conversations/{id}/messages', { params, parseAs: 'stream' }).catch(rejectWithFailure)
      return response.headers.get('X-Running-Generation')
    },
    latestMessages: async (id) => {
      const params = { path: { id } }
      const { data: messages = [], response } = await api.GET('/api/conversations/{id}/messages', { params }).catch(rejectWithFailure)
      return {
        messages,
        hasEarlier: messages.length >= pageSize,
        runningGenerationId: response.headers.get('X-Running-Generation'),
        continuedMessageId: response.headers.get('X-Continued-Message'),
      }
    },
    showBranch: async (id, messageId) => {
      const call = api.POST('/api/conversations/{id}/branch', { params: { path: { id } }, body: { messageId } })
      const { data: messages = [] } = await call.catch(rejectWithFailure)
      return { messages, hasEarlier: messages.length >= longestBranch }
    },
    ping: () => void api.GET('/api/ping').catch(() => undefined),
  }
}

/** The transport of this page. */
export const httpTransport = createHttpTransport(fetchAsCaller)
