import { readLimit, readPage } from '@rostra/kit/paging'
import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ExpertsService } from '@rostra/proto/experts'
import type { Ports } from '../../domain/ports.ts'
import { toWireSummary } from './wire.ts'

const maxLimit = 100

export const listDiscussionsRpc = unary(ExpertsService.ListDiscussions, async (request, caller, { discussions }: Ports) => {
  const { id: memberId } = member(caller)
  const page = readPage(request.page)
  const limit = readLimit(request.limit, maxLimit)
  const listed = await discussions.list(memberId, (page - 1) * limit, limit)
  return { discussions: listed.discussions.map(toWireSummary), total: listed.total }
})
