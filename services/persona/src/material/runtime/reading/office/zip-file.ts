import { constants, crc32, inflateRawSync, type ZlibOptions } from 'node:zlib'
import type { ReadingLimits } from '../reading-limits.ts'
import { unreadable } from '../reasons.ts'
import { refuseOleFile } from './ole-file.ts'

interface Entry {
  encrypted: boolean
  method: number
  crc: number
  packed: number
  unpacked: number
  offset: number
}

type Damaged = (cause: unknown) => Error

export interface ZipFile {
  has: (name: string) => boolean
  names: () => Iterable<string>
  /** Unpacks an entry. Refuses it when all that was unpacked exceeds the limit, whatever size the file declares. */
  read: (name: string) => Uint8Array
  /** Unpacks the beginning of an entry, of 1 kB as it is packed. It counts as unpacked. */
  begin: (name: string) => Uint8Array
}

/* Signatures and lengths of the records (PKWARE APPNOTE 4.3). */
const endSignature = 0x06054b50
const endLength = 22
const longestComment = 65_535
const directorySignature = 0x02014b50
const directoryLength = 46
const localSignature = 0x04034b50
const localLength = 30
/** A size that the field of ZIP64 (4.5.3) has instead. */
const inLongSizes = 0xffffffff
const longSizesId = 1
/** The packed bytes of a beginning. */
const beginningBytes = 1_024
const stored = 0
const deflated = 8

/**
 * Opens a ZIP file by its central directory. Nothing is unpacked yet. Refuses an OLE file with the reason. `kind`: what the file is,
 * with its article.
 */
export function openZip(content: Uint8Array, limits: ReadingLimits, kind: string): ZipFile {
  const damaged: Damaged = (cause) => unreadable.damaged(kind, cause)
  refuseOleFile(content)
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  const entries = readDirectory(content, view, limits, damaged)
  let left = limits.unpackedBytes

  const find = (name: string) => {
    const entry = entries.get(name)
    if (!entry || view.getUint32(entry.offset, true) !== localSignature) throw damaged(`no entry ${name}`)
    if (entry.encrypted) throw unreadable.password()
    const start = entry.offset + localLength + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true)
    return { entry, packed: content.subarray(start, start + entry.packed) }
  }
  const unpack = ({ method }: Entry, packed: Uint8Array, options: ZlibOptions = {}): Uint8Array | null => {
    if (method === stored) return packed
    return method === deflated ? inflate(packed, { ...options, maxOutputLength: Math.max(1, left) }, limits, damaged) : null
  }
  const read = (name: string): Uint8Array => {
    const { entry, packed } = find(name)
    if (entry.unpacked > left) throw unreadable.unpacksTooLarge(limits)
    const unpacked = unpack(entry, packed)
    if (!unpacked || crc32(unpacked) !== entry.crc) throw damaged(`bad entry ${name}`)
    left -= unpacked.length
    return unpacked
  }
  const begin = (name: string): Uint8Array => {
    const { entry, packed } = find(name)
    const unpacked = unpack(entry, packed.subarray(0, beginningBytes), { finishFlush: constants.Z_SYNC_FLUSH })
    if (!unpacked) throw damaged(`bad entry ${name}`)
    left -= unpacked.length
    return unpacked
  }
  return {
    has: (name) => entries.has(name),
    names: () => entries.keys(),
    read: (name) => refuseBeyondEnd(() => read(name), damaged),
    begin: (name) => refuseBeyondEnd(() => begin(name), damaged),
  }
}

function inflate(packed: Uint8Array, options: ZlibOptions, limits: ReadingLimits, damaged: Damaged): Uint8Array {
  try {
    return inflateRawSync(packed, options)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw unreadable.unpacksTooLarge(limits)
    throw damaged(error)
  }
}

function readDirectory(content: Uint8Array, view: DataView, limits: ReadingLimits, damaged: Damaged): Map<string, Entry> {
  return refuseBeyondEnd(() => {
    const end = findEnd(view, damaged)
    const count = view.getUint16(end + 10, true)
    if (count > limits.zipEntries) throw unreadable.tooManyParts()
    const entries = new Map<string, Entry>()
    let at = view.getUint32(end + 16, true)
    for (let number = 0; number < count; number++) {
      if (view.getUint32(at, true) !== directorySignature) throw damaged('bad central directory')
      const nameLength = view.getUint16(at + 28, true)
      const extraLength = view.getUint16(at + 30, true)
      const extra = at + directoryLength + nameLength
      const name = new TextDecoder().decode(content.subarray(at + directoryLength, extra))
      const long = longSizes(view, extra, extraLength)
      const sizeAt = (place: number) => {
        const size = view.getUint32(place, true)
        return size === inLongSizes ? (long.shift() ?? size) : size
      }
      entries.set(name, {
        encrypted: (view.getUint16(at + 8, true) & 1) === 1,
        method: view.getUint16(at + 10, true),
        crc: view.getUint32(at + 16, true),
        // The long sizes are in this order.
        unpacked: sizeAt(at + 24),
        packed: sizeAt(at + 20),
        offset: sizeAt(at + 42),
      })
      at = extra + extraLength + view.getUint16(at + 32, true)
    }
    return entries
  }, damaged)
}

/** Returns the sizes of 64 bits in the extra fields of an entry. Programs write them for small files too. */
function longSizes(view: DataView, start: number, length: number): number[] {
  for (let at = start; at + 4 <= start + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== longSizesId) continue
    const count = Math.min(3, Math.floor(view.getUint16(at + 2, true) / 8))
    return Array.from({ length: count }, (_, index) => Number(view.getBigUint64(at + 4 + 8 * index, true)))
  }
  return []
}

/** Returns the place of the last record, which only a comment follows. */
function findEnd(view: DataView, damaged: Damaged): number {
  const least = Math.max(0, view.byteLength - endLength - longestComment)
  for (let at = view.byteLength - endLength; at >= least; at--) if (view.getUint32(at, true) === endSignature) return at
  throw damaged('no end of central directory')
}

/** Refuses a file whose records point beyond its end. */
function refuseBeyondEnd<T>(read: () => T, damaged: Damaged): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof RangeError ? damaged(error) : error
  }
}
