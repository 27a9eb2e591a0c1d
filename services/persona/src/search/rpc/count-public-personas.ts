import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { readSearch } from '../domain/public-list-query.ts'

export const countPublicPersonasRpc = unary(PersonaService.CountPublicPersonas, async ({ search }, _caller, { publicPersonas }: Ports) => ({
  counts: await publicPersonas.countByCategory(readSearch(search)),
}))
