import { ExpertsService } from '@rostra/proto/experts'
import { offlineHeader } from '../../json/answer-headers.ts'
import { discussionSchema } from '../../json/experts/discussion.ts'
import { idParams } from '../../json/fields.ts'
import { responseWritten, route } from '../../routing/route.ts'
import { relayDiscussion } from '../../streams/relay-discussion.ts'

export const followDiscussion = route({
  method: 'get',
  path: '/api/expert-discussions/{id}/stream',
  summary: 'Stream a discussion: as it is, then again whenever it changes',
  description:
    'Each event is the whole discussion, and its id rises with each change. A client that reads slowly gets the latest one only. The stream ends ' +
    'after the event in which the discussion has ended; when it ends before that, or with a refusal that may be retried, the client connects ' +
    'again. `Last-Event-ID` is ignored. A comment `: ping` comes every 15 s.',
  membersOnly: true,
  params: idParams,
  responses: { 200: discussionSchema },
  mediaType: 'text/event-stream',
  headers: offlineHeader,
  refusals: { 404: 'DISCUSSION_NOT_FOUND', 503: 'SERVICE_UNAVAILABLE, OVERLOADED' },
  handle: async ({ params, call, response, startedAt }, { experts, streams }) => {
    const open = () => experts.open(ExpertsService.FollowDiscussion, params, call)
    await relayDiscussion({ response, startedAt, streams, open })
    return responseWritten
  },
})
