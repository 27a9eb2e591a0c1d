import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { errorText } from '../../lib/errors/refusals.ts'
import { toast, toastError } from '../../lib/toast/toast.ts'
import { zeitgeistStrings } from '../../strings/strings.ts'
import { zeitgeistKey } from './entries.ts'

const { denied, doneTitle } = zeitgeistStrings.refresh
const mutationKey = [zeitgeistKey, 'refresh']

interface RefreshTexts {
  /** Shown when the server sends no message. */
  done: string
  failed: string
}

/**
 * Starts a refresh of the entries, which takes up to two minutes. It continues when the page closes; the outcome is a toast on any page.
 * Not retried automatically.
 */
export function useRefreshEntries({ done, failed }: RefreshTexts) {
  const client = useQueryClient()
  return useMutation({
    mutationKey,
    mutationFn: () => bodyOf(api.POST('/api/zeitgeist/refresh')),
    retry: false,
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: [zeitgeistKey] })
      toast([doneTitle, message || done])
    },
    onError: (error) => {
      if (hasStatus(error, 401) || hasStatus(error, 403)) void client.invalidateQueries({ queryKey: ['user'] })
      toastError(hasStatus(error, 403) ? denied : [failed, errorText(error)])
    },
  })
}

/** Returns the start time of the refresh that this window runs, in milliseconds since 1970; null when none runs. */
export function useRunningRefresh(): number | null {
  const started = useMutationState({ filters: { mutationKey, status: 'pending' }, select: ({ state }) => state.submittedAt })
  return started[0] ?? null
}
