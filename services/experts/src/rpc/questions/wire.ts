import type { ExportedQuestion } from '@rostra/proto/gen/rostra/experts/v1/ExportedQuestion'
import type { ModelAnswers as WireAnswers } from '@rostra/proto/gen/rostra/experts/v1/ModelAnswers'
import type { Question } from '../../domain/questions/question.ts'

export const toWireAnswers = ({ id, lineUp, answers }: Pick<Question, 'id' | 'lineUp' | 'answers'>): WireAnswers => ({
  id,
  expertA: { model: lineUp.a, ...answers.a },
  expertB: { model: lineUp.b, ...answers.b },
  devilAdvocate: { model: lineUp.devil, ...answers.devil },
})

export const toWireQuestion = (question: Question): ExportedQuestion => ({
  question: question.question,
  answers: toWireAnswers(question),
  askedAt: question.askedAt.toISOString(),
})
