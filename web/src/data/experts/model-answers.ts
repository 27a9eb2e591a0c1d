import { useMutation } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import { askModelsRequest } from '../../api/gen/constraints.ts'

export const maxQuestionLength = askModelsRequest.question.maxLength

export interface QuestionToModels {
  question: string
  /** Questions that were asked before on the page. */
  turnCount: number
  variant: 'sequence' | 'original'
}

/** Asks three models one question. Not repeated by itself: each call counts as a question of the day. */
export const useAskModels = () =>
  useMutation({ mutationFn: (body: QuestionToModels) => bodyOf(api.POST('/api/360-chat', { body })), retry: false })
