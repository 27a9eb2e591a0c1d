import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { InsightsConsentChangedEvent } from '@rostra/proto/identity-events'
import { z } from 'zod'
import type { Ports } from '../domain/ports.ts'
import { applyConsent } from '../usecases/withdraw-member.ts'

const payload = z.object({ accountId: z.string().min(1).max(200) })

/** Applies what a member allows now. A payload that breaks the contract throws, and the event becomes a dead letter. */
export function onInsightsConsentChanged(ports: Ports, signal: AbortSignal): Subscription {
  return {
    topic: InsightsConsentChangedEvent.topic,
    group: 'zeitgeist.consents',
    handle: async (event) => {
      const { accountId } = readPayload(event, InsightsConsentChangedEvent, payload)
      await applyConsent(ports, accountId, signal)
    },
  }
}
