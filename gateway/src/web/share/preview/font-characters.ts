import { brotliDecompressSync } from 'node:zlib'

/** Indexes into WOFF2's list of known table tags. */
const cmapTag = 0
const glyfTag = 10
const locaTag = 11
/** The index of a tag that is not in the list. Its four characters follow. */
const customTag = 63

/** Returns the code points that a WOFF2 font has a glyph for. Reads OpenType's cmap formats 4 and 12 (W3C WOFF2, OpenType 1.9). */
export function fontCharacters(woff2: Buffer): Set<number> {
  const cmap = cmapOf(woff2)
  const characters = new Set<number>()
  const add = (first: number, last: number) => {
    for (let character = first; character <= last; character++) characters.add(character)
  }
  for (let n = 0; n < cmap.readUInt16BE(2); n++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + n * 8))
    const format = table.readUInt16BE(0)
    if (format === 4) {
      const segmentBytes = table.readUInt16BE(6)
      // Skips the last segment, which only marks the end.
      for (let at = 14; at < 12 + segmentBytes; at += 2) add(table.readUInt16BE(at + segmentBytes + 2), table.readUInt16BE(at))
    }
    if (format === 12) {
      for (let at = 16; at < 16 + table.readUInt32BE(12) * 12; at += 12) add(table.readUInt32BE(at), table.readUInt32BE(at + 4))
    }
  }
  return characters
}

/**
 * Returns the cmap table. A WOFF2 file begins with a list of its tables and their lengths; one compressed block with all tables follows.
 */
function cmapOf(woff2: Buffer): Buffer {
  let at = 48
  const readNumber = () => {
    let value = 0
    for (;;) {
      const byte = woff2.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let start = 0
  let cmap: [number, number] | undefined
  for (let n = woff2.readUInt16BE(12); n > 0; n--) {
    const flags = woff2.readUInt8(at++)
    const tag = flags & 63
    if (tag === customTag) at += 4
    const originalLength = readNumber()
    const untransformed = tag === glyfTag || tag === locaTag ? 3 : 0
    const length = flags >> 6 === untransformed ? originalLength : readNumber()
    if (tag === cmapTag) cmap = [start, start + length]
    start += length
  }
  if (!cmap) throw new Error('the font has no cmap')
  return brotliDecompressSync(woff2.subarray(at, at + woff2.readUInt32BE(20))).subarray(...cmap)
}
