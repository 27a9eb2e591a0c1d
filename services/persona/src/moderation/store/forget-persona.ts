import type { Batch } from '@rostra/kit/async/run-batches'
import { updateBatch } from '@rostra/kit/stores/batched-rows'
import type { Connection } from 'mongoose'
import { closedReports, reportModel } from './report-model.ts'

/** Returns the batch that closes the reports of a persona. */
export function forgetPersona(connection: Connection): (personaId: string) => Batch[] {
  const reports = reportModel(connection)
  return (personaId) => [() => updateBatch(reports, { personaId, isOpen: true }, closedReports())]
}
