import type { AskedQuestion } from '@rostra/proto/gen/rostra/experts/v1/AskedQuestion'
import type { ModelAnswers as WireAnswers } from '@rostra/proto/gen/rostra/experts/v1/ModelAnswers'
import { variantOf } from '../../domain/questions/line-up.ts'
import type { Question, QuestionThread, Seat } from '../../domain/questions/question.ts'
import { toWireEnd } from '../answer-end.ts'

export const toWireAnswers = ({ id, lineUp, answers }: Pick<Question, 'id' | 'lineUp' | 'answers'>): WireAnswers => {
  const answerOf = (seat: Seat) => ({ ...answers[seat], model: lineUp[seat], end: toWireEnd(answers[seat].end) })
  return { id, expertA: answerOf('a'), expertB: answerOf('b'), devilAdvocate: answerOf('devil') }
}

const toWireQuestion = (question: Question): AskedQuestion => ({
  question: question.question,
  answers: toWireAnswers(question),
  askedAt: question.askedAt.toISOString(),
  turnCount: question.turnCount,
  variant: variantOf(question.lineUp) === 'rotating' ? 'MODELS_VARIANT_ROTATING' : 'MODELS_VARIANT_SEQUENCE',
  isPending: question.answeredAt === null,
})

export const toWireThread = ({ followUp, sharedAt, ...question }: QuestionThread): AskedQuestion => ({
  ...toWireQuestion(question),
  sharedAt: sharedAt?.toISOString() ?? '',
  followUp: followUp && toWireQuestion(followUp),
})
