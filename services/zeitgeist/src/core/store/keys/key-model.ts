import { type Connection, Schema } from 'mongoose'

/** A secret key of 32 bytes: of a day, or of the hashes of terms. */
export interface KeyRow {
  _id: string
  /** Absent for the key of terms. */
  day?: number
  key: Buffer
}

const schema = new Schema<KeyRow>(
  { _id: String, day: Number, key: { type: Buffer, required: true } },
  { collection: 'keys', versionKey: false },
)
schema.index({ day: 1 }, { sparse: true })

export const keyModel = (connection: Connection) => connection.model<KeyRow>('Key', schema)
