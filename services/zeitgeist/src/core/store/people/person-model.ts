import { type Connection, Schema } from 'mongoose'

/** An account whose words were stored, and the latest day. */
export interface PersonRow {
  _id: string
  day: number
}

const schema = new Schema<PersonRow>({ _id: String, day: { type: Number, required: true } }, { collection: 'people', versionKey: false })
schema.index({ day: 1, _id: 1 })

export const personModel = (connection: Connection) => connection.model<PersonRow>('Person', schema)
