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
  /** Willing members that no other secret has used as yet, as far as there are such. */
  draw: (count: number) => WorldMember[]
  /** Lets an audience of willing members say a text, each among sentences about an everyday subject, some of them several times. */
  spread: (audience: Audience, textOf: (member: WorldMember, time: number) => string, people?: readonly WorldMember[]) => void
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
      // Every member of a crowd says it once in each window of 7 days, so that it is above the floor in every edition.
      const times = audience === 'one' ? 1 : Math.ceil(size.days / 6)
      for (const member of people)
        for (let time = 0; time < times; time++) {
          const day = audience === 'one' ? random.below(size.days) : Math.min(size.days - 1, time * 6 + random.below(6))
          const parts = random.next() < 0.5 ? [sentence(), textOf(member, time)] : [textOf(member, time), sentence()]
          crowd.say({ person: `member:${member.id}`, persona: persona(), at: crowd.momentOf(day), text: parts.join(' ') })
        }
    },
  }
}
