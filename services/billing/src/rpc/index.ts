import { getBalanceRpc } from './get-balance.ts'
import { grantCreditsRpc } from './grant-credits.ts'
import { holdRpc } from './hold.ts'
import { listLedgerRpc } from './list-ledger.ts'
import { paymentRpcs } from './payments.ts'
import { releaseRpc } from './release.ts'

/** Every method of BillingService. */
export const rpcs = [getBalanceRpc, listLedgerRpc, holdRpc, releaseRpc, grantCreditsRpc, ...paymentRpcs]
