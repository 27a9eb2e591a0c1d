import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import { requireVisible } from '../../domain/personas/visibility.ts'
import type { Ports } from '../../domain/ports.ts'
import { toWireDirection } from '../wire.ts'

export const getOwnVoteRpc = unary(PersonaService.GetOwnVote, async ({ personaId }, caller, { personas, votes }: Ports) => {
  const { id } = requireVisible(caller, await personas.byId(personaId))
  return { direction: toWireDirection(caller.kind === 'member' ? await votes.directionOf(id, caller.id) : null) }
})
