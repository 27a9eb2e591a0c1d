import { requireService } from '@rostra/kit/rpc/require-service'
import { requireAtMost } from '@rostra/platform/require-at-most'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { findMemberNames } from '../../usecases/accounts/find-member-names.ts'

const maxWords = 1_000

export const findMemberNamesRpc = unary(IdentityService.FindMemberNames, async ({ words }, _caller, ports: Ports, call) => {
  requireService(['zeitgeist', 'chat'], call)
  requireAtMost(maxWords, { words })
  return { words: await findMemberNames(ports, words) }
})
