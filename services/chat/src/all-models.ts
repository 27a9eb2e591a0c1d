import { askModel } from './asks/store/ask-model.ts'
import { conversationModel } from './core/store/conversations/conversation-model.ts'
import { exchangeModel } from './core/store/exchanges/exchange-model.ts'
import { deletedAccountModel } from './deletion/store/deleted-account-model.ts'
import { deletedConversationModel } from './deletion/store/deleted-conversation-model.ts'
import { modelDayModel } from './figures/store/model-days.ts'
import { inboxItemModel } from './inbox/store/inbox-item-model.ts'
import { summaryModel, summaryRunModel } from './inbox/store/inbox-summary-models.ts'
import { memoryModel, memorySettingModel } from './memories/store/memory-models.ts'
import { searchEntryModel } from './search/store/search-entry-model.ts'
import { shareModel } from './shares/store/share-model.ts'

/** The models of all collections of the service's database. */
export const models = [
  askModel,
  conversationModel,
  deletedAccountModel,
  deletedConversationModel,
  exchangeModel,
  modelDayModel,
  inboxItemModel,
  summaryModel,
  summaryRunModel,
  memoryModel,
  memorySettingModel,
  searchEntryModel,
  shareModel,
]
