import { unary } from '@rostra/platform/rpc'
import { ExpertsService } from '@rostra/proto/experts'
import type { Ports } from '../../domain/ports.ts'
import { getSharedDiscussion } from '../../usecases/discussions/share/get-shared-discussion.ts'
import { toWireSharedDiscussion } from './wire.ts'

export const getSharedDiscussionRpc = unary(ExpertsService.GetSharedDiscussion, async ({ token }, _caller, ports: Ports, { signal }) =>
  toWireSharedDiscussion(await getSharedDiscussion(ports, { token, signal }), ports.wallTime()),
)
