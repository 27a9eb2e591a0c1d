import { type Connection, Schema } from 'mongoose'

/** The answers of a persona that a webhook has counted. */
export interface AnswerCountRow {
  /** `<persona id>/<webhook id>` */
  _id: string
  webhookId: string
  ownerId: string
  answers: number
  /** When it counted last. */
  at: Date
}

/** A count also ends when its persona is quiet for so long. */
const retentionSeconds = 400 * 24 * 3600

const schema = new Schema<AnswerCountRow>(
  {
    _id: { type: String, required: true },
    webhookId: { type: String, required: true },
    ownerId: { type: String, required: true },
    answers: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'webhook_counts', versionKey: false },
)
schema.index({ webhookId: 1 })
schema.index({ ownerId: 1, _id: 1 })
schema.index({ at: 1 }, { expireAfterSeconds: retentionSeconds })

export const answerCountModel = (connection: Connection) => connection.model<AnswerCountRow>('WebhookCount', schema)
