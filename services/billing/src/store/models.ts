import { accountModel } from './accounts/account-model.ts'
import { ledgerModel } from './accounts/ledger-model.ts'
import { paymentModel } from './payments/payment-model.ts'

/** Every collection of the service's database. */
export const models = [accountModel, ledgerModel, paymentModel]
