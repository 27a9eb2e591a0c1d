import { deduplicator } from '@rostra/kit/events/handled-events'
import type { Connection } from 'mongoose'
import { dailyModel } from './analytics/daily-model.ts'
import { reachModel } from './analytics/reach-model.ts'
import { deletedAccountModel } from './deleted-accounts/deleted-account-model.ts'
import { deletedPersonaModel } from './deleted-personas/deleted-persona-model.ts'
import { featuredModel } from './featured/featured-turns.ts'
import { operatorEventModel } from './operators/operator-event-model.ts'
import { passageIndexModel, passageModel, passageVectorModel } from './passages/passage-rows.ts'
import { ownerModel } from './personas/owner-model.ts'
import { personaModel } from './personas/persona-model.ts'
import { promptVersionModel } from './prompt-versions/prompt-versions.ts'
import { reportModel } from './reports/report-model.ts'
import { knowledgeModel } from './sources/knowledge-model.ts'
import { sourceChunkModel, sourceFileModel } from './sources/source-file-models.ts'
import { sourceModel } from './sources/source-model.ts'
import { voteModel } from './votes/vote-model.ts'

/** Registers the model of handled events. It is the same for every consumer group. */
const handledEventModel = (connection: Connection) => deduplicator(connection, 'persona')

/** The models of every collection of the service. */
export const models = [
  dailyModel,
  deletedAccountModel,
  deletedPersonaModel,
  featuredModel,
  handledEventModel,
  knowledgeModel,
  operatorEventModel,
  ownerModel,
  passageIndexModel,
  passageModel,
  passageVectorModel,
  personaModel,
  promptVersionModel,
  reachModel,
  reportModel,
  sourceChunkModel,
  sourceFileModel,
  sourceModel,
  voteModel,
]
