import { unary } from '@rostra/platform/rpc'
import type { Sort__Output as WireSort } from '@rostra/proto/gen/rostra/persona/v1/Sort'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { readPublicListQuery, type SortOrder } from '../domain/public-list-query.ts'

/** An unknown wire value is not in this map, so the query refuses it. */
const sortOrderByWire: Partial<Record<WireSort, SortOrder>> = {
  SORT_UNSPECIFIED: 'popular',
  SORT_POPULAR: 'popular',
  SORT_NEWEST: 'newest',
  SORT_RATING: 'rating',
}

export const listPublicPersonasRpc = unary(
  PersonaService.ListPublicPersonas,
  async ({ sort, ...request }, _caller, { publicPersonas }: Ports) =>
    publicPersonas.list(readPublicListQuery({ ...request, order: sortOrderByWire[sort] })),
)
