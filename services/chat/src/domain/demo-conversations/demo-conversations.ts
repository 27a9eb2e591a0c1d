import type { DemoConversation, DemoSubject } from './demo-conversation.ts'
import { scheduled } from './schedule.ts'
import { balcony } from './subjects/balcony.ts'
import { budget } from './subjects/budget.ts'
import { bugs } from './subjects/bugs.ts'
import { fractions } from './subjects/fractions.ts'
import { interviews } from './subjects/interviews.ts'
import { newCity } from './subjects/new-city.ts'
import { nightTrains } from './subjects/night-trains.ts'
import { novel } from './subjects/novel.ts'
import { pricing } from './subjects/pricing.ts'
import { running } from './subjects/running.ts'
import { scams } from './subjects/scams.ts'
import { sleep } from './subjects/sleep.ts'
import { sourdough } from './subjects/sourdough.ts'
import { spanish } from './subjects/spanish.ts'
import { volunteers } from './subjects/volunteers.ts'

const subjects: readonly DemoSubject[] = [
  sourdough,
  interviews,
  budget,
  sleep,
  running,
  spanish,
  nightTrains,
  scams,
  bugs,
  fractions,
  novel,
  pricing,
  volunteers,
  newCity,
  balcony,
]

/** The conversations of a fresh installation. All of them are invented. */
export const demoConversations: readonly DemoConversation[] = subjects.flatMap(scheduled)
