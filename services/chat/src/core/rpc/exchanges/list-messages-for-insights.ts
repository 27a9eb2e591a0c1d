import { requireService } from '@rostra/kit/rpc/require-service'
import { requireAtMost } from '@rostra/platform/require-at-most'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../../domain/ports.ts'

const maxIds = 500

export const listMessagesForInsightsRpc = unary(
  ChatService.ListMessagesForInsights,
  async ({ exchangeIds }, _caller, { exchanges }: Ports, call) => {
    requireService('zeitgeist', call)
    requireAtMost(maxIds, { exchangeIds })
    return { messages: await exchanges.memberMessages(exchangeIds) }
  },
)
