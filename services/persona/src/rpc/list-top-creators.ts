import { unary } from '@rostra/kit/rpc/method'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { listLimit } from '../domain/public-list.ts'

export const listTopCreatorsRpc = unary(PersonaService.ListTopCreators, async ({ limit }, _caller, { personas }: Ports) => ({
  ownerIds: await personas.topOwners(listLimit(limit)),
}))
