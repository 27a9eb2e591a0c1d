import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { deleteSource } from '../usecases/delete-source.ts'

export const deleteSourceRpc = unary(PersonaService.DeleteSource, async ({ personaId, sourceId }, caller, ports: Ports) => {
  await deleteSource(ports, { caller, personaId, sourceId })
  return {}
})
