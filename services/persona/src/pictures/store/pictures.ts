import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import mongoose, { type Connection } from 'mongoose'
import { personaModel } from '../../core/store/personas/persona-model.ts'
import { pictureIdOf, picturePath } from '../domain/picture.ts'
import type { Pictures } from '../domain/ports.ts'
import { bucketName, pictureChunkModel, pictureModel } from './picture-models.ts'

const hourMs = 3_600_000
/** How long an upload waits for a persona. */
const unusedMs = 24 * hourMs
/** How long a picture stays that a persona had at the last sweep. */
const usedMs = hourMs
/** Milliseconds for all commands of a picture. */
const boundMs = 5_000
const rowsAtOnce = 50

/**
 * Pictures in GridFS, each of one part. A picture that no persona has is deleted within a day of its upload, or an hour of its last use.
 */
export function mongoPictures(connection: Connection, now: () => Date): Pictures {
  const files = pictureModel(connection)
  const chunks = pictureChunkModel(connection)
  const personas = personaModel(connection)
  const bucket = () => {
    if (!connection.db) throw new Error('the database is not connected')
    return new mongoose.mongo.GridFSBucket(connection.db, { bucketName })
  }
  const after = (ms: number) => new Date(now().getTime() + ms)
  const remove = async (ids: readonly string[]) => {
    // The parts first: a picture whose parts are gone is deleted by the next sweep.
    await collectionOf(chunks).deleteMany({ files_id: { $in: [...ids] } })
    await collectionOf(files).deleteMany({ _id: { $in: [...ids] }, 'metadata.dueAt': { $lte: now() } })
  }
  return {
    add: async ({ id, ownerId, content }) => {
      const stream = bucket().openUploadStreamWithId(id, id, { metadata: { ownerId, dueAt: after(unusedMs) } })
      await pipeline(Readable.from([content]), stream, { signal: AbortSignal.timeout(boundMs) })
    },
    find: async (id) => ((await files.exists({ _id: id })) ? buffer(bucket().openDownloadStream(id)) : null),
    keep: async (id, ownerId) => {
      const { matchedCount } = await files.updateOne(
        { _id: id, 'metadata.ownerId': ownerId },
        { $max: { 'metadata.dueAt': after(unusedMs) } },
      )
      return matchedCount === 1
    },
    sweepSome: async () => {
      const due = await files
        .find({ 'metadata.dueAt': { $lte: now() } }, { _id: 1 })
        .limit(rowsAtOnce)
        .lean()
      const paths = due.map(({ _id }) => picturePath(_id))
      const used = (await personas.distinct('avatarUrl', { avatarUrl: { $in: paths } })).map(pictureIdOf)
      const unused = due.map(({ _id }) => _id).filter((id) => !used.includes(id))
      if (used.length > 0) await files.updateMany({ _id: { $in: used } }, { $set: { 'metadata.dueAt': after(usedMs) } })
      if (unused.length > 0) await remove(unused)
      return due.length === rowsAtOnce
    },
    forgetOwner: async (ownerId) => {
      const own = await files.find({ 'metadata.ownerId': ownerId }, { _id: 1 }).limit(rowsAtOnce).lean()
      const ids = own.map(({ _id }) => _id)
      if (ids.length > 0) await files.updateMany({ _id: { $in: ids } }, { $set: { 'metadata.ownerId': '', 'metadata.dueAt': now() } })
      return own.length === rowsAtOnce
    },
  }
}
