import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf, pageOf } from '../../api/client.ts'
import type { Source } from '../../api/schemas.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { toast } from '../../lib/toast/toast.ts'
import { knowledgeStrings } from '../../strings/strings.ts'
import { useReportFailure } from '../accounts/use-report-failure.ts'

const { original, remove } = knowledgeStrings

/** The poll intervals of the list in milliseconds: while a source is being read, and while one is not found by meaning yet. */
const pollEvery = { reading: 1_500, embedding: 5_000 }

interface Sources {
  items: Source[]
  /** The most sources of the persona. Failed ones do not count. */
  limit: number
}

/** The sources of an own persona, newest first. Polled while one of them is being read, or is not found by meaning yet. */
export const sourcesQuery = (botId: string) =>
  queryOptions({
    queryKey: ['knowledge', botId, 'sources'],
    queryFn: async (): Promise<Sources> => {
      const { data: items = [], response } = await api.GET('/api/bots/{id}/knowledge', { params: { path: { id: botId } } })
      return { items, limit: Number(response.headers.get('X-Source-Limit')) }
    },
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => pollInterval(state.data?.items ?? []),
  })

function pollInterval(items: readonly Source[]): number | false {
  if (items.some(({ status }) => status === 'processing')) return pollEvery.reading
  return items.some(({ meaning }) => meaning && meaning.secondsLeft !== 0) ? pollEvery.embedding : false
}

/** The number of passages per page. */
export const passagesPerPage = 10

/** A page of the passages of a source, from 1. */
export const passagesQuery = (botId: string, sourceId: string, page: number) =>
  queryOptions({
    queryKey: ['knowledge', botId, 'passages', sourceId, page],
    queryFn: () => {
      const params = { path: { id: botId, sourceId }, query: { page, limit: passagesPerPage } }
      return pageOf(api.GET('/api/bots/{id}/knowledge/{sourceId}/passages', { params }))
    },
    placeholderData: keepPreviousData,
  })

/** Finds the passages that a model would get with a question. */
export const searchKnowledge = (botId: string, query: string) =>
  bodyOf(api.POST('/api/bots/{id}/knowledge/search', { params: { path: { id: botId } }, body: { query } }))

/** Keeps the original of a source, or lets it go. */
export function useKeepOriginal(botId: string) {
  const client = useQueryClient()
  const report = useReportFailure()
  const { queryKey } = sourcesQuery(botId)
  return useMutation({
    mutationFn: ({ id: sourceId, keepsOriginal }: Source) =>
      bodyOf(
        api.PATCH('/api/bots/{id}/knowledge/{sourceId}', {
          params: { path: { id: botId, sourceId } },
          body: { keepsOriginal: !keepsOriginal },
        }),
      ),
    onSuccess: (changed) => {
      const replace = (items: Source[]) => items.map((source) => (source.id === changed.id ? changed : source))
      client.setQueryData(queryKey, (sources) => sources && { ...sources, items: replace(sources.items) })
    },
    onError: (error) => report(error, original.failed),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

/** Deletes a source. Succeeds for a deleted one. */
export function useDeleteSource(botId: string, onDone: () => void) {
  const client = useQueryClient()
  const report = useReportFailure()
  const { queryKey } = sourcesQuery(botId)
  return useMutation({
    mutationFn: async ({ id }: Source) => {
      try {
        await api.DELETE('/api/bots/{id}/knowledge/{sourceId}', { params: { path: { id: botId, sourceId: id } } })
      } catch (error) {
        if (!hasStatus(error, 404)) throw error
      }
    },
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (_, { id, title }) => {
      client.setQueryData(queryKey, (sources) => sources && { ...sources, items: sources.items.filter((source) => source.id !== id) })
      onDone()
      toast(remove.done(title))
    },
    onError: (error) => report(error, remove.failed),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
