import { inTransaction, isDuplicate } from '@rostra/kit/stores/mongo'
import { type Connection, Schema } from 'mongoose'
import type { FeaturedTurns } from '../../domain/featured/ports.ts'

interface FeaturedRow {
  botId: string
  /** YYYY-MM-DD, UTC */
  featuredDate: string
  rotationCycleId: number
  /** Position on the day, from 0. */
  displayOrder: number
}

const schema = new Schema<FeaturedRow>(
  {
    botId: { type: String, required: true },
    featuredDate: { type: String, required: true },
    rotationCycleId: { type: Number, required: true },
    displayOrder: { type: Number, required: true },
  },
  { collection: 'featured_bots', versionKey: false },
)
// The unique indexes enforce the rules across replicas: a day is drawn once, and a persona has one turn in a cycle.
schema.index({ featuredDate: 1, displayOrder: 1 }, { unique: true })
schema.index({ rotationCycleId: 1, botId: 1 }, { unique: true })

export const featuredModel = (connection: Connection) => connection.model<FeaturedRow>('FeaturedBot', schema)

/** The turns of the rotation, in MongoDB. Reads are local, so that a replica that lost a claim sees the winner's rows at once. */
export function mongoFeaturedTurns(connection: Connection): FeaturedTurns {
  const model = featuredModel(connection)
  return {
    of: async (featuredDate) => {
      const rows = await model.find({ featuredDate }).sort({ displayOrder: 1 }).readConcern('local').lean()
      return rows.map(({ botId, rotationCycleId }) => ({ personaId: botId, cycle: rotationCycleId }))
    },
    progress: async () => {
      const latest = await model.findOne().sort({ rotationCycleId: -1 }).readConcern('local').lean()
      const cycle = latest?.rotationCycleId ?? 1
      const rows = await model.find({ rotationCycleId: cycle }, { botId: 1, _id: 0 }).readConcern('local').lean()
      return { cycle, featuredIds: rows.map(({ botId }) => botId) }
    },
    claim: async (featuredDate, turns) => {
      const rows = turns.map(({ personaId, cycle }, displayOrder) => ({
        botId: personaId,
        featuredDate,
        rotationCycleId: cycle,
        displayOrder,
      }))
      try {
        await inTransaction(connection, async (session) => {
          await model.insertMany(rows, { session })
        })
        return true
      } catch (error) {
        if (isDuplicate(error)) return false
        throw error
      }
    },
  }
}
