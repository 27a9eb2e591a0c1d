import { eachRoute, optionsFor } from '../client/options.ts'
import { type Persona, readyProduct } from '../client/ready-product.ts'
import { report } from '../client/report.ts'
import { settingsOf } from '../client/settings.ts'
import { steady } from '../plan/executors.ts'
import { browse, browsedRoutes } from '../visits/browse.ts'

/* People who look around: the landing page and its files, lists, searches, personas. */
const settings = settingsOf({ rate: 10, duration: '1m', p95Ms: 200 })

export const options = optionsFor({ visitors: steady(settings, { exec: 'visitor' }) }, eachRoute(browsedRoutes, settings.p95Ms))
export const setup = (): Persona[] => readyProduct()
export const visitor = (personas: Persona[]): void => browse(personas)
export const handleSummary = report('browse', settings)
