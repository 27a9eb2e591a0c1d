import { type Connection, Schema } from 'mongoose'

/** The bucket of GridFS that holds the contents of sources. */
export const bucketName = 'source_files'

/** A file of GridFS. https://github.com/mongodb/specifications/blob/master/source/gridfs/gridfs-spec.md */
interface FileRow {
  /** `<persona id>/<source id>` */
  _id: string
  filename: string
  uploadDate: Date
}

/** A part of a file. */
interface ChunkRow {
  files_id: string
  n: number
}

const files = new Schema<FileRow>(
  { _id: String, filename: String, uploadDate: Date },
  { collection: `${bucketName}.files`, versionKey: false },
)
// The driver wants both indexes, and adds them to an empty bucket.
files.index({ filename: 1, uploadDate: 1 })

const chunks = new Schema<ChunkRow>({ files_id: String, n: Number }, { collection: `${bucketName}.chunks`, versionKey: false })
chunks.index({ files_id: 1, n: 1 }, { unique: true })

export const sourceFileModel = (connection: Connection) => connection.model<FileRow>('SourceFile', files)
export const sourceChunkModel = (connection: Connection) => connection.model<ChunkRow>('SourceChunk', chunks)

/** Matches the parts of all files of a persona. '0' is the character after '/'. */
export const chunksOfPersona = (personaId: string) => ({ files_id: { $gte: `${personaId}/`, $lt: `${personaId}0` } })
