import { adoptConversationsRpc } from './adopt-conversations.ts'
import { answerTrialRpc } from './answer-trial.ts'
import { exportConversationsRpc } from './export-conversations.ts'
import { followGenerationRpc } from './follow-generation.ts'
import { getOutcomesRpc } from './get-outcomes.ts'
import { listConversationsRpc } from './list-conversations.ts'
import { listMessagesRpc } from './list-messages.ts'
import { listMessagesForInsightsRpc } from './list-messages-for-insights.ts'
import { sendRpc } from './send.ts'
import { sendAndWaitRpc } from './send-and-wait.ts'
import { showBranchRpc } from './show-branch.ts'
import { startConversationRpc } from './start-conversation.ts'
import { stopGenerationRpc } from './stop-generation.ts'

/** Every method of ChatService. */
export const rpcs = [
  startConversationRpc,
  listConversationsRpc,
  listMessagesRpc,
  showBranchRpc,
  sendRpc,
  sendAndWaitRpc,
  followGenerationRpc,
  stopGenerationRpc,
  answerTrialRpc,
  exportConversationsRpc,
  getOutcomesRpc,
  listMessagesForInsightsRpc,
  adoptConversationsRpc,
]
