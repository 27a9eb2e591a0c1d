import { inflateRawSync } from 'node:zlib'

/** Returns the files of a ZIP archive by name, as text. It reads the central directory. */
export function unzip(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf('PK\x05\x06')
  const files: Record<string, string> = {}
  let offset = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const nameEnd = offset + 46 + zip.readUInt16LE(offset + 28)
    const local = zip.readUInt32LE(offset + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const content = zip.subarray(start, start + zip.readUInt32LE(offset + 20))
    const stored = zip.readUInt16LE(offset + 10) === 0
    files[zip.toString('utf8', offset + 46, nameEnd)] = (stored ? content : inflateRawSync(content)).toString('utf8')
    offset = nameEnd + zip.readUInt16LE(offset + 30) + zip.readUInt16LE(offset + 32)
  }
  return files
}
