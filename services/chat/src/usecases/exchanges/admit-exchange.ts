import { retry } from '@rostra/kit/async/retry'
import { DomainError } from '@rostra/kit/errors'
import { type Conversation, previewOf } from '../../domain/conversations/conversation.ts'
import type { Payer } from '../../domain/credits/ports.ts'
import { type Exchange, sendInterrupted } from '../../domain/exchanges/exchange.ts'
import { historyExchanges, turnsWithHistory } from '../../domain/generations/history.ts'
import { promptFor } from '../../domain/generations/prompt.ts'
import type { Ports } from '../../domain/ports.ts'
import { generate } from '../generations/generate.ts'
import { cancelRefused } from './cancel-claim.ts'

/** Milliseconds for which an admission is tried: as long as clients repeat a send by themselves. */
const admissionRetryMs = 30_000

/**
 * Admits a claimed exchange: reads the persona and the history, holds what the message costs, and starts the generation. Cancels the claim
 * when any of it fails. The caller's signal does not reach it: a message is answered although its sender has left. Throws OVERLOADED,
 * TOO_MANY_UNANSWERED, BOT_NOT_FOUND, what `Credits.hold` throws, and INTERRUPTED when the claim was taken over or
 * deleted meanwhile.
 *
 * An admission whose result is unknown is repeated, also when the sender has gone: it may be stored, and a repeated send then finds it.
 * When it stays unknown nothing is cancelled here, and a takeover settles the exchange.
 */
export async function admitExchange(
  ports: Ports,
  conversation: Conversation,
  exchange: Exchange,
  sender: Payer & { arrivedAt: number },
): Promise<Exchange> {
  let mayBeHeld = false
  let mayBeAdmitted = false
  try {
    ports.running.refuseWhenFull()
    const counted = { person: exchange.person, clientAddress: sender.clientAddress }
    const [profile, earlier] = await Promise.all([
      ports.personas.speakingProfile(conversation.personaId, { person: conversation.person, token: sender.token }),
      ports.exchanges.history(conversation.id, historyExchanges),
      ports.unansweredSends.refuseTooMany(counted),
    ])
    await ports.credits.hold(exchange, sender).catch((error) => {
      mayBeHeld = mayHaveSucceeded(error)
      throw error
    })
    mayBeHeld = true
    mayBeAdmitted = true
    const isAdmitted = await retry(() => ports.exchanges.admit(exchange), { forMs: admissionRetryMs })
    mayBeAdmitted = false
    if (!isAdmitted) throw sendInterrupted()
    const prompt = promptFor(profile, conversation.greeting, turnsWithHistory(exchange.content, earlier))
    ports.running.start(exchange, sender.arrivedAt, (log, signal) => generate(ports, { exchange, prompt, counted }, log, signal))
    if (conversation.preview === '') showConversation(ports, conversation, exchange)
    return { ...exchange, status: 'running' }
  } catch (error) {
    if (!mayBeAdmitted) await cancelRefused(ports, exchange, mayBeHeld)
    throw error
  }
}

/**
 * Whether a failed call may have taken effect on the other side. A refusal, and a service that is away, mean that it has not: billing
 * itself releases a hold that it stored just before it died.
 */
const mayHaveSucceeded = (error: unknown): boolean =>
  !(error instanceof DomainError) || error.kind === 'deadline' || lateReasons.has(error.reason)

/** Reasons of a service or its store that did not answer in time. */
const lateReasons = new Set(['TOO_SLOW', 'STORE_UNAVAILABLE'])

/** Lists a conversation as soon as its first message is admitted; every end updates it again. */
function showConversation({ conversations, log }: Ports, { id }: Conversation, { startedAt, content }: Exchange): void {
  conversations
    .touch(id, startedAt, previewOf(content))
    .catch((err) => log.warn({ err, conversationId: id }, 'the preview of a conversation could not be stored'))
}
