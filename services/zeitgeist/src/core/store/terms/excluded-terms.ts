import { collectionOf } from '@rostra/kit/stores/collection-of'
import { type Connection, type Model, Schema } from 'mongoose'
import type { ExcludedTerms } from '../../domain/terms/excluded-term.ts'

export interface ExcludedTermRow {
  /** The term as `readTerm` returns it. */
  _id: string
  reason: string
  at: Date
}

const schema = new Schema<ExcludedTermRow>(
  { _id: String, reason: { type: String, default: '' }, at: { type: Date, required: true } },
  { collection: 'excluded_terms', versionKey: false },
)

export const excludedTermModel = (connection: Connection) => connection.model<ExcludedTermRow>('ExcludedTerm', schema)

/** Excluded terms in MongoDB. */
export const mongoExcludedTerms = (model: Model<ExcludedTermRow>): ExcludedTerms => ({
  all: async () => new Set((await collectionOf(model).find({}).toArray()).map(({ _id }) => _id)),
})
