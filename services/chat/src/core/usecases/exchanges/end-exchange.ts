import { retry } from '@rostra/kit/async/retry'
import type { FreeWorker } from '@rostra/platform/free-use/free-work'
import { previewOf } from '../../domain/conversations/conversation.ts'
import { titleOf } from '../../domain/conversations/title.ts'
import { type Ending, type Exchange, hasText, isCharged, isFirst } from '../../domain/exchanges/exchange.ts'
import { maxAnswerMs } from '../../domain/generations/takeover.ts'
import type { Ports } from '../../domain/ports.ts'

/**
 * How long storing an end is retried, in milliseconds: a takeover after it never resumes an answer that has ended. Meanwhile the heartbeat
 * renews the lease, or finds that it is lost.
 */
const defaultRetryMs = maxAnswerMs

export interface EndOptions {
  /** The sender. Unknown to a replica that has taken the exchange over. */
  worker?: FreeWorker | undefined
  retryMs?: number
}

type Needed = Pick<Ports, 'exchanges' | 'credits' | 'conversations' | 'titles' | 'answered' | 'log'>

/** The sender of an exchange that was taken over: no network is counted. */
const unknownWorker = ({ person }: Exchange): FreeWorker => ({ person, isConfirmed: true, clientAddress: '' })

/**
 * Stores the end of an exchange with its events, then settles its hold. Retries the write for `retryMs`. Without waiting for them, updates
 * the conversation's preview, tells that it is answered, and after its first exchange queues a title. Returns false when another replica
 * owns the exchange, or it was deleted.
 */
export async function endExchange(
  { exchanges, credits, conversations, titles, answered, log }: Needed,
  exchange: Exchange,
  ending: Ending,
  { worker = unknownWorker(exchange), retryMs = defaultRetryMs }: EndOptions = {},
): Promise<boolean> {
  if (!(await retry(() => exchanges.storeEnd(exchange, ending), { forMs: retryMs }))) return false
  const warn = (err: unknown) => log.warn({ err, generationId: exchange.id }, 'an ended exchange could not be settled or listed')
  const { conversationId, content } = exchange
  const title = isFirst(exchange) ? titleOf(content) : undefined
  conversations.touch(conversationId, new Date(), previewOf(exchange.written + ending.answer || content), title).catch(warn)
  if (hasText(ending)) answered(exchange.id, worker)
  if (isFirst(exchange) && hasText(ending)) titles.add({ conversationId, content, answer: ending.answer, worker })
  const isPaid = isCharged(exchange, ending)
  // At once, so that the balance that the member sees next is whole again: billing may handle the event later.
  if (ending.isFree && !isPaid) await credits.release(exchange).catch(warn)
  else await credits.settle(exchange, isPaid).catch(warn)
  return true
}
