import { member } from '@rostra/platform/caller'
import { serverStream } from '@rostra/platform/rpc'
import { ExpertsService } from '@rostra/proto/experts'
import type { Ports } from '../../domain/ports.ts'
import { followDiscussion } from '../../usecases/discussions/follow-discussion.ts'
import { toWireDiscussion } from './wire.ts'

export const followDiscussionRpc = serverStream(ExpertsService.FollowDiscussion, async ({ id }, caller, ports: Ports, { signal }, emit) =>
  followDiscussion(ports, { memberId: member(caller).id, id }, signal, (discussion) =>
    emit(toWireDiscussion(discussion, ports.wallTime())),
  ),
)
