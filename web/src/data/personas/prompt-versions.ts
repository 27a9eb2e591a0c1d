import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { errorText } from '../../lib/errors/refusals.ts'
import { toast, toastProblem } from '../../lib/toast/toast.ts'
import { managePersonasStrings } from '../../strings/strings.ts'

const { toasts } = managePersonasStrings

/** The prompt versions of a persona, the current one first. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['bots', 'versions', id],
    queryFn: () => bodyOf(api.GET('/api/bots/{id}/versions', { params: { path: { id } } })),
    refetchOnMount: 'always',
  })

/** Makes the prompts of an earlier version the current ones. */
export function useRestoreVersion(id: string, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (version: number) => api.POST('/api/bots/{id}/versions/{version}/restore', { params: { path: { id, version } } }),
    onSuccess: (_, version) => {
      onDone()
      toast(toasts.restored(version))
    },
    onError: (error) => {
      if (hasStatus(error, 401)) void client.invalidateQueries({ queryKey: ['user'] })
      toastProblem(toasts.restoreFailed(errorText(error)))
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['bots'] }),
  })
}
