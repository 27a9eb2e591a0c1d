import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import { toWireOperated } from '../../core/rpc/wire.ts'
import type { Ports } from '../domain/ports.ts'
import { suspendPersona } from '../usecases/suspend-persona.ts'

export const suspendPersonaRpc = unary(PersonaService.SuspendPersona, async ({ id, reason }, caller, ports: Ports) =>
  toWireOperated(await suspendPersona(ports, { caller, personaId: id, reason })),
)
