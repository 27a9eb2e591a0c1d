import { onceFor } from '@rostra/kit/events/once'
import type { Connection } from 'mongoose'
import { dailyModel } from './daily-model.ts'
import { departureModel } from './departures.ts'
import { featuredModel } from './featured.ts'
import { ownerModel } from './owner-model.ts'
import { personaModel } from './persona-model.ts'
import { promptVersionModel } from './prompt-versions.ts'
import { reachModel } from './reach-model.ts'
import { voteModel } from './vote-model.ts'

/** The events that were handled are kept whatever the group is called. */
const handledEvents = (connection: Connection) => onceFor(connection, 'persona')

/** All that the service keeps in its database. */
export const models = [
  dailyModel,
  departureModel,
  featuredModel,
  handledEvents,
  ownerModel,
  personaModel,
  promptVersionModel,
  reachModel,
  voteModel,
]
