import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { withOutbox } from '@rostra/kit/events/outbox'
import { type Connection, Schema, type Types } from 'mongoose'
import {
  type AssignmentState,
  assignmentStates,
  type Edition,
  type EditionAssignment,
  type EditionStatus,
  type EditionStep,
  editionStatuses,
  editionSteps,
} from '../../domain/editions/edition.ts'

export interface EditionRow extends Omit<Edition, 'id'> {
  _id: Types.ObjectId
  /** Set while the edition runs. */
  open?: true
  /** By the database's clock. After it, another replica may take the edition over. */
  leaseUntil?: Date
  outbox?: EventEnvelope[]
}

const keptSeconds = 30 * 86_400
const text = { type: String, required: true }

const schema = new Schema<EditionRow>(
  {
    cause: text,
    operatorId: String,
    day: text,
    status: text,
    step: text,
    owner: text,
    assignments: { type: Schema.Types.Mixed, required: true },
    startedAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
    open: Boolean,
    leaseUntil: Date,
  },
  { collection: 'editions', versionKey: false },
)
withOutbox(schema)
schema.index({ open: 1 }, { unique: true, partialFilterExpression: { open: true } })
schema.index({ cause: 1, status: 1, startedAt: -1 })
schema.index({ endedAt: 1 }, { expireAfterSeconds: keptSeconds })

export const editionModel = (connection: Connection) => connection.model<EditionRow>('Edition', schema)

const oneOf = <Value extends string>(known: readonly Value[], value: string, what: string): Value => {
  const found = known.find((each) => each === value)
  if (!found) throw new Error(`unknown ${what}: ${value}`)
  return found
}

/** Returns a stored edition. Throws for a status, step or state that this version does not know. */
export function toEdition({ _id, open: _open, leaseUntil: _leaseUntil, ...row }: EditionRow): Edition {
  return {
    id: _id.toHexString(),
    cause: row.cause,
    operatorId: row.operatorId,
    day: row.day,
    owner: row.owner,
    status: oneOf<EditionStatus>(editionStatuses, row.status, 'status of an edition'),
    step: oneOf<EditionStep>(editionSteps, row.step, 'step of an edition'),
    assignments: row.assignments.map(
      (each): EditionAssignment => ({
        ...each,
        state: oneOf<AssignmentState>(assignmentStates, each.state, 'state of an assignment'),
      }),
    ),
    startedAt: row.startedAt,
    endedAt: row.endedAt,
  }
}
