import { ExpertsService } from '@rostra/proto/experts'
import { pages } from '@rostra/proto/http/pages'
import { z } from 'zod'
import { requireIdentity } from '../../callers/client.ts'
import { sharedQuestionSchema, toSharedQuestion } from '../../json/experts/asked-question.ts'
import { idParams } from '../../json/fields.ts'
import { sharedLinkSchema } from '../../json/shared-link.ts'
import { route } from '../../routing/route.ts'

const path = '/api/360-chat/questions/{id}/share'
const reason = 'QUESTION_NOT_FOUND'
const refusals = { 404: reason }
const missing = 'This question does not exist any more'

export const shareQuestion = route({
  method: 'post',
  path,
  summary: 'Share a question to three models by a link',
  description:
    'Anyone with the link can read it with its answers, and with its follow-up if that was asked before. ' +
    'Sharing again makes a new link and ends the old one.',
  params: idParams,
  responses: { 201: sharedLinkSchema },
  refusals,
  handle: async ({ params, client, call }, { experts, publicUrl }) => {
    requireIdentity(client, reason, missing)
    const { token } = await experts.call(ExpertsService.ShareQuestion, params, call)
    const url = new URL(pages.sharedQuestion.path.replace(':token', token), publicUrl)
    return { status: 201, body: { url: url.href, token } }
  },
})

export const revokeQuestionShare = route({
  method: 'delete',
  path,
  summary: 'End the link of a question to three models',
  description: 'Succeeds when there is none.',
  params: idParams,
  responses: { 204: z.undefined() },
  refusals,
  handle: async ({ params, client, call }, { experts }) => {
    requireIdentity(client, reason, missing)
    await experts.call(ExpertsService.RevokeQuestionShare, params, call)
    return { status: 204, body: undefined }
  },
})

export const sharedQuestion = route({
  method: 'get',
  path: '/api/shared-questions/{token}',
  summary: 'Return a shared question to three models',
  description: 'For anyone with the link. Nothing leads to the person who asked.',
  anonymous: true,
  params: z.object({ token: z.string().min(1).max(100) }),
  responses: { 200: sharedQuestionSchema },
  refusals,
  handle: async ({ params, call }, { experts }) => ({
    status: 200,
    body: toSharedQuestion(await experts.call(ExpertsService.GetSharedQuestion, params, call)),
  }),
})
