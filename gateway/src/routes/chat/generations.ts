import { DomainError } from '@rostra/kit/errors'
import { ChatService } from '@rostra/proto/chat'
import { z } from 'zod'
import { refuseAnonymous } from '../../callers/visitor.ts'
import { route } from '../../http/route.ts'
import { idParams } from '../../json/inputs.ts'
import { messageStatus, messageStatuses } from '../../json/message.ts'
import { readEventId } from '../../streams/event-id.ts'
import { eventStream } from './event-stream-schema.ts'
import { followGeneration } from './follow-generation.ts'

const refusals = { 404: 'GENERATION_NOT_FOUND' }
const notThere = ['GENERATION_NOT_FOUND', 'Generation not found'] as const

export const resumeGeneration = route({
  method: 'get',
  path: '/api/generations/{id}/stream',
  summary: 'The rest of an answer',
  description: 'After `Last-Event-ID`, else after `after`, else from the beginning. What has ended is given at once.',
  params: idParams,
  query: z.object({ after: z.coerce.number().int().min(0).max(0xffff_ffff).default(0) }),
  answers: { 200: eventStream },
  mediaType: 'text/event-stream',
  refusals,
  handle: async (visit, ports) => {
    refuseAnonymous(visit.visitor, ...notThere)
    const { id } = visit.params
    const last = readEventId(visit.request.get('Last-Event-ID'))
    if (last && last.generationId !== id) {
      const fields = { 'Last-Event-ID': 'names another generation' }
      throw new DomainError('invalid', 'VALIDATION', 'Last-Event-ID names another generation', { fields })
    }
    return followGeneration(last ?? { generationId: id, seq: visit.query.after }, visit, ports)
  },
})

export const stopGeneration = route({
  method: 'post',
  path: '/api/generations/{id}/stop',
  summary: 'Stop an answer; what was shown is kept',
  params: idParams,
  answers: { 200: z.object({ status: messageStatuses, fullResponse: z.string() }) },
  refusals,
  handle: async ({ params, visitor, call }, { chat }) => {
    refuseAnonymous(visitor, ...notThere)
    const { status, fullResponse } = await chat.call(ChatService.StopGeneration, { generationId: params.id }, call)
    return { status: 200, body: { status: messageStatus(status), fullResponse } }
  },
})
