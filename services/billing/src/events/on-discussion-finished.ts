import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { DiscussionFinishedEvent } from '@rostra/proto/experts-events'
import { z } from 'zod'
import type { Ports } from '../domain/ports.ts'
import { settleHold } from '../usecases/accounts/settle-hold.ts'

const payload = z
  .object({
    discussionId: z.string().min(1).max(100),
    accountId: z.string().min(1).max(200),
    experts: z.int(),
    answeredExperts: z.int(),
  })
  .refine(({ experts, answeredExperts }) => answeredExperts <= experts, 'more experts answered than there are')

/**
 * Settles the hold of a discussion: charges the experts that answered and releases the rest. An invalid payload throws, which sends the
 * message to the dead-letter topic.
 */
export function onDiscussionFinished(ports: Pick<Ports, 'accounts' | 'holdMetrics'>): Subscription {
  return {
    topic: DiscussionFinishedEvent.topic,
    group: 'billing.discussion-settlements',
    handle: async (event) => {
      const { discussionId, accountId, answeredExperts } = readPayload(event, DiscussionFinishedEvent, payload)
      const hold = { id: discussionId, purpose: 'discussion' } as const
      await settleHold(ports, { accountId, hold, deliveredUnits: answeredExperts, by: 'event' })
    },
  }
}
