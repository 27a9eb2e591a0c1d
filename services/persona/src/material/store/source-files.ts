import { addAbortSignal, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import mongoose, { type Connection } from 'mongoose'
import type { SourceFiles, SourceKey } from '../domain/sources/ports.ts'
import { bucketName, sourceChunkModel, sourceFileModel } from './source-file-models.ts'

declare module 'mongodb' {
  /** The driver takes ids of every type of BSON; its own types name ObjectId only. */
  interface GridFSBucket {
    openUploadStreamWithId(id: string, filename: string, options?: { metadata: object }): GridFSBucketWriteStream
    openDownloadStream(id: string): GridFSBucketReadStream
  }
}

/** A tenth of the largest file: ten writes. */
const chunkBytes = 1024 * 1024
/** Milliseconds for all commands of a file. */
const boundMs = 20_000

const fileId = ({ personaId, sourceId }: SourceKey) => `${personaId}/${sourceId}`

/** The contents of sources in GridFS. A file has its source's id, so that its parts are found also when its upload was not finished. */
export function mongoSourceFiles(connection: Connection): SourceFiles {
  const files = sourceFileModel(connection)
  const chunks = sourceChunkModel(connection)
  const bucket = () => {
    if (!connection.db) throw new Error('the database is not connected')
    return new mongoose.mongo.GridFSBucket(connection.db, { bucketName, chunkSizeBytes: chunkBytes })
  }
  const within = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(boundMs)])
  const read = (source: SourceKey, signal: AbortSignal) =>
    buffer(addAbortSignal(within(signal), bucket().openDownloadStream(fileId(source))))
  return {
    write: async (source, content, signal) => {
      const id = fileId(source)
      const stream = bucket().openUploadStreamWithId(id, id)
      await pipeline(Readable.from(slices(content)), stream, { signal: within(signal) })
    },
    read,
    find: async (source, signal) => ((await files.exists({ _id: fileId(source) })) ? read(source, signal) : null),
    delete: async (source) => {
      // The parts first: a file whose parts are gone is deleted by the next attempt.
      await collectionOf(chunks).deleteMany({ files_id: fileId(source) })
      await collectionOf(files).deleteOne({ _id: fileId(source) })
    },
  }
}

/** One part after the other: the driver would write all parts of one large buffer at once. */
function* slices(content: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < content.length; at += chunkBytes) yield content.subarray(at, at + chunkBytes)
}
