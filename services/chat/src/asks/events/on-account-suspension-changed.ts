import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { AccountSuspensionChangedEvent } from '@rostra/proto/identity-events'
import { z } from 'zod'
import type { Ports } from '../domain/ports.ts'
import { stopAsksOf } from '../usecases/stop-asks.ts'

const payload = z.object({ accountId: z.string().min(1).max(200), suspended: z.boolean() })

/** Stops the running asks of a suspended account. */
export const onAccountSuspensionChanged = (ports: Ports): Subscription => ({
  topic: AccountSuspensionChangedEvent.topic,
  group: 'chat.suspended-asks',
  handle: async (event) => {
    const { accountId, suspended } = readPayload(event, AccountSuspensionChangedEvent, payload)
    if (suspended) await stopAsksOf(ports, `member:${accountId}`)
  },
})
