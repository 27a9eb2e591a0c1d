import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { hasStatus } from '../../../lib/errors/api-error.ts'

interface MarkOptions<List, Change> {
  /** Names the mutations. Changes of one name are sent one after another. */
  name: string
  queryKey: QueryKey
  /** Returns the list after a change. */
  changed: (list: List, change: Change) => List
  /** Returns the change that takes another one back. */
  reversed: (change: Change) => Change
  send: (change: Change) => Promise<unknown>
  /** Queries that show a change too. */
  follow?: QueryKey
}

/** Changes what a member has marked. A change is shown at once, and rolled back when it fails. The caller shows the error. */
export function useChangeMark<List, Change>({ name, queryKey, changed, reversed, send, follow }: MarkOptions<List, Change>) {
  const client = useQueryClient()
  const mutationKey = [name]
  const show = (change: Change) => client.setQueryData<List>(queryKey, (list) => list && changed(list, change))
  return useMutation({
    mutationKey,
    scope: { id: name },
    mutationFn: send,
    onMutate: async (change: Change) => {
      await client.cancelQueries({ queryKey })
      show(change)
    },
    onError: (error, change) => {
      show(reversed(change))
      if (hasStatus(error, 401)) void client.invalidateQueries({ queryKey: ['user'] })
    },
    // Refetches only after the last change: an earlier read would hide waiting ones.
    onSettled: () => {
      if (client.isMutating({ mutationKey }) !== 1) return
      void client.invalidateQueries({ queryKey })
      if (follow) void client.invalidateQueries({ queryKey: follow })
    },
  })
}
