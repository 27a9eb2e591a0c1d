import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import type { Edition } from '../../api/schemas.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { errorText } from '../../lib/errors/refusals.ts'
import { toast, toastError } from '../../lib/toast/toast.ts'
import { newsroomStrings } from '../../strings/strings.ts'
import { type Author, authors } from './authors.ts'

const { press } = newsroomStrings
const mutationKey = ['articles', 'edition']

/** The most characters of a topic. */
export const maxTopicLength = 200

export type Topics = Partial<Record<Author, string>>

/** Returns the topics to send: only authors with a topic that is not blank. None means that all four write. */
export const topicsToSend = (topics: Topics): Topics =>
  Object.fromEntries(authors.flatMap((author) => (topics[author]?.trim() ? [[author, topics[author].trim()]] : [])))

/**
 * Starts the day's edition, which takes up to two minutes. It continues when the page closes; the outcome is a toast on any page. Not
 * retried automatically.
 */
export function useGenerateEdition() {
  const client = useQueryClient()
  return useMutation({
    mutationKey,
    mutationFn: (topics: Topics) => bodyOf(api.POST('/api/articles/generate-daily', { body: { authorTopics: topicsToSend(topics) } })),
    retry: false,
    // Never collected, because the outcome is shown until the window closes.
    gcTime: Number.POSITIVE_INFINITY,
    onSuccess: async ({ articles, skipped }) => {
      await client.invalidateQueries({ queryKey: ['articles'] })
      toast([articles.length > 0 ? press.doneTitle : press.nothingTitle, press.done(articles.length, skipped.length)])
    },
    onError: (error) => {
      if (hasStatus(error, 401) || hasStatus(error, 403)) void client.invalidateQueries({ queryKey: ['user'] })
      // Also after a failure: stories published before it are kept, and another edition may publish some.
      void client.invalidateQueries({ queryKey: ['articles'] })
      toastError([hasStatus(error, 403) ? press.denied : press.failed, errorText(error)])
    },
  })
}

/** Returns the start time of the edition that this window runs, in milliseconds since 1970; null when none runs. */
export function useRunningEdition(): number | null {
  const started = useMutationState({ filters: { mutationKey, status: 'pending' }, select: ({ state }) => state.submittedAt })
  return started[0] ?? null
}

/** Returns the outcome of the last finished edition of this window; undefined before the first. */
export function useLastEdition(): Edition | undefined {
  return useMutationState({ filters: { mutationKey, status: 'success' }, select: ({ state }) => state.data as Edition }).at(-1)
}
