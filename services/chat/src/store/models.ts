import { conversationModel } from './conversations/conversation-model.ts'
import { deletedAccountModel } from './deletion/deleted-account-model.ts'
import { deletedConversationModel } from './deletion/deleted-conversation-model.ts'
import { exchangeModel } from './exchanges/exchange-model.ts'
import { inboxItemModel } from './inbox/inbox-item-model.ts'
import { summaryModel, summaryRunModel } from './inbox/summary-models.ts'
import { memoryModel, memorySettingModel } from './memories/memory-models.ts'
import { searchEntryModel } from './search/search-entry-model.ts'
import { shareModel } from './shares/share-model.ts'

/** The models of all collections of the service's database. */
export const models = [
  conversationModel,
  deletedAccountModel,
  deletedConversationModel,
  exchangeModel,
  inboxItemModel,
  summaryModel,
  summaryRunModel,
  memoryModel,
  memorySettingModel,
  searchEntryModel,
  shareModel,
]
