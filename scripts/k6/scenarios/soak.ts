import { checkHoldsReleased } from '../client/check-holds-released.ts'
import { each, eachRoute, optionsFor } from '../client/options.ts'
import { settingsOf } from '../client/settings.ts'
import { prepareAccounts, type TestAccounts } from '../client/test-accounts.ts'
import { flowShares } from '../plan/daily-traffic.ts'
import { steady } from '../plan/executors.ts'
import { report } from '../report/report.ts'
import { mixedRoutes, userFlowMix } from '../user-flows/visit.ts'

/* All user flows at a constant rate. Both halves have the same thresholds, so that growth over time is visible. */
const settings = settingsOf({ rate: 5, duration: '30m', p95Ms: 500 })
const half = settings.seconds / 2
const visitor = userFlowMix()

export const options = optionsFor(
  {
    early: steady(settings, { exec: 'visit', seconds: half, tags: { phase: 'early' } }),
    late: steady(settings, { exec: 'visit', startsAtSeconds: half, seconds: half, tags: { phase: 'late' } }),
  },
  {
    ...each('rostra_opened', 'phase', ['early', 'late'], settings.p95Ms),
    ...eachRoute(mixedRoutes, settings.p95Ms),
  },
)
export const setup = (): TestAccounts => prepareAccounts(settings, flowShares.member)
export const visit = (accounts: TestAccounts): void => visitor(accounts)
export const teardown = (accounts: TestAccounts): void => checkHoldsReleased(accounts)
export const handleSummary = report('soak', settings)
