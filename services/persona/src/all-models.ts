import { deduplicator } from '@rostra/kit/events/handled-events'
import type { Connection } from 'mongoose'
import { dailyTotalModel } from './analytics/store/daily-totals.ts'
import { reachModel } from './analytics/store/reach-model.ts'
import { bookmarkModel, followModel } from './bookmarks/store/mark-models.ts'
import { dailyModel } from './core/store/daily-model.ts'
import { featuredModel } from './core/store/featured/featured-turns.ts'
import { operatorEventModel } from './core/store/operators/operator-event-model.ts'
import { ownerModel } from './core/store/personas/owner-model.ts'
import { personaModel } from './core/store/personas/persona-model.ts'
import { promptVersionModel } from './core/store/prompt-versions/prompt-versions.ts'
import { deletedAccountModel } from './core/store/tombstones/deleted-account-model.ts'
import { deletedPersonaModel } from './core/store/tombstones/deleted-persona-model.ts'
import { voteModel } from './core/store/votes/vote-model.ts'
import { knowledgeModel } from './material/store/knowledge-model.ts'
import { passageIndexModel, passageModel, passageVectorModel } from './material/store/passages/passage-rows.ts'
import { sourceChunkModel, sourceFileModel } from './material/store/source-file-models.ts'
import { sourceModel } from './material/store/source-model.ts'
import { reportModel } from './moderation/store/report-model.ts'
import { ownModelModel } from './own-models/store/own-model-model.ts'
import { pictureChunkModel, pictureModel } from './pictures/store/picture-models.ts'
import { answerCountModel } from './webhooks/store/answer-count-model.ts'
import { deliveryModel } from './webhooks/store/delivery-model.ts'
import { webhookModel } from './webhooks/store/webhook-model.ts'

/** Registers the model of handled events. It is the same for every consumer group. */
const handledEventModel = (connection: Connection) => deduplicator(connection, 'persona')

/** The models of every collection of the service. */
export const models = [
  answerCountModel,
  bookmarkModel,
  dailyModel,
  dailyTotalModel,
  deletedAccountModel,
  deletedPersonaModel,
  deliveryModel,
  featuredModel,
  followModel,
  handledEventModel,
  knowledgeModel,
  operatorEventModel,
  ownerModel,
  ownModelModel,
  passageIndexModel,
  passageModel,
  passageVectorModel,
  personaModel,
  pictureChunkModel,
  pictureModel,
  promptVersionModel,
  reachModel,
  reportModel,
  sourceChunkModel,
  sourceFileModel,
  sourceModel,
  voteModel,
  webhookModel,
]
