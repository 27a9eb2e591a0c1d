import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { route } from '../../http/routing/route.ts'
import { reportReasons, wireReasons } from '../../json/admin/report.ts'
import { idParams } from '../../json/fields.ts'

export const reportPersona = route({
  method: 'post',
  path: '/api/bots/{id}/report',
  summary: 'Report a persona to the operators',
  description: 'A person has at most one open report on a persona. Members and guests may report.',
  params: idParams,
  body: z
    .object({
      reason: reportReasons,
      details: z
        .string()
        .default('')
        .meta({ description: 'Required for the reason `other`', override: { maxLength: 1_000 } }),
    })
    .meta({ id: 'ReportRequest' }),
  responses: { 204: z.undefined() },
  refusals: { 401: 'AUTH_REQUIRED', 403: 'OWN_PERSONA, CROSS_SITE', 404: 'BOT_NOT_FOUND', 409: 'ALREADY_REPORTED', 429: 'RATE_LIMITED' },
  handle: async ({ params, body, client, call }, { persona, limits }) => {
    await limits.use('report', limitKey(client))
    await limits.use('reportFromAddress', client.network)
    await persona.call(PersonaService.ReportPersona, { id: params.id, reason: wireReasons[body.reason], details: body.details }, call)
    return { status: 204, body: undefined }
  },
})
