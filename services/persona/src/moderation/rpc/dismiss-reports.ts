import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { dismissReports } from '../usecases/dismiss-reports.ts'

export const dismissReportsRpc = unary(PersonaService.DismissReports, async ({ id, reason }, caller, ports: Ports) => {
  await dismissReports(ports, { caller, personaId: id, reason })
  return {}
})
