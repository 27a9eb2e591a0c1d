import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../../domain/ports.ts'
import { deletePersona } from '../../usecases/personas/delete-persona.ts'

export const deletePersonaRpc = unary(PersonaService.DeletePersona, async ({ id }, caller, ports: Ports) => {
  await deletePersona(ports, { caller, personaId: id })
  return {}
})
