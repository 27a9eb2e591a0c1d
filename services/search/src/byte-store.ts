import { grown } from './grown.ts'

/**
 * Byte strings by document id. They lie side by side in blocks outside of the JavaScript heap, so that
 * half a million cost no garbage collection and no object each.
 */
export interface ByteStore {
  /** Stores the bytes of a document, in place of those that it has. */
  put: (docId: number, bytes: Uint8Array) => void
  /** Returns a copy. */
  get: (docId: number) => Uint8Array
  remove: (docId: number) => void
  /** Moves the bytes of a document to a smaller id that has none. */
  move: (docId: number, newId: number) => void
}

const blockSize = 1 << 20
/** Lengths are rounded up to a multiple of this, so that a string whose length changes a little stays where it is. */
const unit = 16
const unitsPerBlock = blockSize / unit

export function createByteStore(): ByteStore {
  const blocks: Uint8Array[] = []
  /** The first unit after the last string. */
  let end = 0
  /** By document id: the first unit, and the length in bytes. */
  let starts = new Uint32Array(1_024)
  let lengths = new Uint32Array(1_024)
  /** The first units of free places, by their number of units. */
  const free = new Map<number, number[]>()

  const allocate = (units: number) => {
    const reused = free.get(units)?.pop()
    if (reused !== undefined) return reused
    const left = unitsPerBlock - (end % unitsPerBlock)
    if (units > left) end += left
    const start = end
    end += units
    while (blocks.length * unitsPerBlock < end) blocks.push(new Uint8Array(blockSize))
    return start
  }
  const release = (start: number, units: number) => {
    if (units === 0) return
    const places = free.get(units)
    if (places) places.push(start)
    else free.set(units, [start])
  }
  const unitsOf = (docId: number) => Math.ceil((lengths[docId] as number) / unit)
  const bytesAt = (start: number, length: number) => {
    const offset = (start % unitsPerBlock) * unit
    return (blocks[Math.floor(start / unitsPerBlock)] as Uint8Array).subarray(offset, offset + length)
  }

  return {
    put: (docId, bytes) => {
      const units = Math.ceil(bytes.length / unit)
      if (units === 0 || units > unitsPerBlock) throw new RangeError(`a document of ${bytes.length} bytes cannot be stored`)
      starts = grown(starts, docId + 1)
      lengths = grown(lengths, docId + 1)
      if (units !== unitsOf(docId)) {
        release(starts[docId] as number, unitsOf(docId))
        starts[docId] = allocate(units)
      }
      lengths[docId] = bytes.length
      bytesAt(starts[docId] as number, bytes.length).set(bytes)
    },
    // A Buffer of Node's pool: an allocation of its own for each card would cost more than the search.
    get: (docId) => Buffer.from(bytesAt(starts[docId] as number, lengths[docId] as number)),
    remove: (docId) => {
      release(starts[docId] as number, unitsOf(docId))
      lengths[docId] = 0
    },
    move: (docId, newId) => {
      starts[newId] = starts[docId] as number
      lengths[newId] = lengths[docId] as number
      lengths[docId] = 0
    },
  }
}
