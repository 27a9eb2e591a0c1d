import { type Connection, Schema, Types } from 'mongoose'

/** What a member wrote to a persona in one conversation on one day. Its id is the day and the conversation: `row-id.ts`. */
export interface ActivityRow {
  _id: Buffer
  /** The pseudonym of the day: 8 bytes. */
  person: Buffer
  personaId: Types.ObjectId
  /** Packed messages: `packed-message.ts`. Not a map by exchange: V8 keeps each new field name until its next full collection. */
  messages: Buffer[]
  /** The version of the text library that took the words; of messages of several versions, the lowest. */
  textVersion: number
}

const schema = new Schema<ActivityRow>(
  {
    _id: Buffer,
    person: { type: Buffer, required: true },
    personaId: { type: Types.ObjectId, required: true },
    messages: { type: [Buffer], required: true },
    textVersion: { type: Number, required: true },
  },
  { collection: 'activity', versionKey: false },
)
schema.index({ person: 1 })
schema.index({ personaId: 1, _id: 1 })
schema.index({ textVersion: 1 })

export const activityModel = (connection: Connection) => connection.model<ActivityRow>('Activity', schema)
