import { checkTarget, type Persona } from '../client/check-target.ts'
import { eachRoute, optionsFor } from '../client/options.ts'
import { settingsOf } from '../client/settings.ts'
import { steady } from '../plan/executors.ts'
import { report } from '../report/report.ts'
import { browse, browsedRoutes } from '../user-flows/browse.ts'

/* Anonymous visitors: the landing page and its files, lists, searches, persona pages. */
const settings = settingsOf({ rate: 10, duration: '1m', p95Ms: 200 })

export const options = optionsFor({ visitors: steady(settings, { exec: 'visitor' }) }, eachRoute(browsedRoutes, settings.p95Ms))
export const setup = (): Persona[] => checkTarget()
export const visitor = (personas: Persona[]): void => browse(personas)
export const handleSummary = report('browse', settings)
