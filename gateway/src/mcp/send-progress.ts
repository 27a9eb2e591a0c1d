import type { ServerContext } from '@modelcontextprotocol/server'

/** The least time between two notices with text, in milliseconds. */
const paceMs = 250

export interface Progress {
  /** Tells what happens. `done` of `total` steps have ended; without them the notice counts as one. */
  step: (message: string, done?: number, total?: number) => void
  /** Sends a piece of a text. Pieces that follow fast are joined. */
  piece: (text: string) => void
  /** Sends the text that waits. */
  flush: () => void
}

/** Creates the sender of progress for a request. It sends nothing unless the request has a progress token. */
export function createProgress({ mcpReq }: ServerContext): Progress {
  const progressToken = mcpReq._meta?.progressToken
  let last = 0
  let sentAt = Number.NEGATIVE_INFINITY
  let waiting = ''

  const notify = (message: string, progress: number, total?: number) => {
    if (progressToken === undefined || mcpReq.signal.aborted) return
    last = progress
    const params = { progressToken, progress, message, ...(total === undefined ? {} : { total }) }
    // The client may be gone. The request's signal tells the tool.
    mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined)
  }
  const flush = () => {
    if (waiting === '') return
    const text = waiting
    waiting = ''
    sentAt = performance.now()
    notify(text, last + 1)
  }

  return {
    // The value must rise with each notice.
    step: (message, done = last + 1, total) => notify(message, done > last ? done : last + 0.01, total),
    piece: (text) => {
      waiting += text
      if (performance.now() - sentAt >= paceMs) flush()
    },
    flush,
  }
}
