import { constants, crc32, deflateRawSync } from 'node:zlib'

/** Returns a raw deflate stream of a part that is repeated. Takes the time of one part: each begins with an empty window. */
export function repeatedDeflate(part: Buffer, times: number): Buffer {
  const packed = deflateRawSync(part, { finishFlush: constants.Z_FULL_FLUSH, level: 9 })
  return Buffer.concat([...Array.from({ length: times }, () => packed), deflateRawSync(Buffer.alloc(0))])
}

export interface RawEntry {
  name: string
  packed: Buffer
  /** The size that the entry declares. */
  declared: number
  crc?: number
  /** Whether its sizes are in an extra field of ZIP64. */
  isLong?: boolean
  isEncrypted?: boolean
}

/** Returns an entry that is what it declares. */
export const zipEntry = (name: string, content: Buffer): RawEntry => ({
  name,
  packed: deflateRawSync(content),
  declared: content.length,
  crc: crc32(content),
})

/** Makes a ZIP file of entries whose declared sizes and checksums may be wrong. */
export function makeRawZip(entries: readonly RawEntry[]): Uint8Array {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, packed, declared, crc = 0, isLong = false, isEncrypted = false } of entries) {
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    header.writeUInt16LE(8, 8)
    header.writeUInt32LE(crc, 14)
    header.writeUInt32LE(packed.length, 18)
    header.writeUInt32LE(declared, 22)
    header.writeUInt16LE(name.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(isEncrypted ? 1 : 0, 8)
    central.writeUInt16LE(8, 10)
    central.writeUInt32LE(crc, 16)
    const extra = isLong ? longSizes(declared, packed.length) : Buffer.alloc(0)
    central.writeUInt32LE(isLong ? 0xffffffff : packed.length, 20)
    central.writeUInt32LE(isLong ? 0xffffffff : declared, 24)
    central.writeUInt16LE(extra.length, 30)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(offset, 42)
    local.push(header, Buffer.from(name), packed)
    directory.push(central, Buffer.from(name), extra)
    offset += header.length + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...local, ...directory, end]))
}

function longSizes(unpacked: number, packed: number): Buffer {
  const extra = Buffer.alloc(20)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(16, 2)
  extra.writeBigUInt64LE(BigInt(unpacked), 4)
  extra.writeBigUInt64LE(BigInt(packed), 12)
  return extra
}
