import { unary } from '@rostra/kit/rpc/method'
import type { Sort__Output } from '@rostra/proto/gen/rostra/persona/v1/Sort'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { type Order, publicListQuery } from '../domain/public-list.ts'

/** A number from a newer contract isn't in here, and is refused. */
const orders: Partial<Record<Sort__Output, Order>> = {
  SORT_UNSPECIFIED: 'popular',
  SORT_POPULAR: 'popular',
  SORT_NEWEST: 'newest',
  SORT_RATING: 'rating',
}

export const listPublicPersonasRpc = unary(PersonaService.ListPublicPersonas, async ({ sort, ...asked }, _caller, ports: Ports) => {
  return ports.publicPersonas.list(publicListQuery({ ...asked, order: orders[sort] }))
})
