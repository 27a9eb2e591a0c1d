import { type Connection, Schema } from 'mongoose'
import type { Vote } from '../../domain/votes/ports.ts'
import { directions } from '../../domain/votes/vote.ts'
import { storedEnum } from '../stored-enum.ts'

const schema = new Schema<Vote>(
  {
    personaId: { type: String, required: true },
    voterId: { type: String, required: true },
    direction: { type: String, required: true },
    at: { type: Date, required: true },
    isUnconfirmed: Boolean,
  },
  { collection: 'votes', versionKey: false },
)
schema.index({ personaId: 1, voterId: 1 }, { unique: true })
schema.index({ voterId: 1, at: -1, _id: -1 })

export const voteModel = (connection: Connection) => connection.model<Vote>('Vote', schema)

/** Returns the vote of a row. Throws for a direction that is unknown. */
export const toVote = ({ personaId, voterId, direction, at, isUnconfirmed }: Vote): Vote => ({
  personaId,
  voterId,
  direction: storedEnum(directions, direction, 'direction'),
  at,
  ...(isUnconfirmed && { isUnconfirmed }),
})
