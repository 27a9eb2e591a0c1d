import { DomainError } from '@rostra/kit/errors'
import { ChatService } from '@rostra/proto/chat'
import { z } from 'zod'
import { requireIdentity } from '../../callers/client.ts'
import { idParams } from '../../json/fields.ts'
import { messageStatus, messageStatuses } from '../../json/message.ts'
import { route } from '../../routing/route.ts'
import { lastEventHeader, readEventId } from '../../streams/event-id.ts'
import { eventStream } from './event-stream-schema.ts'
import { followGeneration } from './follow-generation.ts'

const refusals = { 404: 'GENERATION_NOT_FOUND' }
const notFound = ['GENERATION_NOT_FOUND', 'Generation not found'] as const

export const resumeGeneration = route({
  method: 'get',
  path: '/api/generations/{id}/stream',
  summary: 'Resume the stream of an answer',
  description: 'Starts after `Last-Event-ID`, or else after `after`, or else at the beginning. Frames that exist already are sent at once.',
  params: idParams,
  query: z.object({ after: z.coerce.number().int().min(0).max(0xffff_ffff).default(0) }),
  requestHeaders: lastEventHeader,
  responses: { 200: eventStream },
  mediaType: 'text/event-stream',
  refusals,
  handle: async (context, ports) => {
    requireIdentity(context.client, ...notFound)
    const { id } = context.params
    const position = readEventId(context.headers)
    if (position && position.generationId !== id) {
      const fields = { 'Last-Event-ID': 'names another generation' }
      throw new DomainError('invalid', 'VALIDATION', 'Last-Event-ID names another generation', { fields })
    }
    return followGeneration(position ?? { generationId: id, seq: context.query.after }, context, ports)
  },
})

export const stopGeneration = route({
  method: 'post',
  path: '/api/generations/{id}/stop',
  summary: 'Stop an answer and keep the text so far',
  params: idParams,
  responses: { 200: z.object({ status: messageStatuses, fullResponse: z.string() }).meta({ id: 'StoppedGeneration' }) },
  refusals,
  handle: async ({ params, client, call }, { chat }) => {
    requireIdentity(client, ...notFound)
    const { status, fullResponse } = await chat.call(ChatService.StopGeneration, { generationId: params.id }, call)
    return { status: 200, body: { status: messageStatus(status), fullResponse } }
  },
})
