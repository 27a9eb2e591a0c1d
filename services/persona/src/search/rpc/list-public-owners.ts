import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import { readIds } from '../../core/domain/personas/id-list.ts'
import type { Ports } from '../domain/ports.ts'

const maxOwners = 100

export const listPublicOwnersRpc = unary(PersonaService.ListPublicOwners, async ({ ownerIds }, _caller, { publicOwners }: Ports) => ({
  ownerIds: await publicOwners(readIds(ownerIds, maxOwners)),
}))
