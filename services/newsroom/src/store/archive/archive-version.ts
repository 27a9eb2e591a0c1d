import { batchReads } from '@rostra/kit/async/batch-reads'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { inTransaction } from '@rostra/kit/stores/mongo'
import { type ClientSession, type Connection, type Model, Schema } from 'mongoose'

interface ArchiveStateRow {
  _id: string
  version: number
}

const schema = new Schema<ArchiveStateRow>(
  { _id: { type: String, required: true }, version: { type: Number, required: true } },
  { collection: 'archive_state', versionKey: false },
)

export const archiveStateModel = (connection: Connection) => connection.model<ArchiveStateRow>('ArchiveState', schema)

const id = 'archive'
const callsPerRead = 1_000
const maxTimeMS = 3_000

/** The number of changes to what the archive finds, in one document. */
export function archiveVersion(model: Model<ArchiveStateRow>) {
  const rows = collectionOf(model)
  const read = batchReads<number>(callsPerRead, async () => new Map([[id, (await rows.findOne({ _id: id }, { maxTimeMS }))?.version ?? 0]]))
  return {
    /** Returns the version. Calls at the same time share a read that begins after them. */
    current: async (): Promise<number> => (await read(id)) ?? 0,
    /** Runs `work` in a transaction that raises the version too. `work` may run more than once. */
    raise: <T>(work: (session: ClientSession) => Promise<T>): Promise<T> =>
      inTransaction(model.db, async (session) => {
        const result = await work(session)
        await rows.updateOne({ _id: id }, { $inc: { version: 1 } }, { upsert: true, session })
        return result
      }),
  }
}

export type ArchiveVersion = ReturnType<typeof archiveVersion>
