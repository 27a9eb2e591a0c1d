import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import { noteRequest } from '../../api/gen/constraints.ts'
import type { Memories } from '../../api/schemas.ts'
import { memoryStrings } from '../../strings/strings.ts'
import { useReportFailure } from '../accounts/use-report-failure.ts'
import { whenShownAgain } from '../client/hydration.ts'
import { forget } from './note-changes.ts'

/** The most notes of a persona about a member. */
export const maxNotes = 20
export const maxNoteLength: number = noteRequest.text.maxLength

/** When the notes are read again after an answer, in milliseconds: new notes exist some seconds later. */
const pauses = [3_000, 12_000]

const { toasts } = memoryStrings

/** The key of all changes of memories, also those of single notes. */
export const memoriesMutation = ['memories']

/** What personas remember about the member; only one of them with `botId`. */
export const memoriesQuery = (userId: string, botId: string | null = null) =>
  queryOptions({
    queryKey: ['memories', userId, botId],
    queryFn: () => bodyOf(api.GET('/api/memories', { params: { query: botId === null ? {} : { botId } } })),
    refetchOnMount: whenShownAgain,
  })

/** Reads the notes again some seconds after an answer, where they are shown and memories are on. */
export function refetchNotesAfterAnswer(client: QueryClient, after: (ms: number, callback: () => void) => unknown) {
  const queryKey = ['memories']
  if (!client.getQueriesData<Memories>({ queryKey }).some(([, memories]) => memories?.enabled)) return
  for (const pause of pauses) {
    after(pause, () => {
      // Skipped during a change, because the read could return the earlier notes.
      if (client.isMutating({ mutationKey: memoriesMutation }) === 0) void client.invalidateQueries({ queryKey })
    })
  }
}

/** Turns memories on or off. While it runs, `variables` is the new value. */
export function useSetMemoriesEnabled(userId: string) {
  const client = useQueryClient()
  const report = useReportFailure()
  const queryKey = ['memories', userId]
  return useMutation({
    mutationKey: memoriesMutation,
    mutationFn: (enabled: boolean) => bodyOf(api.PUT('/api/memories', { body: { enabled } })),
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: ({ enabled }) => {
      client.setQueriesData<Memories>({ queryKey }, (memories) => memories && { ...memories, enabled })
    },
    onError: (error) => report(error, toasts.switchFailed),
  })
}

/** Deletes all notes of a persona, or of all personas with null. They are shown until it has succeeded. */
export function useForgetNotes(userId: string, onForgotten: () => void) {
  const client = useQueryClient()
  const report = useReportFailure()
  const queryKey = ['memories', userId]
  return useMutation({
    mutationKey: memoriesMutation,
    scope: { id: 'memories' },
    mutationFn: async (botId: string | null) => {
      if (botId === null) await api.DELETE('/api/memories')
      else await api.DELETE('/api/memories/{botId}', { params: { path: { botId } } })
    },
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (_, botId) => {
      client.setQueriesData<Memories>({ queryKey }, (memories) => memories && forget(memories, botId))
      onForgotten()
    },
    onError: (error) => report(error, toasts.forgetFailed),
  })
}
