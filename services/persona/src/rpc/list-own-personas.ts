import { member } from '@rostra/kit/caller'
import { unary } from '@rostra/kit/rpc/method'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { toWirePersona } from './wire.ts'

export const listOwnPersonasRpc = unary(PersonaService.ListOwnPersonas, async (_request, caller, { personas }: Ports) => {
  const own = await personas.ownedBy(member(caller).id)
  return { personas: own.map((persona) => toWirePersona(persona, caller)) }
})
