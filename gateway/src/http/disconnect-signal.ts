import type { Response } from 'express'

/** Returns a signal that aborts when the client disconnects before its response is complete, so that work for it stops. */
export function disconnectSignal(response: Response): AbortSignal {
  const controller = new AbortController()
  if (response.closed) controller.abort()
  response.once('close', () => {
    if (!response.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Whether a request failed only because its client has disconnected. */
export const isDisconnect = (error: unknown, response: Response): boolean =>
  response.closed && error instanceof Error && error.name === 'AbortError'
