import { castVoteRpc } from './cast-vote.ts'
import { checkSlugRpc } from './check-slug.ts'
import { createPersonaRpc } from './create-persona.ts'
import { deletePersonaRpc } from './delete-persona.ts'
import { getAnalyticsRpc } from './get-analytics.ts'
import { getOwnVoteRpc } from './get-own-vote.ts'
import { getPersonaRpc } from './get-persona.ts'
import { getPersonaStatsRpc } from './get-persona-stats.ts'
import { getSpeakingProfileRpc } from './get-speaking-profile.ts'
import { listFeaturedPersonasRpc } from './list-featured-personas.ts'
import { listOwnPersonasRpc } from './list-own-personas.ts'
import { listOwnVotesRpc } from './list-own-votes.ts'
import { listPromptVersionsRpc } from './list-prompt-versions.ts'
import { listPublicPersonasRpc } from './list-public-personas.ts'
import { listTopCreatorsRpc } from './list-top-creators.ts'
import { restorePromptVersionRpc } from './restore-prompt-version.ts'
import { updatePersonaRpc } from './update-persona.ts'

/** Every method of PersonaService. */
export const rpcs = [
  getPersonaRpc,
  createPersonaRpc,
  updatePersonaRpc,
  deletePersonaRpc,
  checkSlugRpc,
  listPromptVersionsRpc,
  restorePromptVersionRpc,
  listPublicPersonasRpc,
  listOwnPersonasRpc,
  listFeaturedPersonasRpc,
  listTopCreatorsRpc,
  getPersonaStatsRpc,
  getAnalyticsRpc,
  castVoteRpc,
  getOwnVoteRpc,
  listOwnVotesRpc,
  getSpeakingProfileRpc,
]
