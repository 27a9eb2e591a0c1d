import type { BatchSubscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { personOfMember } from '@rostra/platform/caller'
import { GenerationEndedEvent } from '@rostra/proto/chat-events'
import { exchangeOutcomes } from '@rostra/proto/exchange-outcomes'
import { z } from 'zod'
import type { EnabledMembers, ExchangeToRead } from '../domain/ports.ts'

const payload = z.object({
  generationId: z.string().regex(/^[0-9a-f]{24}$/),
  accountId: z.string().min(1).max(200),
  outcome: z.enum(exchangeOutcomes),
})

/**
 * Queues the answered exchanges of members who have memories on. Does not wait: they are read in the background, once. Throws for an
 * invalid payload, and the event becomes a dead letter.
 */
export function onGenerationEnded(members: EnabledMembers, add: (exchanges: readonly ExchangeToRead[]) => void): BatchSubscription {
  return {
    topic: GenerationEndedEvent.topic,
    group: 'chat.memories',
    handleBatch: async (events) => {
      const ended = events.map((event) => readPayload(event, GenerationEndedEvent, payload))
      const answered = ended.filter(({ outcome }) => outcome !== 'EXCHANGE_OUTCOME_EMPTY')
      const exchanges = answered.map(({ accountId, generationId }) => ({ person: personOfMember(accountId), exchangeId: generationId }))
      add(exchanges.filter(({ person }) => members.mayInclude(person)))
    },
  }
}
