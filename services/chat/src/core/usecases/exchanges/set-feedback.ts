import { answeredExchangeOf } from '../../domain/conversations/message.ts'
import { type Feedback, type Rating, readFeedback } from '../../domain/exchanges/feedback.ts'
import { messageNotFound } from '../../domain/exchanges/replacement.ts'
import type { Ports } from '../../domain/ports.ts'

export interface SetFeedback {
  person: string
  messageId: string
  /** Null removes the feedback. */
  rating: Rating | null
  comment: string
  shared: boolean
}

/**
 * Stores a person's feedback on an answer in an own conversation, and returns it. Shared feedback becomes an item in the inbox of the
 * persona's owner. Throws VALIDATION, or MESSAGE_NOT_FOUND for any other message.
 */
export async function setFeedback(
  { conversations, exchanges, feedbacks }: Pick<Ports, 'conversations' | 'exchanges' | 'feedbacks'>,
  { person, messageId, rating, comment, shared }: SetFeedback,
): Promise<Feedback | null> {
  const feedback = readFeedback(rating, comment, shared)
  const id = answeredExchangeOf(messageId)
  const exchange = id === null ? null : await exchanges.byId(id)
  const conversation = exchange && (await conversations.byId(exchange.conversationId))
  if (exchange?.continues !== '' || conversation?.person !== person) throw messageNotFound()
  if (!(await feedbacks.set(exchange.id, feedback))) throw messageNotFound()
  return feedback
}
