import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import { requireVisible } from '../../core/domain/personas/visibility.ts'
import { readerOf } from '../../core/rpc/reader-of.ts'
import { readPassageQuery } from '../domain/passages/query/read-query.ts'
import type { Ports } from '../domain/ports.ts'
import { toWireFound } from './wire-passages.ts'

export const findPassagesRpc = unary(PersonaService.FindPassages, async (request, caller, ports: Ports, call) => {
  requireService(['chat', 'experts'], call)
  const reader = readerOf(request.person, caller)
  const query = readPassageQuery(request.query, request.earlier)
  const { personaId } = request
  const [persona, sources] = await Promise.all([ports.personas.cardById(personaId), ports.readySources.of(personaId)])
  requireVisible(reader, persona)
  const found = await ports.passageSearch.find(personaId, sources, query, call.signal)
  return toWireFound(found, await ports.passageSearch.openers(personaId, sources, found, call.signal))
})
