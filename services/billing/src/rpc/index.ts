import { returnFreeWorkRpc, useFreeWorkRpc } from './accounts/free-work.ts'
import { getBalanceRpc, listAppSpendingRpc } from './accounts/get-balance.ts'
import { grantCreditsRpc } from './accounts/grant-credits.ts'
import { holdRpc } from './accounts/hold.ts'
import { listLedgerRpc } from './accounts/list-ledger.ts'
import { releaseRpc } from './accounts/release.ts'
import { createCheckoutRpc } from './payments/create-checkout.ts'
import { getLocalCheckoutRpc } from './payments/get-local-checkout.ts'
import { getRevenueFiguresRpc } from './payments/get-revenue-figures.ts'
import { listPackagesRpc } from './payments/list-packages.ts'
import { listPaymentsRpc } from './payments/list-payments.ts'
import { receiveWebhookRpc } from './payments/receive-webhook.ts'
import { searchPaymentsRpc } from './payments/search-payments.ts'
import { signLocalEventRpc } from './payments/sign-local-event.ts'

/** Every method of BillingService. */
export const rpcs = [
  getBalanceRpc,
  listAppSpendingRpc,
  listLedgerRpc,
  holdRpc,
  releaseRpc,
  useFreeWorkRpc,
  returnFreeWorkRpc,
  grantCreditsRpc,
  listPackagesRpc,
  createCheckoutRpc,
  listPaymentsRpc,
  receiveWebhookRpc,
  getLocalCheckoutRpc,
  signLocalEventRpc,
  searchPaymentsRpc,
  getRevenueFiguresRpc,
]
