import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import { toWireOperated } from '../../core/rpc/wire.ts'
import type { Ports } from '../domain/ports.ts'
import { restorePersona } from '../usecases/suspend-persona.ts'

export const restorePersonaRpc = unary(PersonaService.RestorePersona, async ({ id, reason }, caller, ports: Ports) =>
  toWireOperated(await restorePersona(ports, { caller, personaId: id, reason })),
)
