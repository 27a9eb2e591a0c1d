import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { GenerationEndedEvent } from '@rostra/proto/chat-events'
import { DiscussionFinishedEvent } from '@rostra/proto/experts-events'

export type ExchangeOutcome = 'COMPLETE' | 'STOPPED' | 'PARTIAL' | 'EMPTY'

/** Creates the event that chat publishes at the end of a member's exchange. */
export function generationEnded(generationId: string, accountId: string, outcome: ExchangeOutcome = 'COMPLETE'): EventEnvelope {
  const ended = { generationId, accountId, outcome: `EXCHANGE_OUTCOME_${outcome}`, endedAt: new Date().toISOString() } as const
  const payload = GenerationEndedEvent.serialize(ended)
  return { id: `ended:${generationId}`, topic: GenerationEndedEvent.topic, key: accountId, payload, at: new Date() }
}

/** Creates the event that experts publishes at the end of a discussion. */
export function discussionFinished(discussionId: string, accountId: string, answeredExperts: number, experts = 5): EventEnvelope {
  const finished = { discussionId, accountId, experts, answeredExperts, finishedAt: new Date().toISOString() }
  const payload = DiscussionFinishedEvent.serialize(finished)
  return { id: discussionId, topic: DiscussionFinishedEvent.topic, key: accountId, payload, at: new Date() }
}
