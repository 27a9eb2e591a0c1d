import { dayMs, type Step } from '../world.ts'
import { compact, type Planter } from './plant.ts'

/** How many new people a subject gets before each edition of the last day. */
const joining = 3

/**
 * Subjects of slightly fewer people than the floor, which three more people lift over it before an edition. A reader who compares two
 * editions and knows all the others would learn about the three. Returns the sentence that the next ones say, by subject.
 */
export function plantLiftedSubjects(planter: Planter): (() => string)[] {
  const { times, random, spread, keep, draw, size } = planter
  return times(4).map(() => {
    const words = [random.inventWord(), random.inventWord()]
    const textOf = () =>
      random.pick([
        `What is ${words[0]} with ${words[1]}?`,
        `I try ${words[1]} and ${words[0]} tonight.`,
        `${words[0]} needs ${words[1]}, they say.`,
      ])
    spread('few', textOf, draw(size.minPeople - 2))
    keep('subject that a few people lift over the floor', words.join(' '), compact(...words))
    return textOf
  })
}

/** The editions of the last day: a few people join subjects before each, and before the second, a few take their consent back. */
export function lastDaySteps(planter: Planter, lifted: readonly (() => string)[], firstAt: number): Step[] {
  const { size, draw, messages, say, persona, sentence } = planter
  return Array.from({ length: size.sameDayEditions }, (_, index) => {
    const at = firstAt + index * 600_000
    const before = messages.length
    for (const textOf of [...lifted, sentence])
      for (const { id } of draw(joining)) say({ person: `member:${id}`, persona: persona(), at: at - 120_000, text: textOf() })
    const withdrawals = index === 1 ? draw(joining).map(({ id }) => id) : []
    return { at, messages: messages.slice(before), withdrawals, madePrivate: [] }
  })
}

/** 21:00 of the last day: later than every message of the days. */
export const lastDayStart = (start: number, days: number): number => start + (days - 1) * dayMs + 21.5 * 3_600_000
