import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import { getArticlesQuery } from '../../api/gen/constraints.ts'
import type { Article } from '../../api/schemas.ts'
import { type ArchiveQuery, parseArchiveQuery } from './archive-query.ts'
import { dayAt } from './calendar.ts'

/** The latest stories, newest first, for the front page; fresh for 5 minutes. */
export const latestArticlesQuery = queryOptions({
  queryKey: ['articles', 'latest'],
  queryFn: () => bodyOf(api.GET('/api/articles', { params: { query: { limit: getArticlesQuery.limit.default } } })),
  staleTime: 5 * 60_000,
})

/** The most stories that the page of an entry links to. */
const citingLimit = 8

/** The latest stories that cite an entry of the zeitgeist, newest first; fresh for 5 minutes. */
export const citingArticlesQuery = (entryId: string) =>
  queryOptions({
    queryKey: ['articles', 'citing', entryId],
    queryFn: () => bodyOf(api.GET('/api/articles', { params: { query: { limit: citingLimit, entry: entryId } } })),
    staleTime: 5 * 60_000,
  })

export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['articles', 'story', slug],
    queryFn: () => bodyOf(api.GET('/api/articles/{slug}', { params: { path: { slug } } })),
    staleTime: 5 * 60_000,
  })

/** One page of the archive; fresh for a minute, and shown until the next page arrives. */
export const archiveQuery = ({ search, author, dateFrom, dateTo, page, limit }: ArchiveQuery) =>
  queryOptions({
    queryKey: ['articles', 'archive', { search, author, dateFrom, dateTo, page, limit }],
    queryFn: () => {
      const filters = { ...(search && { search }), ...(author && { author }), ...(dateFrom && { dateFrom }), ...(dateTo && { dateTo }) }
      return bodyOf(api.GET('/api/articles/archive', { params: { query: { ...filters, page, limit } } }))
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })

/**
 * Returns the story that was published before one; the newest for the oldest. Undefined until it is known. The archive is asked only for a
 * story that is not among the latest, or is the last of them: a day has fewer stories than a page of it.
 */
export function useNextArticle({ id, publishedAt }: Pick<Article, 'id' | 'publishedAt'>): Article | undefined {
  const after = (articles: readonly Article[]) => {
    const place = articles.findIndex((article) => article.id === id)
    return place < 0 ? undefined : articles[place + 1]
  }
  const { data: latest } = useQuery(latestArticlesQuery)
  const next = latest && after(latest)
  const untilItsDay = parseArchiveQuery(new URLSearchParams({ dateTo: dayAt(Date.parse(publishedAt), 'UTC') }))
  const { data: archive } = useQuery({ ...archiveQuery(untilItsDay), placeholderData: undefined, enabled: latest !== undefined && !next })
  return next ?? (archive && (after(archive.articles) ?? latest?.[0]))
}
