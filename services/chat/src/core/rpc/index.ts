import { adoptConversationsRpc } from './conversations/adopt-conversations.ts'
import { deleteConversationRpc } from './conversations/delete-conversation.ts'
import { exportConversationsRpc } from './conversations/export-conversations.ts'
import { listMessagesRpc } from './conversations/list-messages.ts'
import { renameConversationRpc } from './conversations/rename-conversation.ts'
import { restoreConversationRpc } from './conversations/restore-conversation.ts'
import { showBranchRpc } from './conversations/show-branch.ts'
import { startConversationRpc } from './conversations/start-conversation.ts'
import { getOutcomesRpc } from './exchanges/get-outcomes.ts'
import { listMessagesForInsightsRpc } from './exchanges/list-messages-for-insights.ts'
import { sendRpc } from './exchanges/send.ts'
import { sendAndWaitRpc } from './exchanges/send-and-wait.ts'
import { setFeedbackRpc } from './exchanges/set-feedback.ts'
import { followGenerationRpc } from './generations/follow-generation.ts'
import { stopGenerationRpc } from './generations/stop-generation.ts'
import { answerTrialRpc } from './trials/answer-trial.ts'

/** The methods of core. */
export const rpcs = [
  startConversationRpc,
  renameConversationRpc,
  deleteConversationRpc,
  restoreConversationRpc,
  listMessagesRpc,
  showBranchRpc,
  sendRpc,
  sendAndWaitRpc,
  setFeedbackRpc,
  followGenerationRpc,
  stopGenerationRpc,
  answerTrialRpc,
  exportConversationsRpc,
  getOutcomesRpc,
  listMessagesForInsightsRpc,
  adoptConversationsRpc,
]
