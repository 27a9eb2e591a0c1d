import { ExpertsService } from '@rostra/proto/experts'
import { z } from 'zod'
import { requireIdentity } from '../../callers/client.ts'
import { askedQuestionSchema, toAskedQuestion } from '../../json/experts/asked-question.ts'
import { id, idParams, limit } from '../../json/fields.ts'
import { route } from '../../routing/route.ts'

const path = '/api/360-chat/questions'

export const listQuestions = route({
  method: 'get',
  path,
  summary: 'List one’s own questions to three models, latest first',
  description: 'Of an account or a guest, each with its answers, null while they are written, and its follow-up. Kept for 90 days.',
  query: z.object({
    before: id.optional().meta({ description: 'The id of the last question of the page before' }),
    limit: limit(20, 50),
  }),
  responses: { 200: z.array(askedQuestionSchema) },
  handle: async ({ query, client, call }, { experts }) => {
    if (client.caller.kind === 'anonymous') return { status: 200, body: [] }
    const { questions } = await experts.call(ExpertsService.ListQuestions, query, call)
    return { status: 200, body: questions.map(toAskedQuestion) }
  },
})

const reason = 'QUESTION_NOT_FOUND'
const notFound = { 404: reason }

export const getQuestion = route({
  method: 'get',
  path: `${path}/{id}`,
  summary: 'Return one of one’s own questions to three models',
  params: idParams,
  responses: { 200: askedQuestionSchema },
  refusals: notFound,
  handle: async ({ params, client, call }, { experts }) => {
    requireIdentity(client, reason, 'This question does not exist any more')
    return { status: 200, body: toAskedQuestion(await experts.call(ExpertsService.GetQuestion, params, call)) }
  },
})

export const deleteQuestion = route({
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Delete one of one’s own questions to three models, with its follow-up',
  description: 'Succeeds when there is none.',
  params: idParams,
  responses: { 204: z.undefined() },
  refusals: notFound,
  handle: async ({ params, client, call }, { experts }) => {
    requireIdentity(client, reason, 'This question does not exist any more')
    await experts.call(ExpertsService.DeleteQuestion, params, call)
    return { status: 204, body: undefined }
  },
})
