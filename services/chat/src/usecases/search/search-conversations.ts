import type { Conversation } from '../../domain/conversations/conversation.ts'
import { botMessageId, userMessageId } from '../../domain/conversations/message.ts'
import type { Exchange } from '../../domain/exchanges/exchange.ts'
import type { Ports } from '../../domain/ports.ts'
import { type SearchMatch, searchMatch } from '../../domain/search/search-match.ts'
import type { SearchTerm } from '../../domain/search/search-terms.ts'

export interface SearchConversations {
  person: string
  terms: readonly SearchTerm[]
  /** From 1. */
  page: number
  limit: number
}

export interface SearchResult {
  conversations: (Conversation & { match: SearchMatch })[]
  total: number
}

/** Returns a page of the person's conversations that have all words of a search, the latest match first, with the places of the words. */
export async function searchConversations(
  { conversations, exchanges, searchEntries }: Pick<Ports, 'conversations' | 'exchanges' | 'searchEntries'>,
  { person, terms, page, limit }: SearchConversations,
): Promise<SearchResult> {
  if (terms.length === 0) return { conversations: [], total: 0 }
  const find = (without: readonly string[]) => searchEntries.find({ person, terms, without, page, limit })
  const [deleted, all] = await Promise.all([conversations.deletedOf(person), find([])])
  const { found, total } = deleted.length > 0 ? await find(deleted) : all
  const [byId, messages] = await Promise.all([
    conversations.byIds(found.map(({ conversationId }) => conversationId)),
    exchanges.byIds(found.flatMap(({ entryId, conversationId }) => (entryId === conversationId ? [] : [entryId]))),
  ])
  const exchangeById = new Map(messages.map((exchange) => [exchange.id, exchange]))
  const shown = found.flatMap(({ conversationId, entryId }) => {
    const conversation = byId.get(conversationId)
    // An entry may outlive its conversation, and an adoption may change both, for a moment.
    if (conversation?.person !== person || conversation.deletedAt) return []
    return [{ ...conversation, match: searchMatch(terms, conversation.title, messagesOf(exchangeById.get(entryId))) }]
  })
  return { conversations: shown, total }
}

const messagesOf = (exchange: Exchange | undefined) =>
  exchange
    ? [
        { id: userMessageId(exchange.questionId), text: exchange.content },
        { id: botMessageId(exchange.id), text: exchange.answer },
      ]
    : []
