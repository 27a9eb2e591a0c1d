import { dueAtOnce } from '@rostra/kit/stores/due-rows'
import { type Connection, Schema, Types } from 'mongoose'
import { storedEnum } from '../../core/store/stored-enum.ts'
import type { NewSource, StoredSource } from '../domain/sources/ports.ts'
import { type SourceKind, type SourceStatus, sourceKinds, sourceStatuses } from '../domain/sources/source.ts'

/** The state of the reading of a source. Each field is absent when it does not apply. */
interface WorkFields {
  /** True while it waits for a replica to read it. */
  isWaiting?: true
  /** When it may be claimed, at the earliest. */
  dueAt?: Date
  /** The owner of its lease, and when the lease ends. */
  owner?: string
  leaseUntil?: Date
  /** Number of readings that began, and of those whose replica died. */
  attempts: number
  losses: number
  /** When its leftovers are due to be deleted, and how often they were. */
  cleanUpAt?: Date
  cleanUps?: number
  /** True once it is deleted. The row stays until its leftovers are deleted. */
  isDeleted?: true
  failedAt?: Date
  /** When its original is deleted. Absent when it is kept or gone, and until it is ready. */
  originalDue?: Date
  keepsOriginal?: true
  isOriginalGone?: true
}

/** A stored source. */
export interface SourceRow extends WorkFields {
  _id: Types.ObjectId
  personaId: string
  /** Empty when the owner's account was deleted. */
  ownerId: string
  kind: SourceKind
  title: string
  bytes: number
  /** The bytes of its passages' texts; absent until it is ready. */
  textBytes?: number
  pages: number | null
  passages: number
  status: SourceStatus
  reason: string
  createdAt: Date
  requestId?: string
  /** Of its content; absent in demo material. */
  hash?: string
  question?: string
  answer?: string
  readingId?: string
  /** The model that made the vectors of all its passages. */
  vectorsOf?: string
  /** How many of its passages have vectors of a further model, and its name, until all have. */
  embedded?: number
  embeddedBy?: string
  /** When the claim of the replica that makes its vectors ends. */
  embedAt?: Date
  /** How many vectors that replica has made beyond `embedded`, and how many passages a second; null while unknown. */
  embedMade?: number
  embedPerSecond?: number | null
}

const retentionSeconds = 30 * 24 * 3600

const schema = new Schema<SourceRow>(
  {
    personaId: { type: String, required: true },
    ownerId: { type: String, default: '' },
    kind: { type: String, required: true },
    title: { type: String, default: '' },
    bytes: { type: Number, required: true },
    pages: { type: Number, default: null },
    passages: { type: Number, default: 0 },
    status: { type: String, required: true },
    reason: { type: String, default: '' },
    createdAt: { type: Date, required: true },
    requestId: String,
    hash: String,
    question: String,
    answer: String,
    readingId: String,
    vectorsOf: String,
    embedded: Number,
    embeddedBy: String,
    embedAt: Date,
    embedMade: Number,
    embedPerSecond: Number,
    isWaiting: Boolean,
    dueAt: Date,
    owner: String,
    leaseUntil: Date,
    attempts: { type: Number, default: 0 },
    losses: { type: Number, default: 0 },
    cleanUpAt: Date,
    cleanUps: Number,
    isDeleted: Boolean,
    failedAt: Date,
    textBytes: Number,
    originalDue: Date,
    keepsOriginal: Boolean,
    isOriginalGone: Boolean,
  },
  { collection: 'sources', versionKey: false },
)
schema.index({ personaId: 1, status: 1, createdAt: -1, _id: -1 })
schema.index({ personaId: 1, _id: 1 })
schema.index({ personaId: 1, requestId: 1 }, { partialFilterExpression: { requestId: { $exists: true } } })
schema.index({ isWaiting: 1, ownerId: 1, _id: 1 }, { partialFilterExpression: { isWaiting: true } })
schema.index({ leaseUntil: 1 }, { sparse: true })
schema.index({ status: 1, createdAt: 1 }, { partialFilterExpression: { status: 'processing' } })
schema.index({ cleanUpAt: 1 }, { sparse: true })
schema.index({ originalDue: 1 }, { sparse: true })
schema.index({ ownerId: 1 })
schema.index({ vectorsOf: 1 }, { partialFilterExpression: { status: 'ready' } })
schema.index({ failedAt: 1 }, { expireAfterSeconds: retentionSeconds })

export const sourceModel = (connection: Connection) => connection.model<SourceRow>('Source', schema)

export const pairOf = ({ question, answer }: Pick<SourceRow, 'question' | 'answer'>) =>
  question === undefined || answer === undefined ? null : { question, answer }

/** Returns the source of a row. Throws for a kind or a status that is unknown. */
export function toSource(row: SourceRow): StoredSource {
  const { _id, personaId, title, bytes, pages, passages, reason, createdAt, readingId } = row
  return {
    id: _id.toHexString(),
    personaId,
    title,
    bytes,
    pages,
    passages,
    reason,
    createdAt,
    kind: storedEnum(sourceKinds, row.kind, 'kind'),
    status: storedEnum(sourceStatuses, row.status, 'status'),
    pair: pairOf(row),
    originalUntil: row.originalDue ?? null,
    keepsOriginal: row.keepsOriginal ?? false,
    hash: row.hash ?? null,
    readingId: (row.status === 'ready' && readingId) || null,
  }
}

/** Returns the row of a new source, which waits to be read. */
export function toRow({ id, personaId, ownerId, kind, title, bytes, createdAt, requestId, hash, pair }: NewSource): SourceRow {
  return {
    _id: new Types.ObjectId(id),
    personaId,
    ownerId,
    kind,
    title,
    bytes,
    createdAt,
    hash,
    ...(requestId ? { requestId } : {}),
    ...pair,
    pages: null,
    passages: 0,
    status: 'processing',
    reason: '',
    isWaiting: true,
    dueAt: dueAtOnce,
    attempts: 0,
    losses: 0,
  }
}
