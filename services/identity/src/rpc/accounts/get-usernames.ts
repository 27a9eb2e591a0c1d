import { DomainError } from '@rostra/kit/errors'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'

const maxIds = 100

export const getUsernamesRpc = unary(IdentityService.GetUsernames, async ({ ids }, _caller, { accounts }: Ports) => {
  if (ids.length > maxIds)
    throw new DomainError('invalid', 'VALIDATION', `At most ${maxIds} ids`, { fields: { ids: `At most ${maxIds} ids` } })
  return { usernames: await accounts.usernames(ids) }
})
