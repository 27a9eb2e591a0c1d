import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../../domain/ports.ts'
import { castVote } from '../../usecases/votes/cast-vote.ts'
import { fromWireDirection } from '../wire.ts'

export const castVoteRpc = unary(PersonaService.CastVote, async ({ personaId, direction }, caller, ports: Ports, { signal }) => {
  const { upvotes, downvotes } = await castVote(ports, { caller, personaId, direction: fromWireDirection(direction), signal })
  return { count: upvotes - downvotes, userVote: direction, votes: upvotes + downvotes }
})
