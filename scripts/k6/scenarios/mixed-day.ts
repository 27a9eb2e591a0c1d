import { checkHoldsReleased } from '../client/check-holds-released.ts'
import { eachRoute, optionsFor } from '../client/options.ts'
import { settingsOf } from '../client/settings.ts'
import { prepareAccounts, type TestAccounts } from '../client/test-accounts.ts'
import { dayStages, flowShares } from '../plan/daily-traffic.ts'
import { changing } from '../plan/executors.ts'
import { report } from '../report/report.ts'
import { mixedRoutes, userFlowMix } from '../user-flows/visit.ts'

/* All user flows with the traffic of a day, from midnight to midnight, within minutes. RATE is that of the busiest hour. */
const { rate = 10, ...given } = settingsOf({ rate: 10, duration: '5m', p95Ms: 500 })
const settings = { ...given, rate }
const visitor = userFlowMix()

export const options = optionsFor(
  { day: changing(dayStages(rate, 1, settings.seconds), settings, { exec: 'visit' }) },
  { rostra_opened: [`p(95)<${settings.p95Ms}`], ...eachRoute(mixedRoutes, settings.p95Ms) },
)
export const setup = (): TestAccounts => prepareAccounts(settings, flowShares.member)
export const visit = (accounts: TestAccounts): void => visitor(accounts)
export const teardown = (accounts: TestAccounts): void => checkHoldsReleased(accounts)
export const handleSummary = report('mixed day', settings, 'in the busiest hour')
