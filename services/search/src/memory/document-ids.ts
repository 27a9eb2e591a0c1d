import { grown } from '../grown.ts'

/**
 * The ids by which the outside knows documents, 24 hexadecimal digits each, and the documents by these
 * ids. A document's own id (`docId`) is its position in the index.
 */
export interface DocumentIds {
  /** Gives an id that no document has to a document. */
  set: (docId: number, id: string) => void
  /** Returns the document with an id; undefined if there is none. */
  docIdOf: (id: string) => number | undefined
  idOf: (docId: number) => string
  /** Compares the ids of two documents as their texts compare. */
  compare: (a: number, b: number) => number
  remove: (docId: number) => void
  /** Moves the id of a document to a smaller position that has none. */
  move: (docId: number, newId: number) => void
}

/** An id is stored as three numbers of 32 bits. */
const words = 3
/** The largest share of the table's places that are taken. */
const maxLoad = 0.5
const initialTableSize = 2_048

/**
 * Creates the ids as numbers in two arrays: a map of strings would take ten times the
 * memory. The table is open addressing with linear probing.
 */
export function createDocumentIds(): DocumentIds {
  let ids = new Uint32Array(words * 1_024)
  /** Positions plus 1 by hash; 0 is a free place. Its size is a power of 2. */
  let table = new Int32Array(initialTableSize)
  let entries = 0

  const word = (docId: number, index: number) => ids[words * docId + index] as number
  const placeOf = (a: number, b: number, c: number) => hash(a, b, c) & (table.length - 1)
  const homeOf = (docId: number) => placeOf(word(docId, 0), word(docId, 1), word(docId, 2))
  const after = (place: number) => (place + 1) & (table.length - 1)
  /** Returns the place of a document's entry, or the free place where it belongs. */
  const find = (a: number, b: number, c: number) => {
    let place = placeOf(a, b, c)
    for (; table[place] !== 0; place = after(place)) {
      const docId = (table[place] as number) - 1
      if (word(docId, 0) === a && word(docId, 1) === b && word(docId, 2) === c) return place
    }
    return place
  }
  const findOf = (docId: number) => find(word(docId, 0), word(docId, 1), word(docId, 2))
  const enlarge = () => {
    const old = table
    table = new Int32Array(2 * old.length)
    for (const entry of old) if (entry !== 0) table[findOf(entry - 1)] = entry
  }

  return {
    set: (docId, id) => {
      ids = grown(ids, words * (docId + 1))
      ids.set(parse(id), words * docId)
      if (++entries > maxLoad * table.length) enlarge()
      table[findOf(docId)] = docId + 1
    },
    docIdOf: (id) => {
      const [a, b, c] = parse(id)
      const entry = table[find(a, b, c)] as number
      return entry === 0 ? undefined : entry - 1
    },
    idOf: (docId) => [0, 1, 2].map((index) => word(docId, index).toString(16).padStart(8, '0')).join(''),
    compare: (a, b) => word(a, 0) - word(b, 0) || word(a, 1) - word(b, 1) || word(a, 2) - word(b, 2),
    remove: (docId) => {
      entries--
      let gap = findOf(docId)
      // Closes the gap: an entry behind it must stay reachable from its home (Knuth, The Art of Computer Programming 3, 6.4, algorithm R).
      for (let place = after(gap); table[place] !== 0; place = after(place)) {
        const home = homeOf((table[place] as number) - 1)
        const isBetween = gap <= place ? gap < home && home <= place : gap < home || home <= place
        if (isBetween) continue
        table[gap] = table[place] as number
        gap = place
      }
      table[gap] = 0
    },
    move: (docId, newId) => {
      table[findOf(docId)] = newId + 1
      ids.copyWithin(words * newId, words * docId, words * (docId + 1))
    },
  }
}

const parse = (id: string): [number, number, number] => [
  Number.parseInt(id.slice(0, 8), 16),
  Number.parseInt(id.slice(8, 16), 16),
  Number.parseInt(id.slice(16, 24), 16),
]

/** Mixes the bits of an id, whose parts are a time, a process and a counter. */
function hash(a: number, b: number, c: number): number {
  let mixed = Math.imul(a ^ Math.imul(b, 0x85ebca6b), 0x9e3779b1) ^ Math.imul(c, 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return (mixed ^ (mixed >>> 13)) >>> 0
}
