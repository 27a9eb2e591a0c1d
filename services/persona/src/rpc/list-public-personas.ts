import { unary } from '@rostra/kit/rpc/method'
import type { Sort__Output } from '@rostra/proto/gen/rostra/persona/v1/Sort'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { type Order, publicListQuery } from '../domain/public-list.ts'
import { toWireCard } from './wire.ts'

/** A number from a newer contract isn't in here, and is refused. */
const orders: Partial<Record<Sort__Output, Order>> = {
  SORT_UNSPECIFIED: 'popular',
  SORT_POPULAR: 'popular',
  SORT_NEWEST: 'newest',
  SORT_RATING: 'rating',
}

export const listPublicPersonasRpc = unary(PersonaService.ListPublicPersonas, async ({ sort, ...asked }, _caller, ports: Ports) => {
  const { personas, total } = await ports.personas.publicList(publicListQuery({ ...asked, order: orders[sort] }))
  return { personas: personas.map(toWireCard), total }
})
