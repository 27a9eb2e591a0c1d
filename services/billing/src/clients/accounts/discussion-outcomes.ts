import type { RpcClient } from '@rostra/kit/rpc/client'
import { ExpertsService } from '@rostra/proto/experts'
import type { GetOutcomes } from '../../domain/accounts/ports.ts'

/** Gets the outcomes of discussions from experts: one unit for each expert that answered. */
export const discussionOutcomes =
  (experts: RpcClient): GetOutcomes =>
  async (ids) => {
    const response = await experts.call(ExpertsService.GetOutcomes, { discussionIds: [...ids] })
    return response.outcomes.map(({ ended, answeredExperts }) => (ended ? { deliveredUnits: answeredExperts } : 'open'))
  }
