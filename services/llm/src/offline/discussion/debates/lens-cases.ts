import type { LensName } from '../lenses/lens.ts'
import type { LensCase } from './lens-case.ts'
import { livelyCases } from './lively-cases.ts'
import { soberCases } from './sober-cases.ts'

export const lensCases: Record<LensName, LensCase> = { ...soberCases, ...livelyCases }
