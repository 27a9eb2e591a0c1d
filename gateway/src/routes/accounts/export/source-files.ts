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

/** The most bytes of a name. With the id of its source it has at most the 255 bytes that file systems take. */
const mostBytes = 200
const extension = /\.[A-Za-z0-9]{1,10}$/

/** Returns a title as part of a file name on every system, with its extension. */
function safeName(title: string): string {
  const name = title.replaceAll(/[^\p{L}\p{M}\p{N}\p{Join_Control}._ -]/gu, '_').replaceAll(/^[. ]+|[. ]+$/g, '')
  const end = extension.exec(name)?.[0] ?? ''
  const start = Buffer.from(name.slice(0, name.length - end.length)).subarray(0, mostBytes - end.length)
  // A character of several bytes may have been cut.
  return `${start.toString().replace(/\ufffd+$/, '')}${end}` || 'text'
}
