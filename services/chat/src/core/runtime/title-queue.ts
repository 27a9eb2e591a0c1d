import { registry } from '@rostra/kit/metrics'
import { Counter } from 'prom-client'
import type { FirstExchange } from '../domain/conversations/title-request.ts'
import { type BackgroundQueue, backgroundQueue } from './background-queue.ts'

/** The most titles that are made at once, and that wait. Beyond that a conversation keeps the title from its first message. */
const atOnce = 8
const maxWaiting = 500
/** The time limit of one title, in milliseconds. */
const timeoutMs = 20_000

const madeTitles = new Counter({
  name: 'rostra_chat_titles_total',
  help: 'Titles of conversations that the model was to make, by outcome',
  labelNames: ['outcome'],
  registers: [registry],
})

/**
 * Makes titles in the background, with one attempt each. Titles that fail or that wait when the process stops are not made: the
 * conversation has one from its first message. `make` returns whether the title was stored.
 */
export const titleQueue = (
  make: (first: FirstExchange, signal: AbortSignal) => Promise<boolean>,
  onError: (error: unknown, conversationId: string) => void,
): BackgroundQueue<FirstExchange> =>
  backgroundQueue({
    run: async (first, signal) => {
      try {
        const isStored = await make(first, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]))
        madeTitles.inc({ outcome: isStored ? 'made' : 'not_used' })
      } catch (error) {
        madeTitles.inc({ outcome: 'failed' })
        if (!signal.aborted) onError(error, first.conversationId)
      }
    },
    onDropped: () => madeTitles.inc({ outcome: 'dropped' }),
    atOnce,
    maxWaiting,
  })
