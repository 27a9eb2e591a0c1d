import { DomainError } from '@rostra/kit/errors'
import type { CallOptions } from '@rostra/kit/rpc/client'
import { ChatService } from '@rostra/proto/chat'
import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { reportReasons, wireReasons } from '../../json/admin/report.ts'
import { filled, id, idParams } from '../../json/fields.ts'
import { optionalLinesPattern } from '../../json/text-patterns.ts'
import type { Ports } from '../../ports.ts'
import { route } from '../../routing/route.ts'
import { ensureGuest } from '../chat/ensure-guest.ts'

export const reportPersona = route({
  method: 'post',
  path: '/api/bots/{id}/report',
  summary: 'Report a persona to the operators',
  description: [
    'A person has at most one open report on a persona. Members and guests may report. Creates a guest for an anonymous caller.',
    'With `messageId` the operators read this answer with its question. It must be of the persona, in a conversation of the caller.',
  ].join(' '),
  params: idParams,
  body: z
    .object({
      reason: reportReasons,
      details: z
        .string()
        .default('')
        .meta({ description: 'Required for the reason `other`', override: { maxLength: 1_000, pattern: optionalLinesPattern } }),
      messageId: id.optional().meta({ description: 'An answer that is handed over with the report' }),
      conversationId: id
        .optional()
        .meta({ description: 'The conversation of the answer. Only a continued share without an own message needs it' }),
    })
    .meta({
      id: 'ReportRequest',
      override: ({ jsonSchema }) => {
        jsonSchema.if = { properties: { reason: { const: 'other' } } }
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        jsonSchema.then = { properties: { details: filled }, required: ['details'] }
      },
    }),
  responses: { 204: z.undefined() },
  headers: { 'Set-Cookie': 'The guest, when this call created one' },
  refusals: {
    401: 'AUTH_REQUIRED',
    403: 'OWN_PERSONA, EMAIL_NOT_CONFIRMED, CROSS_SITE',
    404: 'BOT_NOT_FOUND, MESSAGE_NOT_FOUND',
    409: 'ALREADY_REPORTED',
    429: 'RATE_LIMITED',
  },
  handle: async (context, ports) => {
    const { params, body, client } = context
    const { persona, limits } = ports
    await limits.use('report', limitKey(client))
    await limits.use('reportFromAddress', client.network)
    const call = await ensureGuest(context, ports)
    const answer =
      body.messageId === undefined
        ? null
        : await reportedAnswer(ports, params.id, { messageId: body.messageId, conversationId: body.conversationId ?? '' }, call)
    const request = { id: params.id, reason: wireReasons[body.reason], details: body.details, answer }
    await persona.call(PersonaService.ReportPersona, request, call)
    return { status: 204, body: undefined }
  },
})

/** Reads an answer of a persona on behalf of the caller, from whose conversation it must be. */
async function reportedAnswer(
  { chat }: Ports,
  personaId: string,
  request: { messageId: string; conversationId: string },
  call: CallOptions,
) {
  const { question, answer, personaId: answeredBy } = await chat.call(ChatService.GetAnswer, request, call)
  if (answeredBy !== personaId) throw new DomainError('not_found', 'MESSAGE_NOT_FOUND', 'Message not found')
  return { question, answer }
}
