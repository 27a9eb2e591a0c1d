import type { AskedQuestion } from '@rostra/proto/gen/rostra/experts/v1/AskedQuestion'
import type { ModelAnswers as WireAnswers } from '@rostra/proto/gen/rostra/experts/v1/ModelAnswers'
import { variantOf } from '../../domain/questions/line-up.ts'
import type { Question, QuestionThread } from '../../domain/questions/question.ts'

export const toWireAnswers = ({ id, lineUp, answers }: Pick<Question, 'id' | 'lineUp' | 'answers'>): WireAnswers => ({
  id,
  expertA: { model: lineUp.a, ...answers.a },
  expertB: { model: lineUp.b, ...answers.b },
  devilAdvocate: { model: lineUp.devil, ...answers.devil },
})

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
