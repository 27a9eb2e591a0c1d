import { getAnalyticsRpc } from './analytics/get-analytics.ts'
import { getFeaturedRpc } from './featured/get-featured.ts'
import { listFeaturedPersonasRpc } from './featured/list-featured-personas.ts'
import { setFeaturingRpc } from './featured/set-featuring.ts'
import { findPassagesRpc } from './knowledge/find-passages.ts'
import { searchKnowledgeRpc } from './knowledge/search-knowledge.ts'
import { createPersonaRpc } from './personas/create-persona.ts'
import { deletePersonaRpc } from './personas/delete-persona.ts'
import { getPersonaRpc } from './personas/get-persona.ts'
import { getPersonaStatsRpc } from './personas/get-persona-stats.ts'
import { getSpeakingProfileRpc } from './personas/get-speaking-profile.ts'
import { listOwnPersonasRpc } from './personas/list-own-personas.ts'
import { listPersonasByIdsRpc } from './personas/list-personas-by-ids.ts'
import { listSpeakingProfilesRpc } from './personas/list-speaking-profiles.ts'
import { updatePersonaRpc } from './personas/update-persona.ts'
import { listPromptVersionsRpc } from './prompt-versions/list-prompt-versions.ts'
import { restorePromptVersionRpc } from './prompt-versions/restore-prompt-version.ts'
import { dismissReportsRpc } from './reports/dismiss-reports.ts'
import { listOwnReportsRpc } from './reports/list-own-reports.ts'
import { listReportedPersonasRpc } from './reports/list-reported-personas.ts'
import { reportPersonaRpc } from './reports/report-persona.ts'
import { countPublicPersonasRpc } from './search/count-public-personas.ts'
import { listPublicPersonasRpc } from './search/list-public-personas.ts'
import { listTopCreatorsRpc } from './search/list-top-creators.ts'
import { checkSlugRpc } from './slugs/check-slug.ts'
import { addSourceRpc } from './sources/add-source.ts'
import { deleteSourceRpc } from './sources/delete-source.ts'
import { exportKnowledgeRpc } from './sources/export-knowledge.ts'
import { listPassagesRpc } from './sources/list-passages.ts'
import { listSourcesRpc } from './sources/list-sources.ts'
import { restorePersonaRpc } from './suspensions/restore-persona.ts'
import { searchPersonasRpc } from './suspensions/search-personas.ts'
import { suspendPersonaRpc } from './suspensions/suspend-persona.ts'
import { castVoteRpc } from './votes/cast-vote.ts'
import { getOwnVoteRpc } from './votes/get-own-vote.ts'
import { listOwnVotesRpc } from './votes/list-own-votes.ts'

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
  countPublicPersonasRpc,
  listPersonasByIdsRpc,
  listOwnPersonasRpc,
  listFeaturedPersonasRpc,
  listTopCreatorsRpc,
  getPersonaStatsRpc,
  getAnalyticsRpc,
  castVoteRpc,
  getOwnVoteRpc,
  listOwnVotesRpc,
  getSpeakingProfileRpc,
  listSpeakingProfilesRpc,
  reportPersonaRpc,
  listOwnReportsRpc,
  listReportedPersonasRpc,
  dismissReportsRpc,
  searchPersonasRpc,
  suspendPersonaRpc,
  restorePersonaRpc,
  getFeaturedRpc,
  setFeaturingRpc,
  searchKnowledgeRpc,
  findPassagesRpc,
  listSourcesRpc,
  addSourceRpc,
  deleteSourceRpc,
  listPassagesRpc,
  exportKnowledgeRpc,
]
