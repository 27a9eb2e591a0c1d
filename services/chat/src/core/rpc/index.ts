import {
  adoptConversationsRpc,
  countConversationsRpc,
  deleteConversationRpc,
  deleteConversationsRpc,
  exportConversationsRpc,
  getConversationRpc,
  listMessagesRpc,
  pinConversationRpc,
  renameConversationRpc,
  restoreConversationRpc,
  showBranchRpc,
  startConversationRpc,
} from './conversations.ts'
import {
  getAnswerRpc,
  getExchangeRpc,
  getOutcomesRpc,
  listMessagesForInsightsRpc,
  sendAndWaitRpc,
  sendRpc,
  setFeedbackRpc,
} from './exchanges.ts'
import { followGenerationRpc, stopGenerationRpc } from './generations.ts'
import { answerTrialRpc } from './trials.ts'

/** The methods of core. */
export const rpcs = [
  startConversationRpc,
  countConversationsRpc,
  getConversationRpc,
  renameConversationRpc,
  pinConversationRpc,
  deleteConversationRpc,
  deleteConversationsRpc,
  restoreConversationRpc,
  listMessagesRpc,
  showBranchRpc,
  sendRpc,
  sendAndWaitRpc,
  setFeedbackRpc,
  getAnswerRpc,
  getExchangeRpc,
  followGenerationRpc,
  stopGenerationRpc,
  answerTrialRpc,
  exportConversationsRpc,
  getOutcomesRpc,
  listMessagesForInsightsRpc,
  adoptConversationsRpc,
]
