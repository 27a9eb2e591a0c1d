import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf, pageOf } from '../../api/client.ts'
import { postForm } from '../../api/post-form.ts'
import type { Source } from '../../api/schemas.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { toast } from '../../lib/toast/toast.ts'
import { knowledgeStrings } from '../../strings/strings.ts'
import { useReportFailure } from '../accounts/use-report-failure.ts'
import { repeatWhileUnavailable } from '../client/retry.ts'
import type { Send } from './upload-queue.ts'

const { remove } = knowledgeStrings

/** Milliseconds between two reads of the list while a source is being read. */
const pollEvery = 1_500

interface Sources {
  items: Source[]
  /** How many sources the persona may have. Failed ones do not count. */
  limit: number
}

/** The sources of an own persona, newest first. Polled while one of them is being read. */
export const sourcesQuery = (botId: string) =>
  queryOptions({
    queryKey: ['knowledge', botId, 'sources'],
    queryFn: async (): Promise<Sources> => {
      const { data: items = [], response } = await api.GET('/api/bots/{id}/knowledge', { params: { path: { id: botId } } })
      return { items, limit: Number(response.headers.get('X-Source-Limit')) }
    },
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.items.some(({ status }) => status === 'processing') ? pollEvery : false),
  })

/** How many passages of a source are shown at a time. */
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

/** Returns what adds material to a persona. It is repeated for up to 30 s while the product is unreachable, and added once. */
export const senderOf =
  (client: QueryClient, botId: string): Send =>
  async (material, { requestId, onProgress, signal }) => {
    const headers = { 'Idempotency-Key': requestId }
    const params = { path: { id: botId } }
    const call = () => {
      if (material.kind === 'file') {
        const form = new FormData()
        form.append('file', material.file)
        return postForm<Source>(`/api/bots/${encodeURIComponent(botId)}/knowledge`, form, { headers, onProgress, signal })
      }
      const { kind, ...body } = material
      return bodyOf(api.POST('/api/bots/{id}/knowledge', { params, body, headers, signal }))
    }
    const source = await repeatWhileUnavailable(call, { isWanted: () => !signal.aborted, onRefused: () => onProgress(0) })
    const { queryKey } = sourcesQuery(botId)
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (sources) => sources && { ...sources, items: withSource(sources.items, source) })
    void client.invalidateQueries({ queryKey })
  }

const withSource = (items: Source[], source: Source) => [source, ...items.filter(({ id }) => id !== source.id)]

/** Deletes a source. One that is deleted already is a success. */
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
