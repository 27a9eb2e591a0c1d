import { each, optionsFor } from '../client/options.ts'
import { settingsOf } from '../client/settings.ts'
import { prepareAccounts, type TestAccounts } from '../client/test-accounts.ts'
import { changing, steady } from '../plan/executors.ts'
import { spikeStages } from '../plan/spike.ts'
import { report } from '../report/report.ts'
import { userFlowMix } from '../user-flows/visit.ts'

/*
 * The normal rate, then SPIKE times the rate at once, then the normal rate again. During the spike the product may refuse some requests.
 * Accepted answers must be complete, and afterwards latency must be as before.
 */
const { rate = 2, ...given } = settingsOf({ rate: 2, duration: '1m30s', p95Ms: 500 })
const settings = { ...given, rate }
const factor = Number(__ENV.SPIKE || 10)
if (!(factor > 1)) throw new Error(`SPIKE=${__ENV.SPIKE} is not a number above 1: it multiplies the rate during the spike`)
const third = settings.seconds / 3
const shares = { browse: 0.5, guest: 0.5 }
const visitor = userFlowMix(shares)

export const options = optionsFor(
  {
    before: steady(settings, { exec: 'visit', seconds: third, tags: { phase: 'before' } }),
    spike: {
      ...changing(spikeStages(rate, factor, third), settings, { exec: 'visit', tags: { phase: 'spike' } }),
      startTime: `${Math.round(third * 1_000)}ms`,
    },
    after: steady(settings, { exec: 'visit', startsAtSeconds: 2 * third, seconds: third, tags: { phase: 'after' } }),
  },
  {
    ...each('rostra_opened', 'phase', ['before', 'after'], settings.p95Ms),
    ...each('rostra_opened', 'phase', ['spike'], 10 * settings.p95Ms),
    http_req_failed: [],
    checks: [],
    'http_req_failed{phase:before}': ['rate<0.001'],
    'http_req_failed{phase:spike}': ['rate<0.05'],
    'checks{phase:spike}': ['rate>0.95'],
    'http_req_failed{phase:after}': ['rate<0.001'],
    'checks{phase:after}': ['rate>0.999'],
  },
)
export const setup = (): TestAccounts => prepareAccounts(settings, 0)
export const visit = (accounts: TestAccounts): void => visitor(accounts)
export const handleSummary = report('spike', settings, `and ${factor} times the rate in the spike`)
