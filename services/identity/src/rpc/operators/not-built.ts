import { DomainError } from '@rostra/kit/errors'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'

function notBuilt(): never {
  throw new DomainError('unavailable', 'NOT_BUILT', 'Not built yet')
}

export const operatorRpcs = [
  unary(IdentityService.SearchAccounts, async () => notBuilt()),
  unary(IdentityService.SuspendAccount, async () => notBuilt()),
  unary(IdentityService.RestoreAccount, async () => notBuilt()),
  unary(IdentityService.ListOperatorActions, async () => notBuilt()),
  unary(IdentityService.ListDeadLetters, async () => notBuilt()),
  unary(IdentityService.ReplayDeadLetters, async () => notBuilt()),
]
