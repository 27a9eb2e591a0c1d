import { ExpertsService } from '@rostra/proto/experts'
import { z } from 'zod'
import { askedModelSchema, toAskedModel } from '../../json/experts/model-answers.ts'
import { route } from '../../routing/route.ts'

export const listModels = route({
  method: 'get',
  path: '/api/360-chat/models',
  summary: 'List which model answers for each name of the three models',
  anonymous: true,
  shared: true,
  responses: { 200: z.array(askedModelSchema) },
  refusals: { 503: 'OVERLOADED' },
  handle: async ({ call }, { experts }) => {
    const { models } = await experts.call(ExpertsService.ListModels, {}, call)
    return { status: 200, body: models.map(toAskedModel) }
  },
})
