import { randomUUID } from 'node:crypto'
import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { AccountDeletedEvent, InsightsConsentChangedEvent } from '@rostra/proto/identity-events'

export interface FinishedExchange {
  exchangeId: string
  conversationId: string
  personaId: string
  /** `member:<id>` or `guest:<id>`. */
  person: string
  /** Without text, when the answer failed before its first word. */
  outcome?: 'COMPLETE' | 'STOPPED' | 'PARTIAL' | 'EMPTY'
  at: Date
}

/** Creates chat's event of a finished exchange. */
export function exchangeFinished({
  exchangeId: id,
  conversationId,
  personaId,
  person,
  outcome = 'COMPLETE',
  at,
}: FinishedExchange): EventEnvelope {
  const exchange = { generationId: id, conversationId, personaId, person, finishedAt: at.toISOString() }
  const payload = ExchangeFinishedEvent.serialize({ ...exchange, outcome: `EXCHANGE_OUTCOME_${outcome}` })
  return { id, topic: ExchangeFinishedEvent.topic, key: personaId, payload, at }
}

/** Creates identity's event of a consent that was given or taken back. */
export function consentChanged(accountId: string, allowed: boolean, at: Date): EventEnvelope {
  const payload = InsightsConsentChangedEvent.serialize({ accountId, allowed, changedAt: at.toISOString() })
  return { id: randomUUID(), topic: InsightsConsentChangedEvent.topic, key: accountId, payload, at }
}

/** Creates identity's event of a deleted account. */
export function accountDeleted(accountId: string, at: Date): EventEnvelope {
  const payload = AccountDeletedEvent.serialize({ accountId, deletedAt: at.toISOString() })
  return { id: randomUUID(), topic: AccountDeletedEvent.topic, key: accountId, payload, at }
}
