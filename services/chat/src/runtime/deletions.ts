import { interval } from '@rostra/kit/async/interval'
import type { Ports } from '../domain/ports.ts'
import { deleteExpiredConversations } from '../usecases/conversations/delete-expired.ts'
import { sweepDeletedConversations } from '../usecases/deletion/sweep-deleted-conversations.ts'

/** Deletes expired conversations, and removes deleted ones, every `everyMs`. Returns a stop function that waits for the current batch. */
export function startDeletions(ports: Ports, everyMs: number): () => Promise<void> {
  const stopping = new AbortController()
  const turn = { forMs: everyMs, signal: stopping.signal }
  const failed = (err: unknown) => ports.log.warn({ err }, 'expired or deleted conversations could not be removed and will be later')
  const stops = [
    interval(everyMs, () => deleteExpiredConversations(ports, turn), failed),
    interval(everyMs, () => sweepDeletedConversations(ports, turn), failed),
  ]
  return async () => {
    stopping.abort()
    await Promise.all(stops.map((stop) => stop()))
  }
}
