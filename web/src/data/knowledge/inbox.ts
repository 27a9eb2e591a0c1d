import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf, pageOf } from '../../api/client.ts'
import type { InboxItem, InboxState } from '../../api/schemas.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { toast } from '../../lib/toast/toast.ts'
import { knowledgeStrings } from '../../strings/strings.ts'
import { useReportFailure } from '../accounts/use-report-failure.ts'
import { sourcesQuery } from './sources.ts'

const { answer: answerWords, dismiss: dismissWords } = knowledgeStrings

/** The number of items per page. */
export const itemsPerPage = 20

/** A page of the items of an own persona in one state, the latest first, from 1. */
export const inboxQuery = (botId: string, state: InboxState, page: number) =>
  queryOptions({
    queryKey: ['inbox', botId, state, page],
    queryFn: () =>
      pageOf(api.GET('/api/bots/{id}/inbox', { params: { path: { id: botId }, query: { state, page, limit: itemsPerPage } } })),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })

/** Refetches the lists and counts that are shown. */
const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: ['inbox'] })

/** Reports whether the server refused a decision because of an earlier one, or because the item was removed. */
const isDecided = (error: unknown) => hasStatus(error, 404) || hasStatus(error, 409)

interface BetterAnswer {
  item: InboxItem
  question: string
  answer: string
}

/** Answers an item better: question and answer become a source. The form shows the errors. */
export function useAnswerItem(botId: string, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ item, question, answer }: BetterAnswer) =>
      bodyOf(api.POST('/api/bots/{id}/inbox/{itemId}', { params: { path: { id: botId, itemId: item.id } }, body: { question, answer } })),
    onSuccess: () => {
      onDone()
      toast(answerWords.done)
      void client.invalidateQueries({ queryKey: sourcesQuery(botId).queryKey })
      void refresh(client)
    },
    onError: (error) => {
      if (isDecided(error)) void refresh(client)
      if (hasStatus(error, 401)) void client.invalidateQueries({ queryKey: ['user'] })
    },
  })
}

/** Dismisses an open item. It leaves the list once the server has stored it. */
export function useDismissItem(botId: string) {
  const client = useQueryClient()
  const report = useReportFailure()
  return useMutation({
    mutationFn: ({ id }: InboxItem) =>
      api.POST('/api/bots/{id}/inbox/{itemId}', { params: { path: { id: botId, itemId: id } }, body: { dismissed: true } }),
    onSuccess: () => toast(dismissWords.done),
    onError: (error) => {
      if (!isDecided(error)) report(error, dismissWords.failed)
    },
    onSettled: () => refresh(client),
  })
}
