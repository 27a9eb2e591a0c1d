import type { ExportedFilePiece__Output } from '@rostra/proto/gen/rostra/persona/v1/ExportedFilePiece'
import { type ExportedStream, nextOf } from './exported-stream.ts'
import type { ZipWriter } from './zip-writer.ts'

/** Writes the files that a member gave to personas into the folder `files`, one after the other. */
export async function addSourceFiles(zip: ZipWriter, { first, rest }: ExportedStream<ExportedFilePiece__Output>): Promise<void> {
  let next = first
  while (!next.done) {
    const { personaId, sourceId, title } = next.value
    async function* pieces() {
      while (!next.done && next.value.sourceId === sourceId) {
        yield next.value.content
        next = await nextOf(rest)
      }
    }
    await zip.add(`files/${personaId}/${sourceId}-${safeName(title)}`, pieces())
  }
}

/** Returns a title as part of a file name on every system. */
const safeName = (title: string) =>
  title
    .replaceAll(/[^\p{L}\p{N}._ -]/gu, '_')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
    .slice(0, 100) || 'text'
