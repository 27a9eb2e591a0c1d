import { accountModel } from './account-model.ts'
import { ledgerModel } from './ledger-model.ts'
import { paymentModel } from './payment-model.ts'

/** All that the service keeps in its database. */
export const models = [accountModel, ledgerModel, paymentModel]
