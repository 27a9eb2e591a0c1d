import type { Connection } from 'mongoose'
import type { ReadySources } from '../../domain/sources/ports.ts'
import { knowledgeModel } from './knowledge-model.ts'

/** The ready sources of personas, in MongoDB. */
export function mongoReadySources(connection: Connection): ReadySources {
  const model = knowledgeModel(connection)
  return {
    of: async (personaId) => {
      const row = await model.findOne({ _id: personaId }, { ready: 1 }).lean()
      return (row?.ready ?? []).map(({ sourceId, readingId, title, passages }) => ({ personaId, sourceId, readingId, title, passages }))
    },
  }
}
