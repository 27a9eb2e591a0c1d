import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ExpertsService } from '@rostra/proto/experts'
import type { Ports } from '../domain/ports.ts'
import { maxListed, type SharedWork } from '../domain/shared-work.ts'

export const listSharesRpc = unary(ExpertsService.ListShares, async (_request, caller, { discussions, questions }: Ports) => {
  const { id } = member(caller)
  const [sharedDiscussions, sharedQuestions] = await Promise.all([
    discussions.listShared(id, maxListed),
    questions.listShared(id, maxListed),
  ])
  return { discussions: sharedDiscussions.map(toWireShare), questions: sharedQuestions.map(toWireShare) }
})

const toWireShare = ({ sharedAt, ...shared }: SharedWork) => ({ ...shared, sharedAt: sharedAt.toISOString() })
