import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { reportPersona } from '../usecases/report-persona.ts'
import { fromWireReason } from './wire.ts'

export const reportPersonaRpc = unary(
  PersonaService.ReportPersona,
  async ({ id, reason, details, answer }, caller, ports: Ports, { clientAddress }) => {
    await reportPersona(ports, { caller, clientAddress, personaId: id, reason: fromWireReason(reason), details, answer })
    return {}
  },
)
