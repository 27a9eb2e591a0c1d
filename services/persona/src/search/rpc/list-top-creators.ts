import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { readListLimit } from '../domain/public-list-query.ts'

export const listTopCreatorsRpc = unary(PersonaService.ListTopCreators, async ({ limit }, _caller, { topOwners }: Ports) => ({
  ownerIds: await topOwners(readListLimit(limit)),
}))
