import { DomainError } from '@rostra/kit/errors'
import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'

export const adoptReportsRpc = unary(PersonaService.AdoptReports, async ({ guestToken }, caller, { reports, verify }: Ports) => {
  const { id: memberId } = member(caller)
  const guest = await verify(guestToken, 'persona')
  if (guest.kind !== 'guest') throw new DomainError('unauthenticated', 'TOKEN_INVALID', 'This guest is not known')
  await reports.adopt(guest.sub, memberId)
  return {}
})
