import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { createEvent } from '@rostra/kit/events/outbox'
import { DiscussionFinishedEvent } from '@rostra/proto/experts-events'
import type { Discussion } from '../domain/discussions/discussion.ts'
import { chargedExperts } from '../domain/discussions/outcome.ts'

/** Creates the event of an ended discussion, without any text. Its id is the discussion's, so a repeated write creates the same event. */
export function discussionFinished(discussion: Discussion): EventEnvelope {
  const { id, memberId, experts, finishedAt } = discussion
  const at = finishedAt ?? new Date()
  const payload = DiscussionFinishedEvent.serialize({
    discussionId: id,
    accountId: memberId,
    experts: experts.length,
    answeredExperts: chargedExperts(discussion),
    finishedAt: at.toISOString(),
  })
  return createEvent(DiscussionFinishedEvent.topic, memberId, payload, { id, at })
}
