import { getFeaturedRpc } from './featured/get-featured.ts'
import { listFeaturedPersonasRpc } from './featured/list-featured-personas.ts'
import { setFeaturingRpc } from './featured/set-featuring.ts'
import { createPersonaRpc } from './personas/create-persona.ts'
import { deletePersonaRpc } from './personas/delete-persona.ts'
import { getPersonaRpc } from './personas/get-persona.ts'
import { getPersonaStatsRpc } from './personas/get-persona-stats.ts'
import { getSpeakingProfileRpc } from './personas/get-speaking-profile.ts'
import { listChatModelsRpc } from './personas/list-chat-models.ts'
import { listOwnPersonasRpc } from './personas/list-own-personas.ts'
import { listPersonasByIdsRpc } from './personas/list-personas-by-ids.ts'
import { listSpeakingProfilesRpc } from './personas/list-speaking-profiles.ts'
import { updatePersonaRpc } from './personas/update-persona.ts'
import { listPromptVersionsRpc } from './prompt-versions/list-prompt-versions.ts'
import { restorePromptVersionRpc } from './prompt-versions/restore-prompt-version.ts'
import { checkSlugRpc } from './slugs/check-slug.ts'
import { castVoteRpc } from './votes/cast-vote.ts'
import { getOwnVoteRpc } from './votes/get-own-vote.ts'
import { listOwnVotesRpc } from './votes/list-own-votes.ts'

/** The methods of core. */
export const rpcs = [
  getPersonaRpc,
  createPersonaRpc,
  updatePersonaRpc,
  deletePersonaRpc,
  checkSlugRpc,
  listPromptVersionsRpc,
  restorePromptVersionRpc,
  listChatModelsRpc,
  listPersonasByIdsRpc,
  listOwnPersonasRpc,
  listFeaturedPersonasRpc,
  getPersonaStatsRpc,
  castVoteRpc,
  getOwnVoteRpc,
  listOwnVotesRpc,
  getSpeakingProfileRpc,
  listSpeakingProfilesRpc,
  getFeaturedRpc,
  setFeaturingRpc,
]
