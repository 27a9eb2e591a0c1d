import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Bot } from '../../api/bot.ts'
import { hasStatus, request } from '../../api/request.ts'
import { toast, toastProblem } from '../../components/toast.ts'
import { managePersonasStrings } from '../../strings/manage-personas-strings.ts'
import { wordsOf } from '../persona-form/save-refusal.ts'

const { toasts } = managePersonasStrings

export interface PromptVersion {
  version: number
  savedAt: string
  rolePrompt: string
  strictlyFollows: string
}

const at = (id: string) => `/api/bots/${encodeURIComponent(id)}/versions`

/** The prompts that a persona had, the current ones first. */
export const versionsQuery = (id: string) =>
  queryOptions({ queryKey: ['bots', 'versions', id], queryFn: () => request<PromptVersion[]>(at(id)), refetchOnMount: 'always' })

/** Makes the prompts of an earlier version the current ones. */
export function useRestoreVersion(id: string, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (version: number) => request<Bot>(`${at(id)}/${version}/restore`, { method: 'POST' }),
    onSuccess: (_, version) => {
      onDone()
      toast(toasts.restored(version))
    },
    onError: (error) => {
      if (hasStatus(error, 401)) void client.invalidateQueries({ queryKey: ['user'] })
      toastProblem(toasts.restoreFailed(wordsOf(error)))
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['bots'] }),
  })
}
