import type { RpcClient } from '@rostra/kit/rpc/client'
import { ChatService } from '@rostra/proto/chat'
import type { MemberMessage, Messages } from '../domain/members/ports.ts'
import { slicesOf } from './slices.ts'

const timeoutMs = 4_000
const sliceSize = 500

/** The messages of members, at the chat service. */
export const messageClient = (client: RpcClient): Messages => ({
  read: async (exchangeIds, signal) => {
    const found: MemberMessage[] = []
    for (const slice of slicesOf(exchangeIds, sliceSize)) {
      const answer = await client.call(ChatService.ListMessagesForInsights, { exchangeIds: slice }, { signal, deadlineMs: timeoutMs })
      found.push(...answer.messages)
    }
    return found
  },
})
