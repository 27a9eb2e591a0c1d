import { DomainError } from '@rostra/kit/errors'
import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { ExpertsService } from '@rostra/proto/experts'
import type { Ports } from '../../domain/ports.ts'

const maxIds = 200

export const getOutcomesRpc = unary(ExpertsService.GetOutcomes, async ({ discussionIds }, _caller, { discussions }: Ports, call) => {
  requireService('billing', call)
  const message = `At most ${maxIds} ids`
  if (discussionIds.length > maxIds) throw new DomainError('invalid', 'VALIDATION', message, { fields: { discussionIds: message } })
  return { outcomes: await discussions.outcomes(discussionIds) }
})
