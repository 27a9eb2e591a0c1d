import { DomainError } from '@rostra/kit/errors'
import { route } from '../../http/routing/route.ts'
import { discussionSchema } from '../../json/discussion.ts'
import { idParams } from '../../json/fields.ts'

export const followDiscussion = route({
  method: 'get',
  path: '/api/expert-discussions/{id}/stream',
  summary: 'Stream a discussion: as it is, then again whenever it changes',
  description:
    'Each event is the whole discussion. The stream ends after the event in which it has ended. A comment `: ping` comes every 15 s.',
  membersOnly: true,
  params: idParams,
  responses: { 200: discussionSchema },
  mediaType: 'text/event-stream',
  refusals: { 404: 'DISCUSSION_NOT_FOUND' },
  handle: async () => {
    throw new DomainError('unavailable', 'NOT_BUILT', 'This is not built yet')
  },
})
