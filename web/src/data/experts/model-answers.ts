import { type InfiniteData, infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import { askModelsRequest, get360ChatQuestionsQuery } from '../../api/gen/constraints.ts'
import type { AskedQuestion } from '../../api/schemas.ts'
import { toast } from '../../lib/toast/toast.ts'
import { threeSixtyStrings as words } from '../../strings/strings.ts'
import { useReportFailure } from '../accounts/use-report-failure.ts'
import { userQuery } from '../accounts/user.ts'

export const maxQuestionLength = askModelsRequest.question.maxLength

export interface QuestionToModels {
  question: string
  /** The number of earlier questions on the page. */
  turnCount: number
  variant: 'sequence' | 'original'
  /** The id of the question that it follows up. */
  followsUp?: string
}

/** Which model answers for each name that the page asks. */
export const askedModelsQuery = queryOptions({ queryKey: ['asked-models'], queryFn: () => bodyOf(api.GET('/api/360-chat/models')) })

const pageSize = get360ChatQuestionsQuery.limit.default
const questionsKey = ['asked-questions'] as const

/** The person's questions, latest first, 20 a page. `userId` is null for a guest. */
export const ownQuestionsQuery = (userId: string | null) =>
  infiniteQueryOptions({
    queryKey: [...questionsKey, userId],
    queryFn: ({ pageParam: before, signal }) =>
      bodyOf(api.GET('/api/360-chat/questions', { params: { query: before === '' ? {} : { before } }, signal })),
    initialPageParam: '',
    getNextPageParam: (last: AskedQuestion[]) => (last.length === pageSize ? last.at(-1)?.id : undefined),
    select: ({ pages }) => pages.flat(),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The time between two looks for the answers of a question that was asked elsewhere, or before the page was reloaded, in milliseconds. */
const answersPollMs = 2_000

/**
 * The interval in which questions are fetched while models answer one of them. It ends with the answers. Those of a server
 * that died end too, because such a question is returned for one minute only.
 */
export const answersPoll = ({ state }: { state: { status: string; data?: AskedQuestion | InfiniteData<AskedQuestion[]> | undefined } }) => {
  if (state.status === 'error' || !state.data) return false
  const questions = 'pages' in state.data ? state.data.pages.flat() : [state.data]
  return questions.some(({ answers, followUp }) => answers === null || followUp?.answers === null) ? answersPollMs : false
}

/** One of the person's questions. */
export const ownQuestionQuery = (userId: string | null, id: string) =>
  queryOptions({
    queryKey: [...questionsKey, userId, id],
    queryFn: () => bodyOf(api.GET('/api/360-chat/questions/{id}', { params: { path: { id } } })),
  })

/** Refetches the lists of questions that are shown, and others when they are shown again. */
function useRefreshQuestions() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: questionsKey })
}

/**
 * Asks three models one question, and refreshes the lists of questions. Makes a visitor a guest before: the cookie of the question itself
 * comes with the answers, too late for a page that is left. Not retried automatically, because each call counts towards the daily limit.
 */
export function useAskModels() {
  const client = useQueryClient()
  const refresh = useRefreshQuestions()
  return useMutation({
    mutationFn: async (body: QuestionToModels) => {
      if (!client.getQueryData(userQuery.queryKey)) await api.PUT('/api/guest')
      return bodyOf(api.POST('/api/360-chat', { body }))
    },
    retry: false,
    // A refused follow-up may have been asked in another tab.
    onSettled: refresh,
  })
}

/** A question that is shared by a link. */
export const sharedQuestionQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-question', token],
    queryFn: () => bodyOf(api.GET('/api/shared-questions/{token}', { params: { path: { token } } })),
  })

/** Creates the link of a question. An earlier link ends. */
export const shareQuestion = (id: string) => bodyOf(api.POST('/api/360-chat/questions/{id}/share', { params: { path: { id } } }))

export const revokeQuestionShare = (id: string) => api.DELETE('/api/360-chat/questions/{id}/share', { params: { path: { id } } })

/** Deletes a question of the person, with its follow-up. */
export function useDeleteQuestion() {
  const refresh = useRefreshQuestions()
  const report = useReportFailure()
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/api/360-chat/questions/{id}', { params: { path: { id } } }),
    onSuccess: () => {
      toast(words.remove.done)
      refresh()
    },
    onError: (error) => report(error, words.remove.failed),
  })
}
