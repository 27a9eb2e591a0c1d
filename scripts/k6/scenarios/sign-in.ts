import { optionsFor } from '../client/options.ts'
import { settingsOf } from '../client/settings.ts'
import { prepareAccounts, type TestAccounts } from '../client/test-accounts.ts'
import { steady } from '../plan/executors.ts'
import { report } from '../report/report.ts'
import { signIn } from '../user-flows/sign-in.ts'

/* Members who register, log in and log out. Each iteration hashes one password, which costs 25 ms of a core. */
const settings = settingsOf({ rate: 4, duration: '1m', p95Ms: 500 })
const below = [`p(95)<${settings.p95Ms}`]

export const options = optionsFor({ visitors: steady(settings, { exec: 'visitor' }) }, { rostra_login: below, rostra_register: below })
export const setup = (): TestAccounts => prepareAccounts({ ...settings, rate: 1, seconds: 1, members: settings.members ?? 20 }, 1)
export const visitor = ({ members }: TestAccounts): void => signIn(members)
export const handleSummary = report('sign-in', settings)
