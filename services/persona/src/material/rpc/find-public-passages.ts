import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import { readPassageQuery } from '../domain/passages/query/read-query.ts'
import type { Ports } from '../domain/ports.ts'
import { findPublicPassages } from '../usecases/find-public-passages.ts'

export const findPublicPassagesRpc = unary(PersonaService.FindPublicPassages, async (request, _caller, ports: Ports, call) => {
  requireService('experts', call)
  return { passages: await findPublicPassages(ports, readPassageQuery(request.query), call.signal) }
})
