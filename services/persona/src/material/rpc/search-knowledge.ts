import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import { requireOwner } from '../../core/domain/personas/ownership.ts'
import { readPassageQuery } from '../domain/passages/query/read-query.ts'
import type { Ports } from '../domain/ports.ts'
import { toWireFound } from './wire-passages.ts'

export const searchKnowledgeRpc = unary(PersonaService.SearchKnowledge, async ({ personaId, query: text }, caller, ports: Ports, call) => {
  const [persona, sources] = await Promise.all([ports.personas.byId(personaId), ports.readySources.of(personaId)])
  requireOwner(caller, persona)
  return toWireFound(await ports.passageSearch.find(personaId, sources, readPassageQuery(text), call.signal))
})
