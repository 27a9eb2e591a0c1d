import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { personOfMember } from '@rostra/platform/caller'
import { InsightsConsentChangedEvent } from '@rostra/proto/identity-events'
import { z } from 'zod'
import type { Ports } from '../domain/ports.ts'
import { removeUnlessAllowed } from '../usecases/collect-questions.ts'

const payload = z.object({ accountId: z.string().min(1).max(200) })

/**
 * Removes the questions of a member who withdrew the consent to insights from inboxes. Throws for an invalid payload, and the event becomes
 * a dead letter.
 */
export function onInsightsConsentChanged(ports: Pick<Ports, 'members' | 'inboxItems'>): Subscription {
  return {
    topic: InsightsConsentChangedEvent.topic,
    group: 'chat.inbox-consents',
    handle: async (event) => {
      const { accountId } = readPayload(event, InsightsConsentChangedEvent, payload)
      await removeUnlessAllowed(ports, [personOfMember(accountId)])
    },
  }
}
