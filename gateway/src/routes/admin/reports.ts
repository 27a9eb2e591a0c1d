import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { operatedPersonaSchema, toOperatedPersona } from '../../json/admin/operated.ts'
import { reportedAnswerSchema, reportSchema, toReport, toReportedAnswer } from '../../json/admin/report.ts'
import { idParams, limit, page } from '../../json/fields.ts'
import { route } from '../../routing/route.ts'

export const listReports = route({
  method: 'get',
  path: '/api/admin/reports',
  summary: 'List the personas that have open reports, the one with the most first',
  description: 'For admins. At most 20 reports of each persona, newest first. They do not name who reported.',
  membersOnly: true,
  query: z.object({ page, limit: limit(25, 100) }),
  responses: {
    200: z.array(z.object({ persona: operatedPersonaSchema, reports: z.array(reportSchema) }).meta({ id: 'ReportedPersona' })),
  },
  headers: { 'X-Total-Count': 'The number of personas with open reports, on every page' },
  refusals: { 403: 'OPERATORS_ONLY' },
  handle: async ({ query, call }, { persona }) => {
    const { personas, total } = await persona.call(PersonaService.ListReportedPersonas, query, call)
    const body = personas.map(({ persona: reported, reports }) => {
      if (!reported) throw new Error('a service sent reports without a persona')
      return { persona: toOperatedPersona(reported), reports: reports.map(toReport) }
    })
    return { status: 200, body, headers: { 'X-Total-Count': String(total) } }
  },
})

export const listReportedAnswers = route({
  method: 'get',
  path: '/api/admin/reports/{id}/answers',
  summary: 'List the answers that people handed over with the open reports of a persona',
  description: 'For admins. `id` is the persona’s. They do not name who reported. Those of the latest 20 reports.',
  membersOnly: true,
  params: idParams,
  responses: { 200: z.array(reportedAnswerSchema) },
  refusals: { 403: 'OPERATORS_ONLY' },
  handle: async ({ params, call }, { persona }) => ({
    status: 200,
    body: (await persona.call(PersonaService.ListReportedAnswers, params, call)).answers.map(toReportedAnswer),
  }),
})

export const dismissReports = route({
  method: 'post',
  path: '/api/admin/reports/{id}/dismiss',
  summary: 'Close the open reports of a persona without a suspension',
  description: 'For admins. `id` is the persona’s.',
  membersOnly: true,
  params: idParams,
  body: z.object({ reason: z.string().max(500).default('') }).meta({ id: 'DismissReportsRequest' }),
  responses: { 204: z.undefined() },
  refusals: { 403: 'OPERATORS_ONLY, CROSS_SITE', 404: 'NO_REPORTS' },
  handle: async ({ params, body, client, call }, { persona, limits }) => {
    await limits.use('operate', limitKey(client))
    await persona.call(PersonaService.DismissReports, { id: params.id, reason: body.reason }, call)
    return { status: 204, body: undefined }
  },
})
