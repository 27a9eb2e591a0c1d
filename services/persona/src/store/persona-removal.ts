import { inTransaction, objectId } from '@rostra/kit/mongo'
import type { Connection, Model } from 'mongoose'
import { dailyModel, rowsOf } from './daily-model.ts'
import { featuredModel } from './featured.ts'
import type { PersonaRow } from './persona-model.ts'
import { promptVersionModel } from './prompt-versions.ts'
import { reachModel } from './reach-model.ts'
import { voteModel } from './vote-model.ts'

/**
 * Deletes a persona and every row about it in one transaction. A vote or an exchange that comes at the same time writes the persona as
 * well, so the two conflict: it either goes with the persona or finds none.
 */
export function personaRemoval(connection: Connection, personas: Model<PersonaRow>): (id: string) => Promise<void> {
  const [votes, featured] = [voteModel(connection), featuredModel(connection)]
  const [reach, daily] = [reachModel(connection), dailyModel(connection)]
  const versions = promptVersionModel(connection)
  return (id) =>
    inTransaction(connection, async (session) => {
      await personas.deleteOne({ _id: objectId(id) }, { session })
      await votes.deleteMany({ personaId: id }, { session })
      await featured.deleteMany({ botId: id }, { session })
      await versions.deleteMany({ personaId: id }, { session })
      await reach.deleteMany(rowsOf(id), { session })
      await daily.deleteMany(rowsOf(id), { session })
    })
}
