import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { api, bodyOf, pageOf } from '../../api/client.ts'
import { getBotsPublicQuery } from '../../api/gen/constraints.ts'
import type { Bot } from '../../api/schemas.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { strings } from '../../strings/strings.ts'

/** The persona of the landing page when no persona is featured. */
const defaultSlug = 'mr-abernathy'

const { sort, category, limit } = getBotsPublicQuery
export const defaultPageSize = limit.default
export const sorts = sort.enum
/** The categories, after an empty one that means all. */
export const categoryChoices = category.enum

export interface BotQuery {
  search: string
  category: (typeof categoryChoices)[number]
  sort: (typeof sorts)[number]
  page: number
  limit: number
}

async function fetchPublicBots({ search, category, ...rest }: BotQuery): Promise<{ bots: Bot[]; total: number }> {
  const params = { query: { ...(search && { search }), ...(category && { category }), ...rest } }
  const { items: bots, total } = await pageOf(api.GET('/api/bots/public/with-votes', { params })).catch(() =>
    pageOf(api.GET('/api/bots/public', { params })),
  )
  return { bots, total }
}

/** One page of the public personas; fresh for 30 s, and shown until the next page arrives. */
export const publicBotsQuery = (query: BotQuery) =>
  queryOptions({
    queryKey: ['bots', 'public', query],
    queryFn: () => fetchPublicBots(query),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })

/** The most popular personas, for the landing page. */
export const popularBotsQuery = publicBotsQuery({ search: '', category: '', sort: 'popular', page: 1, limit: 4 })

/** The key of all personas by slug. */
export const botBySlugKey = ['bots', 'slug'] as const

export const botBySlugQuery = (slug: string) =>
  queryOptions({
    queryKey: [...botBySlugKey, slug],
    queryFn: () => bodyOf(api.GET('/api/bots/slug/{slug}', { params: { path: { slug } } })),
  })

/** A persona by its id; its owner gets all fields. */
export const botByIdQuery = (id: string) => queryOptions({ queryKey: ['bots', 'id', id], queryFn: () => fetchBotById(id) })

export const fetchBotById = (id: string) => bodyOf(api.GET('/api/bots/{id}', { params: { path: { id } } }))

const none: readonly string[] = []

/** Returns the opening lines of a persona while `enabled`. A persona from a list comes without them, so they are fetched once. */
export function useOpeningLines(bot: Bot, enabled: boolean): readonly string[] {
  const { data } = useQuery({ ...botBySlugQuery(bot.slug), enabled: enabled && bot.openingLines === undefined })
  if (!enabled) return none
  return [...new Set(bot.openingLines ?? data?.openingLines ?? none)].slice(0, 3)
}

/** Returns the first message of new conversations with a persona; null until it is known. A persona from a list comes without it. */
export function useFirstMessage(bot: Bot): string | null {
  const { data } = useQuery({ ...botBySlugQuery(bot.slug), enabled: false })
  return bot.firstMessage ?? data?.firstMessage ?? null
}

/**
 * Returns the price of a message to a persona in credits, which the server charges; null until it is known. Its owner may choose another
 * model at any time: it is refetched on window focus, and after each send.
 */
export function useMessagePrice(bot: Bot, enabled: boolean): number | null {
  const initialData = bot.messageCredits === undefined ? undefined : bot
  const { data } = useQuery({ ...botBySlugQuery(bot.slug), initialData, enabled, refetchOnWindowFocus: 'always' })
  return data?.messageCredits ?? null
}

async function fetchFeaturedBot(): Promise<Bot | null> {
  const featured = await bodyOf(api.GET('/api/bots/featured')).catch(() => [])
  if (featured[0]) return featured[0]
  return bodyOf(api.GET('/api/bots/slug/{slug}', { params: { path: { slug: defaultSlug } } })).catch((error) => {
    if (hasStatus(error, 404)) return null
    throw error
  })
}

export const featuredBotQuery = queryOptions({ queryKey: ['bots', 'featured'], queryFn: fetchFeaturedBot })

/** Usernames by user id, for the owners of the given personas; fresh for 60 s. */
export function creatorsQuery(bots: Bot[]) {
  const ids = [...new Set(bots.flatMap(({ userId }) => userId ?? []))].sort().slice(0, 100)
  return queryOptions({
    queryKey: ['creators', ids],
    queryFn: async (): Promise<Record<string, string>> =>
      ids.length === 0 ? {} : bodyOf(api.GET('/api/users/creators', { params: { query: { ids: ids.join(',') } } })),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
}

export function useCreators(bots: Bot[]): Record<string, string> {
  return useQuery(creatorsQuery(bots)).data ?? {}
}

/** Returns the username of a persona's creator; undefined until it is known. */
export function useCreatorName(bot: Bot): string | undefined {
  const creators = useCreators([bot])
  return bot.userId === null ? strings.persona.formerMember : creators[bot.userId]
}

/** The personas that one request returns. */
const maxIds = 100

/** Personas by id, for the first 100 ids; null for those that were deleted or that the caller may not see. Fresh for a minute. */
export function botsByIdQuery(ids: readonly string[]) {
  const asked = [...new Set(ids)].slice(0, maxIds).sort()
  return queryOptions({
    queryKey: ['bots', 'by-ids', asked],
    queryFn: async (): Promise<Record<string, Bot | null>> => {
      const found = asked.length === 0 ? [] : await bodyOf(api.GET('/api/bots/by-ids', { params: { query: { ids: asked.join(',') } } }))
      return { ...Object.fromEntries(asked.map((id) => [id, null])), ...Object.fromEntries(found.map((bot) => [bot.id, bot])) }
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
}

/** The number of a persona's conversations; fresh for 5 minutes. */
export const conversationCountQuery = (id: string) =>
  queryOptions({
    queryKey: ['stats', 'conversations', id],
    queryFn: () => bodyOf(api.GET('/api/bots/{id}/stats/conversations', { params: { path: { id } } })),
    staleTime: 5 * 60_000,
    refetchOnMount: false,
  })

/** Returns the number of a persona's conversations; until the response arrives, the number from the list. */
export const useConversationCount = (bot: Bot): number => useQuery(conversationCountQuery(bot.id)).data?.count ?? bot.conversationCount
