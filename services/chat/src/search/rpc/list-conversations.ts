import { readLimit, readPage } from '@rostra/kit/paging'
import { person } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import { toWireConversation } from '../../core/rpc/wire.ts'
import type { Ports } from '../domain/ports.ts'
import { readSearch } from '../domain/search-terms.ts'
import { searchConversations } from '../usecases/search-conversations.ts'

export const listConversationsRpc = unary(ChatService.ListConversations, async (request, caller, ports: Ports) => {
  const page = readPage(request.page)
  const limit = readLimit(request.limit, 100)
  const terms = readSearch(request.search)
  if (terms) {
    const { conversations, total } = await searchConversations(ports, { person: person(caller), terms, page, limit })
    return { conversations: conversations.map(({ match, ...conversation }) => ({ ...toWireConversation(conversation), match })), total }
  }
  const { conversations, total } = await ports.conversations.listRecent(person(caller), page, limit)
  return { conversations: conversations.map(toWireConversation), total }
})
