import { inflateRawSync } from 'node:zlib'

/** The files of a ZIP by name, as texts. Reads its table of contents, as programs that open one do. */
export function filesOf(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf('PK\x05\x06')
  const files: Record<string, string> = {}
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const content = zip.subarray(start, start + zip.readUInt32LE(at + 20))
    const stored = zip.readUInt16LE(at + 10) === 0
    files[zip.toString('utf8', at + 46, nameEnd)] = (stored ? content : inflateRawSync(content)).toString('utf8')
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
