import type { MaterialHint } from '../../chat-model.ts'
import { leastFit } from '../../least-fit.ts'
import { partsOf } from '../ruled-out/parts.ts'
import { isExercisePlan, isMedical, tellsCondition } from './health.ts'

type Passages = MaterialHint['passages']

/** What an answer to a person with an injury, an illness or a pregnancy is made of. */
interface DoctorFirst {
  /** A doctor is asked first: this passage says so, when there is one. */
  isNeeded: boolean
  medical: Passages[number] | undefined
  /** The message asks for a plan of exercise, which is withheld, or only tells the condition. */
  isAlone: boolean
  /** The passages without plans of exercise. */
  passages: Passages
}

const fitness = 'Health & Fitness'

/**
 * Decides what a persona of health and fitness answers to a person who told a condition: to the message that tells it, and to one that
 * asks for a plan of exercise, that a doctor is asked first. `told`: the notes and messages, the latest last.
 */
export function doctorFirst(passages: Passages, told: readonly string[], topics: readonly string[]): DoctorFirst {
  if (!topics.includes(fitness) || !told.some(tellsCondition)) return { isNeeded: false, medical: undefined, isAlone: false, passages }
  const best = passages.filter(({ fit }) => fit >= leastFit).sort((one, other) => other.fit - one.fit)[0]
  const isPlanWanted = best !== undefined && isExercisePlan(best)
  const message = told.at(-1) ?? ''
  const isTold = tellsCondition(message)
  const isAlone = isPlanWanted || (isTold && partsOf(message).every(({ isQuestion }) => !isQuestion))
  return {
    isNeeded: isPlanWanted || isTold,
    // The search puts the one that it found for the condition last.
    medical: passages.findLast(isMedical),
    isAlone,
    passages: passages.filter((passage) => !isExercisePlan(passage)),
  }
}
