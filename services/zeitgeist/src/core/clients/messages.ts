import { chunksOf } from '@rostra/kit/chunks'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { ChatService } from '@rostra/proto/chat'
import type { MemberMessage, Messages } from '../domain/members/ports.ts'

const timeoutMs = 4_000
const idsAtOnce = 500

/** The messages of members, at the chat service. */
export const messageClient = (client: RpcClient): Messages => ({
  read: async (exchangeIds, signal) => {
    const found: MemberMessage[] = []
    for (const some of chunksOf([...new Set(exchangeIds)], idsAtOnce)) {
      const answer = await client.call(ChatService.ListMessagesForInsights, { exchangeIds: some }, { signal, deadlineMs: timeoutMs })
      found.push(...answer.messages)
    }
    return found
  },
})
