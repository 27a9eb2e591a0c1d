import { adoptConversationsRpc } from './conversations/adopt-conversations.ts'
import { deleteConversationRpc } from './conversations/delete-conversation.ts'
import { exportConversationsRpc } from './conversations/export-conversations.ts'
import { listConversationsRpc } from './conversations/list-conversations.ts'
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
import { answerInboxItemRpc } from './inbox/answer-inbox-item.ts'
import { countInboxRpc } from './inbox/count-inbox.ts'
import { dismissInboxItemRpc } from './inbox/dismiss-inbox-item.ts'
import { listInboxRpc } from './inbox/list-inbox.ts'
import { deleteNotesRpc } from './memories/delete-notes.ts'
import { getMemoriesRpc } from './memories/get-memories.ts'
import { saveNoteRpc } from './memories/save-note.ts'
import { setMemoriesEnabledRpc } from './memories/set-memories-enabled.ts'
import { continueSharedRpc } from './shares/continue-shared.ts'
import { getSharedConversationRpc } from './shares/get-shared-conversation.ts'
import { listSharesRpc } from './shares/list-shares.ts'
import { revokeShareRpc } from './shares/revoke-share.ts'
import { shareConversationRpc } from './shares/share-conversation.ts'
import { answerTrialRpc } from './trials/answer-trial.ts'

/** Every method of ChatService. */
export const rpcs = [
  startConversationRpc,
  listConversationsRpc,
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
  getMemoriesRpc,
  setMemoriesEnabledRpc,
  saveNoteRpc,
  deleteNotesRpc,
  shareConversationRpc,
  revokeShareRpc,
  listSharesRpc,
  getSharedConversationRpc,
  continueSharedRpc,
  exportConversationsRpc,
  getOutcomesRpc,
  listMessagesForInsightsRpc,
  adoptConversationsRpc,
  listInboxRpc,
  answerInboxItemRpc,
  dismissInboxItemRpc,
  countInboxRpc,
]
