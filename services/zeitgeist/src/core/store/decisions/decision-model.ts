import { type Connection, Schema } from 'mongoose'
import type { Decision } from '../../domain/decisions/decision.ts'

export interface DecisionRow extends Omit<Decision, 'key'> {
  _id: string
  /** The persona that the entry links; empty without one. */
  botId: string
}

const keptSeconds = 14 * 86_400

const schema = new Schema<DecisionRow>(
  {
    _id: String,
    entryId: { type: String, default: null },
    botId: { type: String, default: '' },
    day: { type: Number, required: true },
    terms: { type: [Number], required: true },
    people: { type: Schema.Types.Mixed, required: true },
    decidedAt: { type: Date, required: true },
  },
  { collection: 'decisions', versionKey: false },
)
schema.index({ 'people.person': 1 })
schema.index({ 'people.personas.personaId': 1 })
schema.index({ botId: 1 })
schema.index({ entryId: 1 })
schema.index({ decidedAt: 1 }, { expireAfterSeconds: keptSeconds })

export const decisionModel = (connection: Connection) => connection.model<DecisionRow>('Decision', schema)

export const toDecision = ({ _id: key, botId: _botId, ...row }: DecisionRow): Decision => ({ key, ...row })

export const toDecisionRow = ({ key, ...decision }: Decision, botId: string): DecisionRow => ({ _id: key, ...decision, botId })
