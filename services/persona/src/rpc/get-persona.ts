import { unary } from '@rostra/kit/rpc/method'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { visibleTo } from '../domain/visibility.ts'
import { toWirePersona } from './wire.ts'

export const getPersonaRpc = unary(PersonaService.GetPersona, async ({ id, slug }, caller, { personas }: Ports) => {
  const found = slug ? await personas.bySlug(slug) : await personas.byId(id ?? '')
  return toWirePersona(visibleTo(caller, found), caller)
})
