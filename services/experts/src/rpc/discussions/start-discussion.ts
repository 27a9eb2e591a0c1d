import { member } from '@rostra/platform/caller'
import { isServedFirst } from '@rostra/platform/paid-work/served-first'
import { unary } from '@rostra/platform/rpc'
import { ExpertsService } from '@rostra/proto/experts'
import type { Ports } from '../../domain/ports.ts'
import { startDiscussion } from '../../usecases/discussions/start/start-discussion.ts'

export const startDiscussionRpc = unary(
  ExpertsService.StartDiscussion,
  async (request, caller, ports: Ports, { callerToken: token, clientAddress, signal }) => {
    const { id: memberId, isConfirmed } = member(caller)
    const starter = { memberId, isConfirmed, isServedFirst: isServedFirst(caller), token, clientAddress }
    const { id, existed } = await startDiscussion(ports, { ...request, ...starter }, signal)
    return { discussionId: id, existed }
  },
)
