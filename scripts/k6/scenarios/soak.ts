import { each, eachRoute, optionsFor } from '../client/options.ts'
import { gather, type People } from '../client/people.ts'
import { report } from '../client/report.ts'
import { settingsOf } from '../client/settings.ts'
import { settled } from '../client/settled.ts'
import { visitShares } from '../plan/day.ts'
import { steady } from '../plan/executors.ts'
import { visitedRoutes, visiting } from '../visits/visit.ts'

/* Everything at one rate for long. The second half is held to the same as the first, so that what grows with time shows. */
const settings = settingsOf({ rate: 5, duration: '30m', p95Ms: 500 })
const half = settings.seconds / 2
const visitor = visiting()

export const options = optionsFor(
  {
    early: steady(settings, { exec: 'visit', seconds: half, tags: { phase: 'early' } }),
    late: steady(settings, { exec: 'visit', startsAtSeconds: half, seconds: half, tags: { phase: 'late' } }),
  },
  {
    ...each('rostra_opened', 'phase', ['early', 'late'], settings.p95Ms),
    ...eachRoute(visitedRoutes, settings.p95Ms),
  },
)
export const setup = (): People => gather(settings, visitShares.member)
export const visit = (people: People): void => visitor(people)
export const teardown = (people: People): void => settled(people)
export const handleSummary = report('soak', settings)
