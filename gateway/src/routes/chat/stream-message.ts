import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../../ports.ts'
import { type RequestContext, responseWritten, route } from '../../routing/route.ts'
import { readEventId } from '../../streams/event-id.ts'
import { relayGeneration } from '../../streams/relay-generation.ts'
import { eventStream } from './event-stream-schema.ts'
import { followGeneration } from './follow-generation.ts'
import { admitSend, requireConversationOwner, type Send, sendQuerySchema, sendRefusals, sendSchema } from './send-input.ts'

const shared = {
  path: '/api/messages/stream',
  description: 'With `Last-Event-ID`, which EventSource sends on reconnect, the call resumes that answer.',
  startsWork: true,
  responses: { 200: eventStream },
  mediaType: 'text/event-stream',
  refusals: sendRefusals,
}

export const streamMessage = route({
  ...shared,
  method: 'post',
  summary: 'Send a message and stream the answer',
  body: sendSchema,
  handle: (context, ports) => stream(context.body, context, ports),
})

export const streamMessageByGet = route({
  ...shared,
  method: 'get',
  summary: 'Send a message and stream the answer, for EventSource',
  changesState: true,
  query: sendQuerySchema,
  handle: (context, ports) => stream(context.query, context, ports),
})

async function stream(send: Send, context: RequestContext, ports: Ports): Promise<typeof responseWritten> {
  const { call, request, response, startedAt } = context
  const position = readEventId(request.get('Last-Event-ID'))
  if (position) {
    requireConversationOwner(context)
    return followGeneration(position, context, ports)
  }
  const sendRequest = await admitSend(send, context, ports)
  const { chat, streams } = ports
  await relayGeneration({
    response,
    startedAt,
    streams,
    open: () => chat.open(ChatService.Send, sendRequest, call),
    repeatable: sendRequest.requestId !== '',
    follow: ({ generationId, seq }) => chat.open(ChatService.FollowGeneration, { generationId, after: seq }, call),
  })
  return responseWritten
}
