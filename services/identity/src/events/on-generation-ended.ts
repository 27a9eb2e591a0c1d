import type { BatchSubscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { GenerationEndedEvent } from '@rostra/proto/chat-events'
import { exchangeOutcomes } from '@rostra/proto/exchange-outcomes'
import { z } from 'zod'
import type { Ports } from '../domain/ports.ts'
import { answerNotice } from '../domain/push/notices.ts'
import { queuePushes } from '../usecases/push/queue-pushes.ts'

const id = z.string().regex(/^[0-9a-f]{24}$/)
const payload = z.object({
  generationId: id,
  accountId: z.string().min(1).max(200),
  outcome: z.enum(exchangeOutcomes),
  endedAt: z.iso.datetime(),
  // Empty in an event of an earlier version, which is not unread.
  personaId: id.or(z.literal('')),
  conversationId: id.or(z.literal('')),
  unread: z.boolean(),
})

type Ended = z.infer<typeof payload>

/** Whether a member waits for it: no page read it, it has text, and the member did not stop it. */
const isAwaited = ({ unread, outcome }: Ended) => unread && outcome !== 'EXCHANGE_OUTCOME_STOPPED' && outcome !== 'EXCHANGE_OUTCOME_EMPTY'

/** Tells a member's browsers of an answer that no page read. Throws for an invalid payload, and the event becomes a dead letter. */
export function onGenerationEnded(ports: Pick<Ports, 'pushSubscriptions' | 'pushDeliveries' | 'now'>): BatchSubscription {
  return {
    topic: GenerationEndedEvent.topic,
    group: 'identity.answer-pushes',
    handleBatch: async (events) => {
      const ended = events.map((event) => readPayload(event, GenerationEndedEvent, payload)).filter(isAwaited)
      await queuePushes(
        ports,
        ended.map(({ endedAt, ...rest }) => answerNotice({ ...rest, at: new Date(endedAt) })),
      )
    },
  }
}
