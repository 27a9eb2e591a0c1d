import { castVoteRpc } from './cast-vote.ts'
import { getOwnVoteRpc } from './get-own-vote.ts'
import { getPersonaRpc } from './get-persona.ts'
import { getPersonaStatsRpc } from './get-persona-stats.ts'
import { getSpeakingProfileRpc } from './get-speaking-profile.ts'
import { listFeaturedPersonasRpc } from './list-featured-personas.ts'
import { listOwnPersonasRpc } from './list-own-personas.ts'
import { listOwnVotesRpc } from './list-own-votes.ts'
import { listPublicPersonasRpc } from './list-public-personas.ts'
import { listTopCreatorsRpc } from './list-top-creators.ts'

/** Every method of PersonaService. */
export const rpcs = [
  getPersonaRpc,
  listPublicPersonasRpc,
  listOwnPersonasRpc,
  listFeaturedPersonasRpc,
  listTopCreatorsRpc,
  getPersonaStatsRpc,
  castVoteRpc,
  getOwnVoteRpc,
  listOwnVotesRpc,
  getSpeakingProfileRpc,
]
