import { crc32 } from 'node:zlib'

/** A chunk of a PNG file: https://www.w3.org/TR/png-3/#5Chunk-layout */
export interface PngChunk {
  /** Four letters, such as `tEXt`. */
  type: string
  data: Buffer
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex')
/** The bytes of a chunk around its data: length, type and checksum. */
const framing = 12

/** A PNG file that is cut off or changed. The message says where. */
export class DamagedPng extends Error {
  override name = 'DamagedPng'
}

export const isPng = (file: Uint8Array): boolean => signature.equals(file.subarray(0, signature.length))

/**
 * Returns the chunks of a PNG or APNG file up to IEND, without copies. Throws `DamagedPng` for a chunk that is cut off or whose
 * checksum is wrong, and for a file that does not begin with IHDR or has no IEND.
 */
export function readPngChunks(file: Buffer): PngChunk[] {
  if (!isPng(file)) throw new DamagedPng('it does not begin as a PNG')
  const chunks: PngChunk[] = []
  for (let at = signature.length; at + framing <= file.length; ) {
    const length = file.readUInt32BE(at)
    const end = at + framing + length
    const type = file.toString('latin1', at + 4, at + 8)
    if (end > file.length) throw new DamagedPng('it is cut off')
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) throw new DamagedPng(`a checksum is wrong, at byte ${at}`)
    if (chunks.length === 0 && type !== 'IHDR') throw new DamagedPng('it has no header')
    if (type === 'IEND') return chunks
    chunks.push({ type, data: file.subarray(at + 8, end - 4) })
    at = end
  }
  throw new DamagedPng('it is cut off')
}

/** Returns a PNG file with tEXt chunks in front of its first IDAT. Keywords and texts are Latin-1. Throws `DamagedPng`. */
export function withPngTexts(file: Buffer, texts: readonly { keyword: string; text: string }[]): Buffer {
  const chunks = readPngChunks(file)
  const image = chunks.findIndex(({ type }) => type === 'IDAT')
  const added = texts.map(({ keyword, text }) => ({ type: 'tEXt', data: Buffer.from(`${keyword}\0${text}`, 'latin1') }))
  const all = [...chunks.slice(0, image), ...added, ...chunks.slice(image), { type: 'IEND', data: Buffer.alloc(0) }]
  return Buffer.concat([signature, ...all.map(encodeChunk)])
}

export function encodeChunk({ type, data }: PngChunk): Buffer {
  const chunk = Buffer.alloc(framing + data.length)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
  return chunk
}
