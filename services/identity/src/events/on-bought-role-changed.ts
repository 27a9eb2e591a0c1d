import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { BoughtRoleChangedEvent } from '@rostra/proto/billing-events'
import { z } from 'zod'
import type { Ports } from '../domain/ports.ts'
import { applyBoughtRole } from '../usecases/accounts/apply-bought-role.ts'

const payload = z.object({
  accountId: z.string().min(1).max(200),
  role: z.enum(['citizen', 'orator']),
  version: z.number().int().min(1),
})

/** Applies the roles that purchases set. A payload that breaks the contract throws, and the bus moves it to the dead letters. */
export function onBoughtRoleChanged(ports: Pick<Ports, 'changes' | 'audit' | 'now'>): Subscription {
  return {
    topic: BoughtRoleChangedEvent.topic,
    group: 'identity.bought-roles',
    handle: async (event) => applyBoughtRole(ports, readPayload(event, BoughtRoleChangedEvent, payload)),
  }
}
