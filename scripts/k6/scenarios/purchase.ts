import { checkTarget } from '../client/check-target.ts'
import { optionsFor } from '../client/options.ts'
import { settingsOf } from '../client/settings.ts'
import { steady } from '../plan/executors.ts'
import { report } from '../report/report.ts'
import { purchaseFlow } from '../user-flows/purchase.ts'

/* Members who buy credits at the local checkout, from the choice of a package to the ledger entry. */
const settings = settingsOf({ rate: 2, duration: '1m', p95Ms: 1_000 })
const buy = purchaseFlow()

export const options = optionsFor({ buyers: steady(settings, { exec: 'buyer' }) }, { rostra_purchase: [`p(95)<${settings.p95Ms}`] })
export const setup = (): void => void checkTarget()
export const buyer = (): void => buy()
export const handleSummary = report('purchase', settings)
