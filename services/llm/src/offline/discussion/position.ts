import type { LabelledAnswer } from '../../chat-model.ts'
import type { Area, Lens } from './lenses/lens.ts'
import { lenses } from './lenses/lenses.ts'
import { capitalized } from './sentences.ts'

/** Returns the position of a lens on a question of an area, with what was taken over from another answer. */
export function positionOf(lens: Lens, area: Area, adopted?: Lens): string {
  const { stand } = lens.areas[area]
  const whole = adopted ? `${stand}, and ${adopted.addition}` : stand
  return lenses.indexOf(lens) % 2 === 0 ? `I would ${whole}.` : `${capitalized(whole)}.`
}

/** The lens that an answer argues through, and those that it took something over from. */
export interface Stance {
  answer: LabelledAnswer
  lens: Lens | undefined
  adopted: readonly Lens[]
}

/** Finds the stance of an answer in its own words. An answer of another model has none, unless it happens to use the same words. */
export function stanceOf(answer: LabelledAnswer): Stance {
  const position = answer.position.toLowerCase()
  return {
    answer,
    lens: lenses.find(({ areas }) => Object.values(areas).some(({ stand }) => position.includes(stand))),
    adopted: lenses.filter(({ addition }) => position.includes(addition)),
  }
}

/** Returns a position as it fits after "I would" or "Expert A would", if it is advice of this model; else undefined. */
export function adviceIn(position: string): string {
  return position.replace(/^\W*I would\s+/i, '').replace(/[.!\s]+$/, '')
}
