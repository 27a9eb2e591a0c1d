import type { RpcClient } from '@rostra/kit/rpc/client'
import { ChatService } from '@rostra/proto/chat'
import type { Outcome as WireOutcome } from '@rostra/proto/gen/rostra/chat/v1/Outcome'
import type { GetOutcomes, HoldOutcome } from '../../domain/accounts/ports.ts'

const outcomes = new Map<WireOutcome, HoldOutcome>([
  ['OUTCOME_OPEN', 'open'],
  ['OUTCOME_ANSWERED', { deliveredUnits: 1 }],
  ['OUTCOME_UNANSWERED', { deliveredUnits: 0 }],
])

/** Gets the outcomes of exchanges from chat. */
export const exchangeOutcomes =
  (chat: RpcClient): GetOutcomes =>
  async (ids) => {
    const response = await chat.call(ChatService.GetOutcomes, { generationIds: [...ids] })
    return response.outcomes.map((outcome) => outcomes.get(outcome) ?? 'unknown')
  }
