import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../../domain/ports.ts'
import { type Featured, getFeatured } from '../../usecases/featured/get-featured.ts'
import { toWireCard, toWireOperated } from '../wire.ts'

export const getFeaturedRpc = unary(PersonaService.GetFeatured, async (_request, caller, ports: Ports) =>
  toWireFeatured(await getFeatured(ports, caller)),
)

export const toWireFeatured = ({ today, pinned, excluded }: Featured) => ({
  today: today.map(toWireCard),
  pinned: pinned.map(toWireOperated),
  excluded: excluded.map(toWireOperated),
})
