import { DomainError } from '@rostra/kit/errors'
import { generationNotFound } from '../domain/exchange.ts'
import { type Message, messagesOf } from '../domain/message.ts'
import type { Ports } from '../domain/ports.ts'
import { followGeneration } from './follow-generation.ts'
import { type SendMessage, sendMessage } from './send-message.ts'

/** Sends a message and waits for the whole answer. Throws ANSWER_FAILED when there is none. */
export async function sendAndWait(
  ports: Ports,
  request: SendMessage,
  signal: AbortSignal,
): Promise<{ asked: Message; answered: Message; existed: boolean }> {
  const { exchange, existed } = await sendMessage(ports, request)
  for await (const frame of followGeneration(ports, exchange.id, Number.MAX_SAFE_INTEGER, signal)) {
    if (frame.kind === 'end' && frame.failure) throw new DomainError('unavailable', frame.failure.reason, frame.failure.error)
  }
  const [asked, answered] = messagesOf((await ports.exchanges.byId(exchange.id)) ?? exchange)
  if (!asked || !answered) throw generationNotFound()
  return { asked, answered, existed }
}
