import { type Connection, Schema, Types } from 'mongoose'

/** What a member wrote to a persona in one conversation on one day. Its id is the day and the conversation: `row-id.ts`. */
export interface ActivityRow {
  _id: Buffer
  /** The pseudonym of the day: 8 bytes. */
  person: Buffer
  personaId: Types.ObjectId
  /**
   * The messages, each packed into one buffer by `packed-message.ts`. An object with a field for each exchange would burden V8: it keeps
   * every new field name until a full garbage collection.
   */
  messages: Buffer[]
  /** The version of the text library that split the messages into words. When they have several versions, the lowest. */
  textVersion: number
  /** Set once the conversation and the exchanges are random ids. */
  isUnlinked?: boolean
}

const schema = new Schema<ActivityRow>(
  {
    _id: Buffer,
    person: { type: Buffer, required: true },
    personaId: { type: Types.ObjectId, required: true },
    messages: { type: [Buffer], required: true },
    textVersion: { type: Number, required: true },
    isUnlinked: Boolean,
  },
  { collection: 'activity', versionKey: false },
)
schema.index({ person: 1 })
schema.index({ personaId: 1, _id: 1 })
schema.index({ textVersion: 1 })

export const activityModel = (connection: Connection) => connection.model<ActivityRow>('Activity', schema)
