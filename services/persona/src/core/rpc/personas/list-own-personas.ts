import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../../domain/ports.ts'
import { toWirePersona } from '../wire.ts'

export const listOwnPersonasRpc = unary(PersonaService.ListOwnPersonas, async (_request, caller, ports: Ports) => {
  const own = await ports.personas.ownedBy(member(caller).id)
  return { personas: own.map((persona) => toWirePersona(persona, caller, ports)) }
})
