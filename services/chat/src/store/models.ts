import { conversationModel } from './conversation-model.ts'
import { departureModel } from './departure-model.ts'
import { exchangeModel } from './exchange-model.ts'

/** All that the service keeps in its database. */
export const models = [conversationModel, departureModel, exchangeModel]
