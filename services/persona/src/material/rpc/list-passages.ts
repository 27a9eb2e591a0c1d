import { readLimit, readPage } from '@rostra/kit/paging'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { listPassages } from '../usecases/list-passages.ts'
import { toWirePassage } from './wire.ts'

const maxLimit = 100

export const listPassagesRpc = unary(PersonaService.ListPassages, async ({ personaId, sourceId, page, limit }, caller, ports: Ports) => {
  const range = { page: readPage(page), limit: readLimit(limit, maxLimit) }
  const { source, passages } = await listPassages(ports, { caller, personaId, sourceId, ...range })
  return { passages: passages.map((passage) => toWirePassage(source, passage)), total: source.passages }
})
