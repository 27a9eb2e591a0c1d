import { type Connection, Schema } from 'mongoose'
import type { GivenDocument } from '../domain/demo-material/demo-material.ts'
import type { SourceEntry } from '../domain/sources/registry.ts'

/** A source whose passages are found. */
interface ReadyRow {
  sourceId: string
  readingId: string
  title: string
  passages: number
}

/** The registry of a persona's sources. One document, so that one update decides on a further source. */
export interface KnowledgeRow {
  /** The persona's id. */
  _id: string
  /** The number of changes. */
  version: number
  /** The sources that count towards the limit: those that are not failed. */
  sources: SourceEntry[]
  ready: ReadyRow[]
  /** The passages of all ready sources together. */
  passages: number
  /** The documents that it was given as a demo persona. */
  given?: GivenDocument[]
}

const entry = new Schema<SourceEntry>(
  { id: { type: String, required: true }, hash: { type: String, required: true }, requestId: String, pendingSince: Date },
  { _id: false, id: false },
)
const ready = new Schema<ReadyRow>(
  {
    sourceId: { type: String, required: true },
    readingId: { type: String, required: true },
    title: { type: String, required: true },
    passages: { type: Number, required: true },
  },
  { _id: false, id: false },
)
const given = new Schema<GivenDocument>(
  { name: { type: String, required: true }, version: { type: String, required: true } },
  { _id: false, id: false },
)
const schema = new Schema<KnowledgeRow>(
  {
    _id: String,
    version: { type: Number, required: true },
    sources: [entry],
    ready: [ready],
    passages: { type: Number, default: 0 },
    given: { type: [given], default: undefined },
  },
  { collection: 'knowledge', versionKey: false },
)
// For uploads that were not finished.
schema.index({ 'sources.pendingSince': 1 }, { sparse: true })

export const knowledgeModel = (connection: Connection) => connection.model<KnowledgeRow>('Knowledge', schema)
