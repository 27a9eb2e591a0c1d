import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ExpertsService } from '@rostra/proto/experts'
import type { Ports } from '../../domain/ports.ts'
import { shareDiscussion } from '../../usecases/discussions/share/share-discussion.ts'

export const shareDiscussionRpc = unary(ExpertsService.ShareDiscussion, async ({ id }, caller, ports: Ports, { signal }) => ({
  token: await shareDiscussion(ports, { memberId: member(caller).id, id, signal }),
}))
