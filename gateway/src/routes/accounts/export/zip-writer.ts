import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { DomainError } from '@rostra/kit/errors'
import { Zip, ZipDeflate } from 'fflate'

/** The bytes that are compressed at once, in 1 to 2 ms, before other requests run. */
const chunkBytes = 32 * 1024

export interface ZipWriter {
  /** Writes one file as fast as the client reads. Throws when the client has disconnected or reads nothing. */
  add: (name: string, chunks: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>) => Promise<void>
  /** Writes the central directory, which completes the ZIP, and ends the response. */
  end: () => void
}

/** Creates a ZIP that is sent while it is built. Throws READER_STALLED when the client reads nothing for `stallTimeoutMs`. */
export function createZipWriter(out: Writable, stallTimeoutMs = 60_000): ZipWriter {
  const disconnected = new AbortController()
  if (out.closed) disconnected.abort()
  out.once('close', () => disconnected.abort())
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    out.write(bytes)
  })

  const waitForDrain = async () => {
    disconnected.signal.throwIfAborted()
    if (!out.writableNeedDrain) return setImmediate(undefined, { signal: disconnected.signal })
    const timeout = AbortSignal.timeout(stallTimeoutMs)
    await once(out, 'drain', { signal: AbortSignal.any([disconnected.signal, timeout]) }).catch((error) => {
      throw timeout.aborted ? new DomainError('deadline', 'READER_STALLED', 'The download was not read') : error
    })
  }

  return {
    add: async (name, chunks) => {
      const file = new ZipDeflate(name)
      zip.add(file)
      for await (const chunk of chunks) {
        const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
        for (let start = 0; start < bytes.length; start += chunkBytes) {
          file.push(bytes.subarray(start, start + chunkBytes))
          await waitForDrain()
        }
      }
      file.push(new Uint8Array(), true)
      await waitForDrain()
    },
    end: () => {
      zip.end()
      out.end()
    },
  }
}
