import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Bot } from '../../api/bot.ts'
import { call, hasStatus, request } from '../../api/request.ts'
import { strings } from '../../strings/strings.ts'

/** The persona that speaks on the landing page when the featured ones cannot be had. */
const defaultSlug = 'mr-abernathy'

export interface BotQuery {
  search: string
  category: string
  sort: keyof typeof strings.discover.sorts
  page: number
  limit: number
}

async function publicBots(query: BotQuery): Promise<{ bots: Bot[]; total: number }> {
  const wanted = Object.entries(query).filter(([, value]) => value !== '')
  const search = new URLSearchParams(wanted.map(([key, value]) => [key, String(value)]))
  const response = await call(`/api/bots/public/with-votes?${search}`).catch(() => call(`/api/bots/public?${search}`))
  const bots: Bot[] = await response.json()
  return { bots, total: Number(response.headers.get('X-Total-Count') ?? bots.length) }
}

/** One page of the public personas; kept for 30 s, and shown until the next one is there. */
export const publicBotsQuery = (query: BotQuery) =>
  queryOptions({
    queryKey: ['bots', 'public', query],
    queryFn: () => publicBots(query),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })

export const botBySlugQuery = (slug: string) =>
  queryOptions({ queryKey: ['bots', 'slug', slug], queryFn: () => request<Bot>(`/api/bots/slug/${encodeURIComponent(slug)}`) })

const none: readonly string[] = []

/** A persona's questions to begin with, while they are `wanted`; those of a persona that came from a list are asked for once. */
export function useOpeningLines(bot: Bot, wanted: boolean): readonly string[] {
  const { data } = useQuery({ ...botBySlugQuery(bot.slug), enabled: wanted && bot.openingLines === undefined })
  if (!wanted) return none
  return [...new Set(bot.openingLines ?? data?.openingLines ?? none)].slice(0, 3)
}

async function featuredBot(): Promise<Bot | null> {
  const featured = await request<Bot[]>('/api/bots/featured').catch(() => [])
  if (featured[0]) return featured[0]
  return request<Bot>(`/api/bots/slug/${defaultSlug}`).catch((error) => {
    if (hasStatus(error, 404)) return null
    throw error
  })
}

export const featuredBotQuery = queryOptions({ queryKey: ['bots', 'featured'], queryFn: featuredBot })

/** Usernames by user id, for the owners of the personas that are shown; kept for 60 s. */
export function creatorsQuery(bots: Bot[]) {
  const ids = [...new Set(bots.flatMap(({ userId }) => userId ?? []))].sort().slice(0, 100)
  return queryOptions({
    queryKey: ['creators', ids],
    queryFn: async () =>
      ids.length === 0 ? {} : request<Record<string, string>>(`/api/users/creators?${new URLSearchParams({ ids: ids.join(',') })}`),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
}

export function useCreators(bots: Bot[]): Record<string, string> {
  return useQuery(creatorsQuery(bots)).data ?? {}
}

/** Who made a persona; undefined until it is known. */
export function useCreatorName(bot: Bot): string | undefined {
  const creators = useCreators([bot])
  return bot.userId === null ? strings.persona.formerMember : creators[bot.userId]
}

/** How many conversations a persona has had; kept for 5 minutes, the list's number until then. */
export function useConversationCount(bot: Bot): number {
  const { data } = useQuery({
    queryKey: ['stats', 'conversations', bot.id],
    queryFn: () => request<{ count: number }>(`/api/bots/${bot.id}/stats/conversations`),
    staleTime: 5 * 60_000,
    refetchOnMount: false,
  })
  return data?.count ?? bot.conversationCount
}
