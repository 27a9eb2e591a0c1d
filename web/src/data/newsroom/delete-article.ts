import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import type { Article } from '../../api/schemas.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { errorText } from '../../lib/errors/refusals.ts'
import { toast, toastError } from '../../lib/toast/toast.ts'
import { newsroomStrings } from '../../strings/strings.ts'
import { dayAt } from './calendar.ts'

const { deletion } = newsroomStrings

/** Deletes a story. Succeeds for a deleted one, and does not wait for the lists. */
export function useDeleteArticle() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id }: Pick<Article, 'id' | 'publishedAt'>) => {
      await api.DELETE('/api/articles/{slug}', { params: { path: { slug: id } } }).catch((error) => {
        if (!hasStatus(error, 404)) throw error
      })
    },
    retry: false,
    onSuccess: (_deleted, { publishedAt }) => {
      toast([deletion.done, isOfToday(publishedAt) ? deletion.mayWriteAgain : ''])
      void client.invalidateQueries({ queryKey: ['articles'] })
    },
    onError: (error) => {
      if (hasStatus(error, 401) || hasStatus(error, 403)) void client.invalidateQueries({ queryKey: ['user'] })
      toastError([deletion.failed, errorText(error)])
    },
  })
}

/** Editions are of the current day in UTC. */
const isOfToday = (publishedAt: string) => dayAt(Date.parse(publishedAt), 'UTC') === dayAt(Date.now(), 'UTC')
