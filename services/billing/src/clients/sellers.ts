import type { RpcClient } from '@rostra/kit/rpc/client'
import { ChatService } from '@rostra/proto/chat'
import type { Outcome, Sellers } from '../domain/ports.ts'

const outcomes = {
  OUTCOME_UNSPECIFIED: 'open',
  OUTCOME_OPEN: 'open',
  OUTCOME_ANSWERED: 'answered',
  OUTCOME_NOTHING: 'nothing',
} as const satisfies Record<string, Outcome>

/** Asks chat about exchanges. Nobody can be asked about discussions, so a question about one rejects. */
export function sellers(chat: RpcClient): Sellers {
  return {
    outcomes: async (kind, ids) => {
      if (kind !== 'exchange') throw new Error(`Nobody can be asked about a ${kind}`)
      const answer = await chat.call(ChatService.GetOutcomes, { generationIds: [...ids] })
      if (answer.outcomes.length !== ids.length) throw new Error(`chat was asked about ${ids.length} and told of ${answer.outcomes.length}`)
      return answer.outcomes.map((outcome) => outcomes[outcome])
    },
  }
}
