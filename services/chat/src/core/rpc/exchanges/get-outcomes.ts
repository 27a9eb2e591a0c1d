import { requireService } from '@rostra/kit/rpc/require-service'
import { requireAtMost } from '@rostra/platform/require-at-most'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../../domain/ports.ts'
import { getOutcomes } from '../../usecases/exchanges/get-outcomes.ts'
import { toWireOutcome } from '../wire.ts'

const maxIds = 200

export const getOutcomesRpc = unary(ChatService.GetOutcomes, async ({ generationIds }, _caller, ports: Ports, call) => {
  requireService('billing', call)
  requireAtMost(maxIds, { generationIds })
  return { outcomes: (await getOutcomes(ports, generationIds)).map(toWireOutcome) }
})
