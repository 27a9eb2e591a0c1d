import { inTransaction, isDuplicate, objectId } from '@rostra/kit/stores/mongo'
import { type Connection, type Model, Schema } from 'mongoose'
import { maxReportSources, minAgeMs, minConversations } from '../../domain/featured/eligibility.ts'
import type { FeaturedTurns } from '../../domain/featured/ports.ts'
import type { Tally } from '../../domain/votes/vote.ts'
import { listed, type PersonaRow, popularFirst } from '../personas/persona-model.ts'

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
schema.index({ botId: 1, rotationCycleId: 1 })

export const featuredModel = (connection: Connection) => connection.model<FeaturedRow>('FeaturedBot', schema)

/** Matches the personas that may be drawn, whatever their age and counts. */
const drawable = {
  ...listed,
  reportSources: { $not: { $gte: maxReportSources } },
  isExcluded: { $ne: true },
  pinSlot: { $exists: false },
}

/** The votes of a direction that count for the landing page. */
const counted = (direction: keyof Tally) => ({ $subtract: [`$${direction}`, { $ifNull: [`$unconfirmedVotes.${direction}`, 0] }] })

/** Matches the personas with no more downvotes than upvotes. */
export const withoutNegativeScore = { $expr: { $gte: [counted('upvotes'), counted('downvotes')] } }

/**
 * The turns of the rotation, in MongoDB. Reads are local, so that a replica that lost a claim sees the
 * winner's rows at once. The personas of `demoOwnerId` may always be drawn.
 */
export function mongoFeaturedTurns(connection: Connection, personas: Model<PersonaRow>, demoOwnerId: string): FeaturedTurns {
  const model = featuredModel(connection)
  const popular = async (filter: object, limit: number) =>
    personas.find(filter, { popularity: 1 }).sort(popularFirst).limit(limit).lean<Pick<PersonaRow, '_id' | 'popularity'>[]>()
  /** Returns the ids of the most popular personas that may be drawn. */
  const draw = async (filter: object, limit: number, now: Date) => {
    const proven = {
      conversationCount: { $gte: minConversations },
      createdAt: { $lt: new Date(now.getTime() - minAgeMs) },
      ...withoutNegativeScore,
    }
    const found = await Promise.all([{ ownerId: demoOwnerId }, proven].map((also) => popular({ ...drawable, ...also, ...filter }, limit)))
    const ids = found
      .flat()
      .sort((a, b) => b.popularity - a.popularity || (a._id.toHexString() < b._id.toHexString() ? 1 : -1))
      .map(({ _id }) => _id.toHexString())
    return [...new Set(ids)].slice(0, limit)
  }
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
    candidates: async (count, featuredIds, now) => {
      const notYetFeatured = { _id: { $nin: featuredIds.map(objectId) } }
      const found = await Promise.all([draw(notYetFeatured, count, now), draw({}, 2 * count, now)])
      return [...new Set(found.flat())]
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
