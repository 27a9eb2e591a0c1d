import { begin } from './begin.ts'
import { cause } from './cause.ts'
import { evidence } from './evidence.ts'
import { figures } from './figures.ts'
import { honesty } from './honesty.ts'
import type { Lens } from './lens.ts'
import { less } from './less.ts'
import { pace } from './pace.ts'
import { people } from './people.ts'
import { prepare } from './prepare.ts'
import { safety } from './safety.ts'
import { steps } from './steps.ts'
import { values } from './values.ts'

/**
 * On a practical question the first five advise a step of its theme and the others their general advice, so that the experts of one discussion
 * seldom say the same sentence.
 */
export const lenses: readonly Lens[] = [figures, honesty, pace, values, prepare, safety, people, less, begin, steps, cause, evidence]

/** The lenses that take a step of a theme. */
export const takesStep = (lens: Lens): boolean => lenses.indexOf(lens) < 5
