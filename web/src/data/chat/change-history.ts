import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf, type Page } from '../../api/client.ts'
import type { Conversation } from '../../api/schemas.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { toast, toastError } from '../../lib/toast/toast.ts'
import { historyStrings } from '../../strings/strings.ts'
import { useReportFailure } from '../accounts/use-report-failure.ts'
import { historyKey, listsKey } from './history.ts'

const { toasts, rename: renameWords, pin: pinWords, deleteAll: deleteAllWords } = historyStrings

/** How long the server can undo a deletion, in milliseconds. */
const undoWindow = 10_000

type Pages = InfiniteData<Page<Conversation>>

/** Refetches the lists that are shown. */
const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: historyKey })

/** Changes all cached lists with a conversation. Returns a function that rolls the change back. */
async function changeLists(client: QueryClient, id: string, change: (page: Page<Conversation>) => Page<Conversation>): Promise<() => void> {
  await client.cancelQueries({ queryKey: listsKey })
  const before = client.getQueriesData<Pages>({ queryKey: listsKey })
  client.setQueriesData<Pages>({ queryKey: listsKey }, (data) =>
    data?.pages.some(({ items }) => items.some((item) => item.id === id)) ? { ...data, pages: data.pages.map(change) } : data,
  )
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data)
  }
}

/** Renames a conversation. The title is shown at once, and rolled back when the call fails. */
export function useRenameConversation() {
  const client = useQueryClient()
  const report = useReportFailure()
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) =>
      bodyOf(api.PATCH('/api/conversations/{id}', { params: { path: { id } }, body: { title }, keepalive: true })),
    onMutate: ({ id, title }) =>
      changeLists(client, id, ({ items, total }) => ({
        items: items.map((item) => (item.id === id ? { ...item, title, match: item.match && { ...item.match, titleMarks: [] } } : item)),
        total,
      })),
    onError: (error, _, takeBack) => {
      takeBack?.()
      report(error, renameWords.failed)
    },
    onSettled: () => refresh(client),
  })
}

/** Pins or unpins a conversation. The lists are fetched again before it resolves, because its place changes. */
export function usePinConversation() {
  const client = useQueryClient()
  const report = useReportFailure()
  return useMutation({
    mutationFn: async ({ id, pinned }: Conversation): Promise<void> => {
      const params = { params: { path: { id } } }
      if (pinned) await api.DELETE('/api/conversations/{id}/pin', params)
      else await api.PUT('/api/conversations/{id}/pin', params)
    },
    onSuccess: (_, { title, pinned }) => toast(pinned ? pinWords.unpinned(title) : pinWords.pinned(title)),
    onError: (error, { pinned }) => report(error, pinned ? pinWords.notUnpinned : pinWords.notPinned),
    onSettled: () => refresh(client),
  })
}

/** Deletes all conversations that were begun before they were counted. */
export function useDeleteConversations() {
  const client = useQueryClient()
  const report = useReportFailure()
  return useMutation({
    mutationFn: (begunBefore: string) => api.DELETE('/api/conversations', { params: { query: { begunBefore } } }),
    onSuccess: () => toast(deleteAllWords.deleted),
    onError: (error) => report(error, deleteAllWords.failed),
    onSettled: () => Promise.all([refresh(client), client.invalidateQueries({ queryKey: ['shares'] })]),
  })
}

/** Deletes a conversation. It leaves the lists at once, and returns when the call fails. A toast offers to undo it for 10 s. */
export function useDeleteConversation() {
  const client = useQueryClient()
  const report = useReportFailure()
  return useMutation({
    mutationFn: async ({ id }: Conversation) => {
      try {
        await api.DELETE('/api/conversations/{id}', { params: { path: { id } } })
      } catch (error) {
        // Ignored: already deleted, for example in another tab.
        if (!hasStatus(error, 404)) throw error
      }
    },
    onMutate: ({ id }) =>
      changeLists(client, id, ({ items, total }) => ({ items: items.filter((item) => item.id !== id), total: Math.max(0, total - 1) })),
    onSuccess: (_, conversation) => {
      const run = () => void restore(client, conversation.id)
      toast(toasts.deleted(conversation.title), { duration: undoWindow, action: { label: toasts.undo, run } })
    },
    onError: (error, _, takeBack) => {
      takeBack?.()
      report(error, toasts.deleteFailed)
    },
    onSettled: () => refresh(client),
  })
}

/** Undoes a deletion. Independent of the list, because the toast is shown longer. */
async function restore(client: QueryClient, id: string) {
  try {
    await api.POST('/api/conversations/{id}/restore', { params: { path: { id } } })
    toast(toasts.restored)
  } catch (error) {
    toastError([toasts.restoreFailed, hasStatus(error, 404) ? toasts.restoredTooLate : ''])
  }
  await refresh(client)
}
