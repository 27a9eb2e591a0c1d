import { createCrowd } from './crowd.ts'
import { talkOfEverydayThings } from './everyday.ts'
import { createRandom } from './random.ts'
import { plantAddresses } from './secrets/addresses.ts'
import { plantGroups } from './secrets/groups.ts'
import { plantHostileMessages } from './secrets/hostile.ts'
import { lastDayStart, lastDaySteps, plantLiftedSubjects } from './secrets/lifted-subjects.ts'
import { plantNames } from './secrets/names.ts'
import { plantNumbers } from './secrets/numbers.ts'
import { createPlanter } from './secrets/plant.ts'
import { plantPhrases, plantWords } from './secrets/words.ts'
import { talkInSteadyCircles } from './steady.ts'
import { dayMs, type Step, type World, type WorldSize } from './world.ts'

/** Days that are over before the first edition. */
const daysBefore = 14

/**
 * Builds a month of messages with planted secrets: the same for the same size, seed and start. An edition is made at 21:00 of each day from
 * day 14 on, then a few more on the last day.
 */
export function buildWorld(size: WorldSize, seed: number, start: number): World {
  const random = createRandom(seed)
  const crowd = createCrowd(size, random, start)
  talkOfEverydayThings(crowd)
  talkInSteadyCircles(crowd)
  const planter = createPlanter(crowd)
  plantNames(planter)
  plantNumbers(planter)
  plantAddresses(planter)
  plantWords(planter)
  plantPhrases(planter)
  plantGroups(planter)
  plantHostileMessages(planter)
  const lifted = plantLiftedSubjects(planter)
  const said = crowd.messages.toSorted((a, b) => a.at - b.at)
  const days = Array.from({ length: size.days - daysBefore }, (_, index): Step => {
    const at = start + (daysBefore + index) * dayMs + 21 * 3_600_000
    const messages = said.filter((message) => message.at <= at && (index === 0 || message.at > at - dayMs))
    const isThird = index === Math.min(3, size.days - daysBefore - 1)
    return { at, messages, withdrawals: isThird ? planter.withdrawing : [], madePrivate: isThird ? [crowd.personas[1]?.id ?? ''] : [] }
  })
  const steps = [...days, ...lastDaySteps(planter, lifted, lastDayStart(start, size.days))]
  return { size, personas: [...crowd.personas, ...crowd.privatePersonas], members: crowd.members, secrets: planter.secrets, steps }
}
