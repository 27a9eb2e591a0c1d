import { type Connection, Schema } from 'mongoose'

/** The bucket of GridFS that holds the pictures. */
export const bucketName = 'pictures'

/** A file of GridFS. https://github.com/mongodb/specifications/blob/master/source/gridfs/gridfs-spec.md */
export interface PictureRow {
  /** The id of the picture. */
  _id: string
  filename: string
  uploadDate: Date
  metadata: {
    /** Empty once the account was deleted. */
    ownerId: string
    /** When the sweep deletes the picture, unless a persona has it. */
    dueAt: Date
  }
}

/** A part of a file. */
interface ChunkRow {
  files_id: string
  n: number
}

const files = new Schema<PictureRow>(
  { _id: String, filename: String, uploadDate: Date, metadata: { ownerId: String, dueAt: Date } },
  { collection: `${bucketName}.files`, versionKey: false },
)
// The driver wants this index and that of the parts, and adds them to an empty bucket.
files.index({ filename: 1, uploadDate: 1 })
files.index({ 'metadata.dueAt': 1 })
files.index({ 'metadata.ownerId': 1 })

const chunks = new Schema<ChunkRow>({ files_id: String, n: Number }, { collection: `${bucketName}.chunks`, versionKey: false })
chunks.index({ files_id: 1, n: 1 }, { unique: true })

export const pictureModel = (connection: Connection) => connection.model<PictureRow>('Picture', files)
export const pictureChunkModel = (connection: Connection) => connection.model<ChunkRow>('PictureChunk', chunks)
