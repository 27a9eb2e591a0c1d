import { eachRoute, optionsFor } from '../client/options.ts'
import { gather, type People } from '../client/people.ts'
import { report } from '../client/report.ts'
import { settingsOf } from '../client/settings.ts'
import { settled } from '../client/settled.ts'
import { dayStages, visitShares } from '../plan/day.ts'
import { changing } from '../plan/executors.ts'
import { visitedRoutes, visiting } from '../visits/visit.ts'

/* A whole day of everything, from midnight to midnight, squeezed into minutes. RATE is that of the busiest hour. */
const { rate = 10, ...given } = settingsOf({ rate: 10, duration: '5m', p95Ms: 500 })
const settings = { ...given, rate }
const visitor = visiting()

export const options = optionsFor(
  { day: changing(dayStages(rate, 1, settings.seconds), settings, { exec: 'visit' }) },
  { rostra_opened: [`p(95)<${settings.p95Ms}`], ...eachRoute(visitedRoutes, settings.p95Ms) },
)
export const setup = (): People => gather(settings, visitShares.member)
export const visit = (people: People): void => visitor(people)
export const teardown = (people: People): void => settled(people)
export const handleSummary = report('mixed day', settings, 'in the busiest hour')
