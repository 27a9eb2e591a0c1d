import type { Crowd } from '../crowd.ts'
import { subjects } from '../everyday.ts'
import type { Needle, Secret, WorldMember, WorldPersona } from '../world.ts'

export const compact = (...texts: string[]): Needle[] => texts.map((text) => ({ look: 'compact', text }))
export const inWords = (...texts: string[]): Needle[] => texts.map((text) => ({ look: 'words', text }))

/** Who says a secret: one member, one fewer than the floor, or more than twice the floor. */
export type Audience = 'one' | 'few' | 'many'

export const countOf = (audience: Audience, { minPeople }: { minPeople: number }): number =>
  audience === 'one' ? 1 : audience === 'few' ? minPeople - 1 : 2 * minPeople + 3

export interface Planter extends Crowd {
  secrets: Secret[]
  /** Accounts that take their consent back before edition 3. */
  withdrawing: string[]
  /** Returns so many of a kind's secrets, scaled by the size of the world: at least one. */
  times: (count: number) => number[]
  /** Returns members who consent: first those whom no other secret uses. */
  draw: (count: number) => WorldMember[]
  /** Lets an audience of willing members say a text, once in 6 days each, beside a sentence about an everyday subject. */
  spread: (audience: Audience, textOf: () => string, people?: readonly WorldMember[]) => void
  keep: (kind: string, text: string, needles: readonly Needle[], fromEdition?: number) => void
  /** A sentence of an everyday subject. */
  sentence: () => string
  persona: () => WorldPersona
}

export function createPlanter(crowd: Crowd): Planter {
  const { random, size, willing } = crowd
  const secrets: Secret[] = []
  let drawn: WorldMember[] = []
  const draw = (count: number): WorldMember[] => {
    if (drawn.length < count) drawn = random.sample(willing, willing.length)
    return drawn.splice(0, count)
  }
  const sentence = () => crowd.fill(random.pick(random.pick(subjects).templates))
  const persona = () => random.pick(crowd.personas)
  return {
    ...crowd,
    secrets,
    withdrawing: [],
    draw,
    sentence,
    persona,
    times: (count) => Array.from({ length: Math.max(1, Math.round(count * size.secrets)) }, (_, index) => index),
    keep: (kind, text, needles, fromEdition = 0) => void secrets.push({ kind, text, needles, fromEdition }),
    spread: (audience, textOf, people = draw(countOf(audience, size))) => {
      // Everyone says it once in each window of 7 days, so that it is above the floor, or known to the service, in every edition.
      for (const member of people)
        for (let day = random.below(6); day < size.days; day += 6) {
          const parts = random.next() < 0.5 ? [sentence(), textOf()] : [textOf(), sentence()]
          crowd.say({ person: `member:${member.id}`, persona: persona(), at: crowd.momentOf(day), text: parts.join(' ') })
        }
    },
  }
}
