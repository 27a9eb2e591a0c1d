import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { roles } from '@rostra/platform/role'
import { RoleChangedEvent } from '@rostra/proto/identity-events'
import { z } from 'zod'
import type { PlanLimits } from '../domain/personas/ports.ts'

const payload = z.object({ accountId: z.string().min(1).max(200), role: z.enum(roles), changedAt: z.iso.datetime() })

/** Applies an account's new role to its personas. A payload that breaks the contract throws and goes to the dead letters. */
export function onRoleChanged(planLimits: PlanLimits): Subscription {
  return {
    topic: RoleChangedEvent.topic,
    group: 'persona.roles',
    handle: async (event) => {
      const { accountId, role, changedAt } = readPayload(event, RoleChangedEvent, payload)
      await planLimits.apply(accountId, role, new Date(changedAt))
    },
  }
}
