import { person } from '@rostra/kit/caller'
import { unary } from '@rostra/kit/rpc/method'
import { ChatService } from '@rostra/proto/chat'
import { readLimit, readPage } from '../domain/paging.ts'
import type { Ports } from '../domain/ports.ts'
import { toWireConversation } from './wire.ts'

export const listConversationsRpc = unary(ChatService.ListConversations, async ({ page, limit }, caller, { conversations }: Ports) => {
  const { conversations: found, total } = await conversations.listOf(person(caller), readPage(page), readLimit(limit, 100))
  return { conversations: found.map(toWireConversation), total }
})
