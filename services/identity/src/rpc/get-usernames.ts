import { DomainError } from '@rostra/kit/errors'
import { unary } from '@rostra/kit/rpc/method'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../domain/ports.ts'

const most = 100

export const getUsernamesRpc = unary(IdentityService.GetUsernames, async ({ ids }, _caller, { accounts }: Ports) => {
  if (ids.length > most) throw new DomainError('invalid', 'VALIDATION', `At most ${most} ids`, { fields: { ids: `At most ${most} ids` } })
  return { usernames: await accounts.usernames(ids) }
})
