import { addToCircleRpc } from './circles/add-to-circle.ts'
import { arrangeCircleRpc } from './circles/arrange-circle.ts'
import { getCircleRpc } from './circles/get-circle.ts'
import { removeFromCircleRpc } from './circles/remove-from-circle.ts'
import { followDiscussionRpc } from './discussions/follow-discussion.ts'
import { getDiscussionRpc } from './discussions/get-discussion.ts'
import { getOutcomesRpc } from './discussions/get-outcomes.ts'
import { getSharedDiscussionRpc } from './discussions/get-shared-discussion.ts'
import { listDiscussionsRpc } from './discussions/list-discussions.ts'
import { revokeShareRpc } from './discussions/revoke-share.ts'
import { shareDiscussionRpc } from './discussions/share-discussion.ts'
import { startDiscussionRpc } from './discussions/start-discussion.ts'
import { exportDataRpc } from './export-data.ts'
import { listSharesRpc } from './list-shares.ts'
import { askModelsRpc } from './questions/ask-models.ts'
import { adoptQuestionsRpc, deleteQuestionRpc, getQuestionRpc, listQuestionsRpc } from './questions/history.ts'
import { listModelsRpc } from './questions/list-models.ts'
import { getSharedQuestionRpc, revokeQuestionShareRpc, shareQuestionRpc } from './questions/shares.ts'

/** Every method of ExpertsService. */
export const rpcs = [
  getCircleRpc,
  addToCircleRpc,
  arrangeCircleRpc,
  removeFromCircleRpc,
  startDiscussionRpc,
  listDiscussionsRpc,
  getDiscussionRpc,
  followDiscussionRpc,
  shareDiscussionRpc,
  revokeShareRpc,
  getSharedDiscussionRpc,
  askModelsRpc,
  listModelsRpc,
  listQuestionsRpc,
  getQuestionRpc,
  deleteQuestionRpc,
  adoptQuestionsRpc,
  shareQuestionRpc,
  revokeQuestionShareRpc,
  getSharedQuestionRpc,
  listSharesRpc,
  exportDataRpc,
  getOutcomesRpc,
]
