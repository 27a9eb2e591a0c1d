import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ExpertsService } from '@rostra/proto/experts'
import type { Ports } from '../../domain/ports.ts'
import { requireOwnDiscussion } from '../../usecases/discussions/require-own-discussion.ts'

export const revokeShareRpc = unary(ExpertsService.RevokeShare, async ({ id }, caller, ports: Ports) => {
  await requireOwnDiscussion(ports, member(caller).id, id)
  await ports.discussions.removeShare(id)
  return {}
})
