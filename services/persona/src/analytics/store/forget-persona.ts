import type { Batch } from '@rostra/kit/async/run-batches'
import { batchDeletion } from '@rostra/kit/stores/batched-rows'
import type { Connection } from 'mongoose'
import { dailyModel } from '../../core/store/daily-model.ts'
import { rowsOfPersona } from '../../core/store/rows-of-persona.ts'
import { reachModel } from './reach-model.ts'

/** Returns the batches that delete the rows of a persona. Days come last: an exchange that finds its conversation adds to its day. */
export function forgetPersona(connection: Connection): (personaId: string) => Batch[] {
  const reach = reachModel(connection)
  const daily = dailyModel(connection)
  return (personaId) => [batchDeletion(reach, rowsOfPersona(personaId), '_id'), batchDeletion(daily, rowsOfPersona(personaId), '_id')]
}
