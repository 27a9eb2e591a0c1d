import { randomUUID } from 'node:crypto'
import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import type { ExchangeFinished } from '@rostra/proto/gen/rostra/chat/v1/ExchangeFinished'
import { AccountDeletedEvent, EmailConfirmedEvent } from '@rostra/proto/identity-events'

/** The event of a deleted account. */
export function accountDeleted(accountId: string): EventEnvelope {
  const payload = AccountDeletedEvent.serialize({ accountId, deletedAt: new Date().toISOString() })
  return { id: randomUUID(), topic: AccountDeletedEvent.topic, key: accountId, payload, at: new Date() }
}

/** The event of a member who proved the address of the account. */
export function emailConfirmed(accountId: string): EventEnvelope {
  const payload = EmailConfirmedEvent.serialize({ accountId, confirmedAt: new Date().toISOString() })
  return { id: randomUUID(), topic: EmailConfirmedEvent.topic, key: accountId, payload, at: new Date() }
}

/** The event of a complete exchange of bob with a persona, in conversation c-1. */
export function exchangeFinished(personaId: string, over: ExchangeFinished = {}): EventEnvelope {
  const id = randomUUID()
  const payload = ExchangeFinishedEvent.serialize({
    generationId: id,
    conversationId: 'c-1',
    personaId,
    person: 'member:bob',
    outcome: 'EXCHANGE_OUTCOME_COMPLETE',
    finishedAt: new Date().toISOString(),
    ...over,
  })
  return { id, topic: ExchangeFinishedEvent.topic, key: personaId, payload, at: new Date() }
}
