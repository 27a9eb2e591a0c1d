import type { RpcClient } from '@rostra/kit/rpc/client'
import { ChatService } from '@rostra/proto/chat'
import type { Outcome as WireOutcome } from '@rostra/proto/gen/rostra/chat/v1/Outcome'
import type { HoldOutcome, HoldOutcomes } from '../../domain/accounts/ports.ts'

const outcomes = new Map<WireOutcome, HoldOutcome>([
  ['OUTCOME_OPEN', 'open'],
  ['OUTCOME_ANSWERED', 'answered'],
  ['OUTCOME_UNANSWERED', 'unanswered'],
])

/** Gets the outcomes of exchanges from chat. Rejects for discussions: the service that holds for them has no such call. */
export function chatHoldOutcomes(chat: RpcClient): HoldOutcomes {
  return {
    get: async (purpose, ids) => {
      if (purpose !== 'exchange') throw new Error(`No service returns the outcome of a ${purpose}`)
      const response = await chat.call(ChatService.GetOutcomes, { generationIds: [...ids] })
      const { length } = response.outcomes
      if (length !== ids.length) throw new Error(`chat returned ${length} outcomes for ${ids.length} generations`)
      return response.outcomes.map((outcome) => outcomes.get(outcome) ?? 'unknown')
    },
  }
}
