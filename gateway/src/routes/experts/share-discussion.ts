import { ExpertsService } from '@rostra/proto/experts'
import { pages } from '@rostra/proto/http/pages'
import { z } from 'zod'
import { discussionSchema, toSharedDiscussion } from '../../json/experts/discussion.ts'
import { idParams } from '../../json/fields.ts'
import { sharedLinkSchema } from '../../json/shared-link.ts'
import { route } from '../../routing/route.ts'

export const shareDiscussion = route({
  method: 'post',
  path: '/api/expert-discussions/{id}/share',
  summary: 'Share a completed discussion by a link',
  description: 'Anyone with the link can read it. Sharing again makes a new link and ends the old one.',
  membersOnly: true,
  params: idParams,
  responses: { 201: sharedLinkSchema },
  refusals: { 403: 'PRIVATE_PERSONA, CROSS_SITE', 404: 'DISCUSSION_NOT_FOUND', 409: 'DISCUSSION_NOT_COMPLETED' },
  handle: async ({ params, call }, { experts, publicUrl }) => {
    const { token } = await experts.call(ExpertsService.ShareDiscussion, params, call)
    const url = new URL(pages.sharedDiscussion.path.replace(':token', token), publicUrl)
    return { status: 201, body: { url: url.href, token } }
  },
})

export const revokeShare = route({
  method: 'delete',
  path: '/api/expert-discussions/{id}/share',
  summary: 'End the link of a discussion',
  description: 'Succeeds when there is none.',
  membersOnly: true,
  params: idParams,
  responses: { 204: z.undefined() },
  refusals: { 404: 'DISCUSSION_NOT_FOUND' },
  handle: async ({ params, call }, { experts }) => {
    await experts.call(ExpertsService.RevokeShare, params, call)
    return { status: 204, body: undefined }
  },
})

export const sharedDiscussion = route({
  method: 'get',
  path: '/api/shared-discussions/{token}',
  summary: 'Return a shared discussion',
  description: 'For anyone with the link. `shared` and `credits`, which concern its owner, are always false and 0.',
  anonymous: true,
  params: z.object({ token: z.string().min(1).max(100) }),
  responses: { 200: discussionSchema },
  refusals: { 404: 'DISCUSSION_NOT_FOUND' },
  handle: async ({ params, call }, { experts }) => ({
    status: 200,
    body: toSharedDiscussion(await experts.call(ExpertsService.GetSharedDiscussion, params, call)),
  }),
})
