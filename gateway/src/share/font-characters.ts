import { brotliDecompressSync } from 'node:zlib'

/** Where `cmap` stands in the list of tags that WOFF2 writes as numbers. */
const cmapTag = 0
const glyfTag = 10
const locaTag = 11
const tagFollows = 63

/** The code points that a WOFF2 font has a glyph for (W3C WOFF2, OpenType cmap formats 4 and 12). */
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
      const doubled = table.readUInt16BE(6)
      // The last segment only says that the list is over.
      for (let at = 14; at < 12 + doubled; at += 2) add(table.readUInt16BE(at + doubled + 2), table.readUInt16BE(at))
    }
    if (format === 12) {
      for (let at = 16; at < 16 + table.readUInt32BE(12) * 12; at += 12) add(table.readUInt32BE(at), table.readUInt32BE(at + 4))
    }
  }
  return characters
}

/** A WOFF2 file lists its tables, each with its length, and then has them all in one compressed block. */
function cmapOf(woff2: Buffer): Buffer {
  let at = 48
  const number = () => {
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
    if (tag === tagFollows) at += 4
    const original = number()
    const plain = tag === glyfTag || tag === locaTag ? 3 : 0
    const length = flags >> 6 === plain ? original : number()
    if (tag === cmapTag) cmap = [start, start + length]
    start += length
  }
  if (!cmap) throw new Error('the font has no cmap')
  return brotliDecompressSync(woff2.subarray(at, at + woff2.readUInt32BE(20))).subarray(...cmap)
}
