import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../../domain/ports.ts'
import { listFeatured } from '../../usecases/featured/list-featured.ts'
import { toWireCard } from '../wire.ts'

export const listFeaturedPersonasRpc = unary(PersonaService.ListFeaturedPersonas, async (_request, _caller, ports: Ports) => ({
  personas: (await listFeatured(ports)).map(toWireCard),
}))
