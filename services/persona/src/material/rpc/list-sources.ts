import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import { requireOwner } from '../../core/domain/personas/ownership.ts'
import { sourceLimit } from '../../core/domain/personas/role-limits.ts'
import type { Ports } from '../domain/ports.ts'
import { toWireSource } from './wire.ts'

export const listSourcesRpc = unary(PersonaService.ListSources, async ({ personaId }, caller, { personas, sources }: Ports) => {
  const { id } = requireOwner(caller, await personas.byId(personaId))
  return { sources: (await sources.of(id)).map(toWireSource), limit: sourceLimit(member(caller).role) }
})
