import { type Advice, adviceOf } from './advice.ts'
import type { Lens } from './lenses/lens.ts'
import { lenses } from './lenses/lenses.ts'
import type { Question } from './question.ts'
import { capitalized, lowered } from './sentences.ts'

/** Returns the position of a lens on a question, with what it took over from another answer. */
export function positionOf(lens: Lens, question: Question, adopted?: Lens): string {
  const { stand, isStep, verdict }: Advice = adviceOf(lens, question)
  const whole = adopted ? `${stand}, and ${adopted.addition}` : stand
  if (verdict) return `${verdict.replace(/\.$/, '')}: ${lowered(whole)}.`
  return lenses.indexOf(lens) % 2 === 0 && !isStep ? `I would ${whole}.` : `${capitalized(whole)}.`
}

/** Returns a position without what was taken over from another answer. */
export function ownPart(position: string): string {
  return lenses.reduce((text, { addition }) => text.replace(`, and ${addition}`, ''), position.trim())
}

/** Returns the advice of a position: its own part without a verdict and "I would". */
export function adviceIn(position: string): string {
  const advice = ownPart(position)
    .replace(/^\W*I would\s+/i, '')
    .replace(/[.!\s]+$/, '')
  return lenses.reduce((text, { verdict }) => text.replace(`${verdict.replace(/\.$/, '')}: `, ''), advice)
}
