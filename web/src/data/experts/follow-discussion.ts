import { api } from '../../api/client.ts'
import type { Discussion } from '../../api/schemas.ts'
import { readEvents } from '../../api/stream/read-events.ts'

/** The silence in milliseconds after which a connection is dead. The server sends a comment every 15 s. */
const silence = 20_000

/** Follows the stream of a discussion until it ends, is silent for 20 s, or is aborted. Rejects when it is refused or breaks. */
export async function followDiscussion(id: string, onState: (discussion: Discussion) => void, signal: AbortSignal): Promise<void> {
  const connection = new AbortController()
  const close = () => connection.abort()
  signal.addEventListener('abort', close, { once: true })
  let timer = setTimeout(close, silence)
  const onActivity = () => {
    clearTimeout(timer)
    timer = setTimeout(close, silence)
  }
  try {
    const { response } = await api.GET('/api/expert-discussions/{id}/stream', {
      params: { path: { id } },
      parseAs: 'stream',
      signal: connection.signal,
    })
    if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) throw new Error('This is not a stream')
    for await (const { data } of readEvents(response.body, { onActivity, signal: connection.signal })) {
      if (signal.aborted) return
      onState(JSON.parse(data) as Discussion)
    }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', close)
    close()
  }
}
