import { accountModel } from './accounts/account-model.ts'
import { ledgerModel } from './accounts/ledger-model.ts'
import { freeWorkModel } from './free-work/free-work-model.ts'
import { paymentModel } from './payments/payment-model.ts'

/** Every collection of the service's database. */
export const models = [accountModel, ledgerModel, freeWorkModel, paymentModel]
