import { optionsFor } from '../client/options.ts'
import { gather, type People } from '../client/people.ts'
import { report } from '../client/report.ts'
import { settingsOf } from '../client/settings.ts'
import { steady } from '../plan/executors.ts'
import { signIn } from '../visits/sign-in.ts'

/* People who register, log in and log out. Each costs 25 ms of a core: the rate says how many cores that is. */
const settings = settingsOf({ rate: 4, duration: '1m', p95Ms: 500 })
const below = [`p(95)<${settings.p95Ms}`]

export const options = optionsFor({ people: steady(settings, { exec: 'person' }) }, { rostra_login: below, rostra_register: below })
export const setup = (): People => gather({ ...settings, rate: 1, seconds: 1, members: settings.members ?? 20 }, 1)
export const person = ({ members }: People): void => signIn(members)
export const handleSummary = report('sign-in', settings)
