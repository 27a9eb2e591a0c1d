import { inTransaction, objectId } from '@rostra/kit/stores/mongo'
import type { Connection, Model } from 'mongoose'
import { dailyModel, rowsOfPersona } from '../analytics/daily-model.ts'
import { reachModel } from '../analytics/reach-model.ts'
import { featuredModel } from '../featured/featured-turns.ts'
import { promptVersionModel } from '../prompt-versions/prompt-versions.ts'
import { closedReports, reportModel } from '../reports/report-model.ts'
import { voteModel } from '../votes/vote-model.ts'
import type { PersonaRow } from './persona-model.ts'

/**
 * Returns a function that deletes a persona and every row about it in one transaction; its open reports are closed. A concurrent vote or exchange writes the same rows,
 * so one of the two conflicts and retries: its rows are either deleted with the persona, or it finds no persona.
 */
export function mongoPersonaRemoval(connection: Connection, personas: Model<PersonaRow>): (id: string) => Promise<void> {
  const [votes, featured] = [voteModel(connection), featuredModel(connection)]
  const [reach, daily] = [reachModel(connection), dailyModel(connection)]
  const [versions, reports] = [promptVersionModel(connection), reportModel(connection)]
  return (id) =>
    inTransaction(connection, async (session) => {
      await personas.deleteOne({ _id: objectId(id) }, { session })
      await reports.updateMany({ personaId: id, isOpen: true }, closedReports(), { session })
      await votes.deleteMany({ personaId: id }, { session })
      await featured.deleteMany({ botId: id }, { session })
      await versions.deleteMany({ personaId: id }, { session })
      await reach.deleteMany(rowsOfPersona(id), { session })
      await daily.deleteMany(rowsOfPersona(id), { session })
    })
}
