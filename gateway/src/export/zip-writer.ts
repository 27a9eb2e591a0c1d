import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { DomainError } from '@rostra/kit/errors'
import { Zip, ZipDeflate } from 'fflate'

/** Compressing this much takes a millisecond or two; then others get their turn. */
const pieceBytes = 32 * 1024

export interface ZipWriter {
  /** Writes one file, piece by piece, at the reader's pace. Throws when the reader is gone or stalls. */
  add: (name: string, pieces: Iterable<string> | AsyncIterable<string>) => Promise<void>
  /** Writes the table of contents, without which it isn't a ZIP, and ends the answer. */
  end: () => void
}

/** A ZIP that is written out while it is made. A reader that takes nothing for `stalledMs` is given up. */
export function createZipWriter(out: Writable, stalledMs = 60_000): ZipWriter {
  const gone = new AbortController()
  if (out.closed) gone.abort()
  out.once('close', () => gone.abort())
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    out.write(bytes)
  })

  const taken = async () => {
    gone.signal.throwIfAborted()
    if (!out.writableNeedDrain) return setImmediate(undefined, { signal: gone.signal })
    const patience = AbortSignal.timeout(stalledMs)
    await once(out, 'drain', { signal: AbortSignal.any([gone.signal, patience]) }).catch((error) => {
      throw patience.aborted ? new DomainError('deadline', 'READER_STALLED', 'The download was not read') : error
    })
  }

  return {
    add: async (name, pieces) => {
      const file = new ZipDeflate(name)
      zip.add(file)
      for await (const piece of pieces) {
        const bytes = Buffer.from(piece)
        for (let at = 0; at < bytes.length; at += pieceBytes) {
          file.push(bytes.subarray(at, at + pieceBytes))
          await taken()
        }
      }
      file.push(new Uint8Array(), true)
      await taken()
    },
    end: () => {
      zip.end()
      out.end()
    },
  }
}
