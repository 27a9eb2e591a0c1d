import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import type { SecurityEvent } from '@rostra/proto/gen/rostra/identity/v1/SecurityEvent'
import { IdentityService } from '@rostra/proto/identity'
import type { AuditEntry } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'

export const listOwnSecurityEventsRpc = unary(IdentityService.ListOwnSecurityEvents, async (_request, caller, { audit }: Ports) => ({
  events: (await audit.ofAccount(member(caller).id)).map(toWireEvent),
}))

const toWireEvent = ({ at, event, method, factor, role, actor, network, agent }: AuditEntry): SecurityEvent => ({
  at: at.toISOString(),
  event,
  method,
  factor,
  role,
  actor,
  network,
  agent,
})
