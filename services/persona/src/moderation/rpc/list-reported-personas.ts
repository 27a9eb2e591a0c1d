import { readLimit, readPage } from '@rostra/kit/paging'
import { operator } from '@rostra/platform/operators'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { toWireReported } from './wire.ts'

const maxLimit = 100

export const listReportedPersonasRpc = unary(PersonaService.ListReportedPersonas, async ({ page, limit }, caller, { reports }: Ports) => {
  operator(caller)
  const { personas, total } = await reports.open(readPage(page), readLimit(limit, maxLimit))
  return { personas: personas.map(toWireReported), total }
})

export const listReportedAnswersRpc = unary(PersonaService.ListReportedAnswers, async ({ id }, caller, { reports }: Ports) => {
  operator(caller)
  return { answers: await reports.answers(id) }
})
