import { DomainError } from '@rostra/kit/errors'
import { z } from 'zod'
import { route } from '../../http/routing/route.ts'
import { discussionSchema } from '../../json/discussion.ts'
import { idParams } from '../../json/fields.ts'

const notBuilt = async (): Promise<never> => {
  throw new DomainError('unavailable', 'NOT_BUILT', 'This is not built yet')
}

export const shareDiscussion = route({
  method: 'post',
  path: '/api/expert-discussions/{id}/share',
  summary: 'Share a completed discussion by a link',
  description: 'Anyone with the link can read it. Sharing again makes a new link and ends the old one.',
  membersOnly: true,
  params: idParams,
  responses: { 201: z.object({ url: z.string().meta({ format: 'uri' }), token: z.string() }).meta({ id: 'SharedLink' }) },
  refusals: { 403: 'PRIVATE_PERSONA', 404: 'DISCUSSION_NOT_FOUND', 409: 'DISCUSSION_NOT_COMPLETED' },
  handle: notBuilt,
})

export const revokeShare = route({
  method: 'delete',
  path: '/api/expert-discussions/{id}/share',
  summary: 'End the link of a discussion',
  membersOnly: true,
  params: idParams,
  responses: { 204: z.undefined() },
  refusals: { 404: 'DISCUSSION_NOT_FOUND' },
  handle: notBuilt,
})

export const sharedDiscussion = route({
  method: 'get',
  path: '/api/shared-discussions/{token}',
  summary: 'Return a shared discussion',
  params: z.object({ token: z.string().min(1).max(100) }),
  responses: { 200: discussionSchema },
  refusals: { 404: 'DISCUSSION_NOT_FOUND' },
  handle: notBuilt,
})
