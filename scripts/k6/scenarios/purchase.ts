import { optionsFor } from '../client/options.ts'
import { readyProduct } from '../client/ready-product.ts'
import { report } from '../client/report.ts'
import { settingsOf } from '../client/settings.ts'
import { steady } from '../plan/executors.ts'
import { buying } from '../visits/purchase.ts'

/* Members who buy credits at the local checkout, from the choice of a package to the line in the ledger. */
const settings = settingsOf({ rate: 2, duration: '1m', p95Ms: 1_000 })
const buy = buying()

export const options = optionsFor({ buyers: steady(settings, { exec: 'buyer' }) }, { rostra_purchase: [`p(95)<${settings.p95Ms}`] })
export const setup = (): void => void readyProduct()
export const buyer = (): void => buy()
export const handleSummary = report('purchase', settings)
