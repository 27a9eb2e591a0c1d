import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, bodyOf, type Page, pageOf } from '../../api/client.ts'
import { getConversationsQuery } from '../../api/gen/constraints.ts'
import type { Conversation } from '../../api/schemas.ts'
import { whenShownAgain } from '../client/hydration.ts'

export const maxSearchLength = getConversationsQuery.search.maxLength
const limit = getConversationsQuery.limit.default

/** The prefix of the query keys of all that is known of the person's conversations. */
export const historyKey = ['conversations'] as const
/** The prefix of the query keys of all lists of them. */
export const listsKey = [...historyKey, 'lists'] as const

/** One conversation of the person, without its messages. */
export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: [...historyKey, 'one', id],
    queryFn: () => bodyOf(api.GET('/api/conversations/{id}', { params: { path: { id } } })),
  })

/** How many conversations the person has, and when they were counted. Counted anew whenever it is asked for. */
export const conversationCountQuery = queryOptions({
  queryKey: [...historyKey, 'count'],
  queryFn: () => bodyOf(api.GET('/api/conversations/count')),
  staleTime: 0,
  gcTime: 0,
})

/**
 * The person's conversations, pinned ones first, then the latest, or the hits of a search, 20 a page. `userId` is null for a guest.
 * Refetched whenever it is shown. A request for an older search is aborted, and the previous list is shown until the first page arrives.
 */
export const historyQuery = (userId: string | null, search: string) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, userId, search],
    queryFn: ({ pageParam: page, signal }): Promise<Page<Conversation>> =>
      pageOf(api.GET('/api/conversations', { params: { query: { page, limit, ...(search && { search }) } }, signal })),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * limit < total ? pages.length + 1 : undefined),
    select: ({ pages }) => ({
      // Removes duplicates: a conversation with a new message moves to the first page.
      conversations: [...new Map(pages.flatMap(({ items }) => items).map((conversation) => [conversation.id, conversation])).values()],
      total: pages.at(-1)?.total ?? 0,
    }),
    staleTime: 0,
    refetchOnMount: whenShownAgain,
    placeholderData: keepPreviousData,
  })
