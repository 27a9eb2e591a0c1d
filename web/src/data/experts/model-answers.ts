import { queryOptions, useMutation } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import { askModelsRequest } from '../../api/gen/constraints.ts'

export const maxQuestionLength = askModelsRequest.question.maxLength

export interface QuestionToModels {
  question: string
  /** The number of earlier questions on the page. */
  turnCount: number
  variant: 'sequence' | 'original'
}

/** Which model answers for each name that the page asks. */
export const askedModelsQuery = queryOptions({ queryKey: ['asked-models'], queryFn: () => bodyOf(api.GET('/api/360-chat/models')) })

/** Asks three models one question. Not retried automatically, because each call counts towards the daily limit. */
export const useAskModels = () =>
  useMutation({ mutationFn: (body: QuestionToModels) => bodyOf(api.POST('/api/360-chat', { body })), retry: false })
