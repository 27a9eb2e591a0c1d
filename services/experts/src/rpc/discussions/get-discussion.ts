import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ExpertsService } from '@rostra/proto/experts'
import type { Ports } from '../../domain/ports.ts'
import { requireOwnDiscussion } from '../../usecases/discussions/require-own-discussion.ts'
import { toWireDiscussion } from './wire.ts'

export const getDiscussionRpc = unary(ExpertsService.GetDiscussion, async ({ id }, caller, ports: Ports) =>
  toWireDiscussion(await requireOwnDiscussion(ports, member(caller).id, id), ports.wallTime()),
)
