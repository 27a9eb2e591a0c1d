import { inflateSync } from 'node:zlib'
import type { PngChunk } from './chunks.ts'

/** A text of a PNG file, from a tEXt, zTXt or iTXt chunk. */
export interface PngText {
  keyword: string
  /** Reads the text, unpacked if necessary. Throws for broken compression, more than `maxBytes`, and broken UTF-8 in iTXt. */
  read: (maxBytes: number) => string
}

/** Returns the texts of chunks, in their order. A chunk that does not have the form of its type is left out. */
export function pngTextsOf(chunks: readonly PngChunk[]): PngText[] {
  return chunks.flatMap(({ type, data }) => {
    const end = data.indexOf(0)
    if (end < 1) return []
    const keyword = data.toString('latin1', 0, end)
    const rest = data.subarray(end + 1)
    if (type === 'tEXt') return [{ keyword, read: (maxBytes) => bounded(rest, maxBytes).toString('latin1') }]
    // One byte names the compression, which is always zlib.
    if (type === 'zTXt') return [{ keyword, read: (maxBytes) => inflate(rest.subarray(1), maxBytes).toString('latin1') }]
    return type === 'iTXt' ? [{ keyword, read: (maxBytes) => internationalText(rest, maxBytes) }] : []
  })
}

/** iTXt: a flag of compression, its method, a language and a translated keyword, each with a final NUL, and UTF-8. */
function internationalText(rest: Buffer, maxBytes: number): string {
  const language = rest.indexOf(0, 2)
  const translated = language < 0 ? -1 : rest.indexOf(0, language + 1)
  if (translated < 0) throw new Error('an iTXt chunk is not complete')
  const content = rest.subarray(translated + 1)
  const text = rest[0] === 1 ? inflate(content, maxBytes) : bounded(content, maxBytes)
  return new TextDecoder('utf-8', { fatal: true }).decode(text)
}

const inflate = (packed: Buffer, maxBytes: number): Buffer => inflateSync(packed, { maxOutputLength: maxBytes })

function bounded(text: Buffer, maxBytes: number): Buffer {
  if (text.length > maxBytes) throw new Error(`a text has more than ${maxBytes} bytes`)
  return text
}
