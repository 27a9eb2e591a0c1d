import type { Bound } from '@rostra/kit/bind-ports'
import { DomainError } from '@rostra/kit/errors'
import { type Message, messagesOf } from '../../domain/conversations/message.ts'
import { generationNotFound } from '../../domain/exchanges/exchange.ts'
import type { Ports } from '../../domain/ports.ts'
import type { waitForEnd } from '../generations/follow-generation.ts'
import type { SendMessage, sendMessage } from './send-message.ts'

export interface SendAndWaitPorts extends Pick<Ports, 'exchanges'> {
  sendMessage: Bound<typeof sendMessage>
  waitForEnd: Bound<typeof waitForEnd>
}

/** Sends a message and waits for the whole answer. Throws the failure's reason as `unavailable` when the generation failed. */
export async function sendAndWait(
  ports: SendAndWaitPorts,
  request: SendMessage,
  signal: AbortSignal,
): Promise<{ userMessage: Message; botMessage: Message; existed: boolean }> {
  const { exchange, existed } = await ports.sendMessage(request, signal)
  const { failure } = await ports.waitForEnd(exchange.id, signal)
  if (failure) throw new DomainError('unavailable', failure.reason, failure.error, { retryAfter: failure.retryAfter })
  // Only a message that replaces another has siblings, or an answer that went on.
  const hasSiblings = exchange.replaces !== '' || exchange.continues !== ''
  const tree = hasSiblings ? await ports.exchanges.tree(exchange.conversationId) : undefined
  const [userMessage, botMessage] = messagesOf((await ports.exchanges.byId(exchange.continues || exchange.id)) ?? exchange, tree)
  if (!userMessage || !botMessage) throw generationNotFound()
  return { userMessage, botMessage, existed }
}
