import { member } from '@rostra/kit/caller'
import { unary } from '@rostra/kit/rpc/method'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { toWireVote } from './wire.ts'

export const listOwnVotesRpc = unary(PersonaService.ListOwnVotes, async (_request, caller, { votes }: Ports) => ({
  votes: (await votes.by(member(caller).id)).map(toWireVote),
}))
