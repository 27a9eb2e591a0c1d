import type { EventSubscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { AccountSuspensionChangedEvent } from '@rostra/proto/identity-events'
import { z } from 'zod'

const payload = z.object({ accountId: z.string().min(1).max(200), suspended: z.boolean(), changedAt: z.iso.datetime() })

/** The latest change of an account's suspension. A service stores it with what it hides while the account is suspended. */
export interface Suspension {
  isSuspended: boolean
  changedAt: Date
}

/** Subscribes to the suspensions of accounts and their ends. A payload that breaks the contract throws, and becomes a dead letter. */
export const onSuspensionChanged = (
  group: string,
  apply: (accountId: string, suspension: Suspension) => Promise<void>,
): EventSubscription => ({
  topic: AccountSuspensionChangedEvent.topic,
  group,
  handle: async (event) => {
    const { accountId, suspended, changedAt } = readPayload(event, AccountSuspensionChangedEvent, payload)
    await apply(accountId, { isSuspended: suspended, changedAt: new Date(changedAt) })
  },
})

/** The filter of rows whose account is not suspended. */
export const notSuspended = { 'suspension.isSuspended': { $ne: true } } as const

/** The filter of rows to which a change applies: an event may come after a later one. */
export const notChangedSince = ({ changedAt }: Suspension) => ({ 'suspension.changedAt': { $not: { $gt: changedAt } } })
