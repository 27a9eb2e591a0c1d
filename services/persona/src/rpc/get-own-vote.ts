import { unary } from '@rostra/kit/rpc/method'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { visibleTo } from '../domain/visibility.ts'
import { toWireDirection } from './wire.ts'

export const getOwnVoteRpc = unary(PersonaService.GetOwnVote, async ({ personaId }, caller, { personas, votes }: Ports) => {
  const { id } = visibleTo(caller, await personas.byId(personaId))
  return { direction: toWireDirection(caller.kind === 'member' ? await votes.of(id, caller.id) : null) }
})
