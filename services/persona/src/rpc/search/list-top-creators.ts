import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../../domain/ports.ts'
import { readListLimit } from '../../domain/search/public-list-query.ts'

export const listTopCreatorsRpc = unary(PersonaService.ListTopCreators, async ({ limit }, _caller, { personas }: Ports) => ({
  ownerIds: await personas.topOwners(readListLimit(limit)),
}))
