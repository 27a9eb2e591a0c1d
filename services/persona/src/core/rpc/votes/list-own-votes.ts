import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../../domain/ports.ts'
import { toWireVote } from '../wire.ts'

export const listOwnVotesRpc = unary(PersonaService.ListOwnVotes, async (_request, caller, { votes }: Ports) => ({
  votes: (await votes.castBy(member(caller).id)).map(toWireVote),
}))
