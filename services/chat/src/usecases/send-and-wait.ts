import { DomainError } from '@rostra/kit/errors'
import { generationNotFound } from '../domain/exchange.ts'
import { type Message, messagesOf } from '../domain/message.ts'
import type { Ports } from '../domain/ports.ts'
import { endOfGeneration } from './follow-generation.ts'
import { type SendMessage, sendMessage } from './send-message.ts'

/** Sends a message and waits for the whole answer. Throws ANSWER_FAILED when there is none. */
export async function sendAndWait(
  ports: Ports,
  request: SendMessage,
  signal: AbortSignal,
): Promise<{ asked: Message; answered: Message; existed: boolean }> {
  const { exchange, existed } = await sendMessage(ports, request)
  const { failure } = await endOfGeneration(ports, exchange.id, signal)
  if (failure) throw new DomainError('unavailable', failure.reason, failure.error)
  const [asked, answered] = messagesOf((await ports.exchanges.byId(exchange.id)) ?? exchange)
  if (!asked || !answered) throw generationNotFound()
  return { asked, answered, existed }
}
