import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)
const endOfDirectory = 0x06054b50
const endOfDirectorySize = 22
const deflated = 8

/**
 * Reads the first file of a wheel, a zip archive, whose path ends in `suffix`.
 * Offsets are those of the ZIP format's central directory (APPNOTE 4.3.12 and 4.3.16); archives over 4 GB are not read.
 */
export async function readFromWheel(wheel: Buffer, suffix: string): Promise<Buffer> {
  const end = findEnd(wheel)
  let at = wheel.readUInt32LE(end + 16)
  for (let left = wheel.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = wheel.readUInt16LE(at + 28)
    const name = wheel.toString('utf8', at + 46, at + 46 + nameLength)
    if (name.endsWith(suffix)) return content(wheel, at)
    at += 46 + nameLength + wheel.readUInt16LE(at + 30) + wheel.readUInt16LE(at + 32)
  }
  throw new Error(`The wheel holds no ${suffix}`)
}

function findEnd(wheel: Buffer): number {
  for (let at = wheel.length - endOfDirectorySize; at >= 0; at--) if (wheel.readUInt32LE(at) === endOfDirectory) return at
  throw new Error('Not a wheel: it has no directory')
}

async function content(wheel: Buffer, entry: number): Promise<Buffer> {
  const header = wheel.readUInt32LE(entry + 42)
  const start = header + 30 + wheel.readUInt16LE(header + 26) + wheel.readUInt16LE(header + 28)
  const packed = wheel.subarray(start, start + wheel.readUInt32LE(entry + 20))
  return wheel.readUInt16LE(entry + 10) === deflated ? inflate(packed) : packed
}
