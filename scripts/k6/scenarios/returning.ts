import { checkHoldsReleased } from '../client/check-holds-released.ts'
import { checkTarget } from '../client/check-target.ts'
import { eachRoute, optionsFor } from '../client/options.ts'
import { settingsOf } from '../client/settings.ts'
import type { TestAccounts } from '../client/test-accounts.ts'
import { steady } from '../plan/executors.ts'
import { report } from '../report/report.ts'
import { readAnswer } from '../user-flows/read-answer.ts'
import { returningFlow, returningRoutes } from '../user-flows/returning.ts'

/* Members who return to their conversations: history, search, edits, new answers, branches, shares, feedback. */
const settings = settingsOf({ rate: 2, duration: '1m', p95Ms: 500 })
const returnTo = returningFlow(readAnswer)

export const options = optionsFor({ members: steady(settings, { exec: 'member' }) }, eachRoute(returningRoutes, settings.p95Ms))
export const setup = (): TestAccounts => ({ personas: checkTarget(), members: [] })
export const member = (accounts: TestAccounts): void => returnTo(accounts)
export const teardown = checkHoldsReleased
export const handleSummary = report('returning', settings)
