import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { errorText } from '../../lib/errors/refusals.ts'
import { toast, toastError } from '../../lib/toast/toast.ts'
import { newsroomStrings } from '../../strings/strings.ts'

const { deletion } = newsroomStrings

/** Deletes a story. Succeeds for a deleted one, and does not wait for the lists. */
export function useDeleteArticle() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      await api.DELETE('/api/articles/{slug}', { params: { path: { slug: id } } }).catch((error) => {
        if (!hasStatus(error, 404)) throw error
      })
    },
    retry: false,
    onSuccess: () => {
      toast(deletion.done)
      void client.invalidateQueries({ queryKey: ['articles'] })
    },
    onError: (error) => {
      if (hasStatus(error, 401) || hasStatus(error, 403)) void client.invalidateQueries({ queryKey: ['user'] })
      toastError([deletion.failed, errorText(error)])
    },
  })
}
