import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import { requireOwner } from '../../core/domain/personas/ownership.ts'
import { sourceLimit } from '../../core/domain/personas/role-limits.ts'
import type { Ports } from '../domain/ports.ts'
import { toWireSource } from './wire.ts'

export const listSourcesRpc = unary(PersonaService.ListSources, async ({ personaId }, caller, ports: Ports) => {
  const { personas, sources, embeddingProgress } = ports
  const { id } = requireOwner(caller, await personas.byId(personaId))
  const listed = await sources.of(id)
  // Read after the sources: one that is ready and not among them has all its vectors.
  const progress = await embeddingProgress?.(id)
  return { sources: listed.map((source) => toWireSource(source, progress)), limit: sourceLimit(member(caller).role) }
})
