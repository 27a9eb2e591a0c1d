import { checkTarget } from '../client/check-target.ts'
import { eachRoute, optionsFor } from '../client/options.ts'
import { settingsOf } from '../client/settings.ts'
import type { TestAccounts } from '../client/test-accounts.ts'
import { steady } from '../plan/executors.ts'
import { report } from '../report/report.ts'
import { discussionFlow, discussionRoutes } from '../user-flows/discussion.ts'

/* Members with circles of five experts who start discussions and follow them to the end. */
const settings = settingsOf({ rate: 1, duration: '1m', p95Ms: 500 })
const discuss = discussionFlow()

export const options = optionsFor(
  { members: steady(settings, { exec: 'member' }) },
  { ...eachRoute(discussionRoutes, settings.p95Ms), rostra_discussion_started: [`p(95)<${settings.p95Ms}`] },
)
export const setup = (): TestAccounts => ({ personas: checkTarget(), members: [] })
export const member = (accounts: TestAccounts): void => discuss(accounts)
export const handleSummary = report('discussion', settings)
