import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { DiscussionFinishedEvent } from '@rostra/proto/experts-events'
import { z } from 'zod'
import type { Ports } from '../domain/ports.ts'
import { discussionNotice } from '../domain/push/notices.ts'
import { queuePushes } from '../usecases/push/queue-pushes.ts'

const payload = z.object({
  discussionId: z.string().regex(/^[0-9a-f]{24}$/),
  accountId: z.string().min(1).max(200),
  finishedAt: z.iso.datetime(),
})

/** Tells a member's browsers that a discussion has ended. Throws for an invalid payload, and the event becomes a dead letter. */
export function onDiscussionFinished(ports: Pick<Ports, 'pushSubscriptions' | 'pushDeliveries' | 'now'>): Subscription {
  return {
    topic: DiscussionFinishedEvent.topic,
    group: 'identity.discussion-pushes',
    handle: async (event) => {
      const { discussionId, accountId, finishedAt } = readPayload(event, DiscussionFinishedEvent, payload)
      await queuePushes(ports, [discussionNotice({ discussionId, accountId, at: new Date(finishedAt) })])
    },
  }
}
