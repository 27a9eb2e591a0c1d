import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import { requireVisible } from '../../domain/personas/visibility.ts'
import type { Ports } from '../../domain/ports.ts'
import { toWirePersona } from '../wire.ts'

export const getPersonaRpc = unary(PersonaService.GetPersona, async ({ id, slug }, caller, ports: Ports) => {
  const { personas } = ports
  const stored = slug ? await personas.bySlug(slug) : await personas.byId(id ?? '')
  return toWirePersona(requireVisible(caller, stored), caller, ports)
})
