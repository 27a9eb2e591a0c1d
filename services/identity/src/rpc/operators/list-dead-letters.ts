import { operator } from '@rostra/platform/operators'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'

export const listDeadLettersRpc = unary(IdentityService.ListDeadLetters, async (_request, caller, { deadLetters }: Ports) => {
  operator(caller)
  return { deadLetters: (await deadLetters.list()).map(({ oldestAt, ...rest }) => ({ ...rest, oldestAt: oldestAt.toISOString() })) }
})
