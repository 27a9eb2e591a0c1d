import { unary } from '@rostra/kit/rpc/method'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { deletePersona } from '../usecases/delete-persona.ts'

export const deletePersonaRpc = unary(PersonaService.DeletePersona, async ({ id }, caller, ports: Ports) => {
  await deletePersona(ports, { caller, personaId: id })
  return {}
})
