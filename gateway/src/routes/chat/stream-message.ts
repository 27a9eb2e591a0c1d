import { ChatService } from '@rostra/proto/chat'
import { route, type Visit, written } from '../../http/route.ts'
import type { Ports } from '../../ports.ts'
import { readEventId } from '../../streams/event-id.ts'
import { relayGeneration } from '../../streams/relay-generation.ts'
import { eventStream } from './event-stream-schema.ts'
import { followGeneration } from './follow-generation.ts'
import { admitSend, refuseNobody, type Send, sendRefusals, sendSchema } from './send-input.ts'

const shared = {
  path: '/api/messages/stream',
  description: 'With `Last-Event-ID`, as a browser’s EventSource sends it when it reconnects: the rest of that answer.',
  startsWork: true,
  answers: { 200: eventStream },
  mediaType: 'text/event-stream',
  refusals: sendRefusals,
}

export const streamMessage = route({
  ...shared,
  method: 'post',
  summary: 'Send a message and stream the answer',
  body: sendSchema,
  handle: (visit, ports) => stream(visit.body, visit, ports),
})

export const streamMessageByGet = route({
  ...shared,
  method: 'get',
  summary: 'The same for EventSource, which can only GET',
  changesState: true,
  query: sendSchema,
  handle: (visit, ports) => stream(visit.query, visit, ports),
})

async function stream(send: Send, visit: Visit<unknown, unknown, unknown>, ports: Ports): Promise<typeof written> {
  const { call, request, response } = visit
  const seen = readEventId(request.get('Last-Event-ID'))
  if (seen) {
    refuseNobody(visit)
    return followGeneration(seen, visit, ports)
  }
  const asked = await admitSend(send, visit, ports)
  const { chat, streams } = ports
  await relayGeneration({
    response,
    streams,
    open: () => chat.open(ChatService.Send, asked, call),
    repeatable: asked.requestId !== '',
    follow: ({ generationId, seq }) => chat.open(ChatService.FollowGeneration, { generationId, after: seq }, call),
  })
  return written
}
