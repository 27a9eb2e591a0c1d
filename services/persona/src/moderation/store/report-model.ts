import { type Connection, Schema } from 'mongoose'
import { storedEnum } from '../../core/store/stored-enum.ts'
import { type Report, reportReasons } from '../domain/report.ts'

interface ReportRow extends Report {
  personaId: string
  /**
   * The keyed hash of who reported; `deleted:<id of the row>` once that account was deleted, and for a guest's report of a persona that the
   * guest's account reported too.
   */
  reporter: string
  /** The keyed hash of who was then a member, or of the network of a guest. Reports of one source count once for the landing page. */
  source: string
  isOpen: boolean
  closedAt?: Date
}

const retentionSeconds = 180 * 24 * 3600

const schema = new Schema<ReportRow>(
  {
    personaId: { type: String, required: true },
    reporter: { type: String, required: true },
    source: { type: String, required: true },
    reason: { type: String, required: true },
    details: { type: String, default: '' },
    at: { type: Date, required: true },
    answer: { type: new Schema({ question: String, answer: String }, { _id: false }), default: undefined },
    isOpen: { type: Boolean, required: true },
    closedAt: Date,
  },
  { collection: 'reports', versionKey: false },
)
// The unique index enforces one open report a person and persona, on any number of replicas.
schema.index({ personaId: 1, reporter: 1 }, { unique: true, partialFilterExpression: { isOpen: true } })
schema.index({ personaId: 1, source: 1 }, { partialFilterExpression: { isOpen: true } })
schema.index({ personaId: 1, isOpen: 1, at: -1, _id: -1 })
schema.index({ isOpen: 1, at: 1 }, { partialFilterExpression: { isOpen: true } })
schema.index({ reporter: 1, at: -1 })
schema.index({ closedAt: 1 }, { expireAfterSeconds: retentionSeconds })

export const reportModel = (connection: Connection) => connection.model<ReportRow>('Report', schema)

/** The update that closes a report. The report is deleted 180 days later. */
export const closedReports = () => ({ $set: { isOpen: false, closedAt: new Date() } })

/** Returns the report of a row, without its answer. Throws for a reason that is unknown. */
export const toReport = ({ reason, details, at }: Report): Omit<Report, 'answer'> => ({
  reason: storedEnum(reportReasons, reason, 'reason'),
  details,
  at,
})
