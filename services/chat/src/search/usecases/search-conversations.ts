import type { Conversation } from '../../core/domain/conversations/conversation.ts'
import { botMessageId, userMessageId } from '../../core/domain/conversations/message.ts'
import type { ExchangeTexts } from '../../core/domain/exchanges/ports.ts'
import type { Ports } from '../domain/ports.ts'
import { type SearchMatch, searchMatch } from '../domain/search-match.ts'
import type { SearchTerm } from '../domain/search-terms.ts'

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
  const read = async (without: readonly string[]) => {
    const { found, total } = await searchEntries.find({ person, terms, without, page, limit })
    const [byId, texts] = await Promise.all([
      conversations.byIds(found.map(({ conversationId }) => conversationId)),
      exchanges.textsOf(found.flatMap(({ entryId, conversationId }) => (entryId === conversationId ? [] : [entryId]))),
    ])
    return { found, total, byId, texts }
  }
  const first = await read([])
  // The entries of a deleted conversation stay until its sweep. Few pages have one; only these are read again.
  const hasDeleted = [...first.byId.values()].some(({ deletedAt }) => deletedAt)
  const { found, total, byId, texts } = hasDeleted ? await read(await conversations.deletedOf(person)) : first
  const shown = found.flatMap(({ conversationId, entryId }) => {
    const conversation = byId.get(conversationId)
    // For a moment an entry may outlive its conversation, or differ in its person during an adoption.
    if (conversation?.person !== person || conversation.deletedAt) return []
    return [{ ...conversation, match: searchMatch(terms, conversation.title, messagesOf(texts.get(entryId))) }]
  })
  return { conversations: shown, total }
}

const messagesOf = (texts: ExchangeTexts | undefined) =>
  texts
    ? [
        { id: userMessageId(texts.questionId), text: texts.content },
        { id: botMessageId(texts.id), text: texts.answer },
      ]
    : []
