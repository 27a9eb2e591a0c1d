import { addAll, type Bitmap, clearBit, countBits, hasBit, idsOf, keepOnly, setBit, withRoom } from './bitmap.ts'
import { append, emptyList, frequentShare, idsIn, type PostingList, removeFrom, renumbered } from './posting-list.ts'

/** The documents that match a search: many as a bitmap, few as ids in any order. Valid until the next search or change. */
export type Matches = { count: number; bitmap: Bitmap } | { count: number; docIds: ArrayLike<number> }

/** The posting lists of an inverted index: which documents contain which stems. */
export interface Postings {
  /** Adds a document. Its id must be greater than every id before it. */
  add: (docId: number, stems: readonly string[]) => void
  /** Removes a document with the stems that it was added with. */
  remove: (docId: number, stems: readonly string[]) => void
  /** Reports whether any document has one of the stems. */
  hasAny: (stems: Iterable<string>) => boolean
  /** Returns the documents that have, for every term, at least one of its stems. */
  matchAll: (terms: readonly (readonly string[])[]) => Matches
  /** Gives new ids to the documents, in their order. `end`: the first id that no document has then. */
  renumber: (newIds: Int32Array, end: number) => void
}

export const docIdsOf = (matches: Matches): ArrayLike<number> =>
  'bitmap' in matches ? idsOf(matches.bitmap, matches.count) : matches.docIds

type Term = readonly PostingList[]

/** `minBitmap`: the documents below which a list has no bitmap. */
export function createPostings(minBitmap: number): Postings {
  const lists = new Map<string, PostingList>()
  /** The first id that no document has. */
  let end = 0
  /** For the matches of a search, and for one term of it. The second is empty between searches. */
  let [result, scratch]: [Bitmap, Bitmap] = [new Uint32Array(0), new Uint32Array(0)]

  const listsOf = (stems: Iterable<string>) => [...stems].flatMap((stem) => lists.get(stem) ?? [])
  const isFrequent = (term: Term) => term.some(({ bitmap }) => bitmap) || sizeOf(term) * frequentShare > end
  const addTerm = (bitmap: Bitmap, term: Term) => {
    for (const list of term) {
      if (list.bitmap) addAll(bitmap, list.bitmap)
      else for (const docId of idsIn(list)) setBit(bitmap, docId)
    }
  }
  const matchFrequent = (rarest: Term, others: readonly Term[]): Matches => {
    const [only] = rarest
    if (only?.bitmap && rarest.length === 1 && others.length === 0) return { count: only.size, bitmap: only.bitmap }
    result.fill(0)
    addTerm(result, rarest)
    for (const term of others) {
      if (term.length === 1 && term[0]?.bitmap) {
        keepOnly(result, term[0].bitmap)
        continue
      }
      addTerm(scratch, term)
      keepOnly(result, scratch)
      scratch.fill(0)
    }
    return { count: countBits(result), bitmap: result }
  }
  const union = (term: Term): ArrayLike<number> => {
    if (term.length === 1) return idsIn(term[0] as PostingList)
    const found: number[] = []
    for (const list of term)
      for (const docId of idsIn(list)) {
        if (hasBit(scratch, docId)) continue
        setBit(scratch, docId)
        found.push(docId)
      }
    for (const docId of found) clearBit(scratch, docId)
    return found
  }
  const intersect = (found: ArrayLike<number>, term: Term): ArrayLike<number> => {
    const bitmaps = term.flatMap(({ bitmap }) => bitmap ?? [])
    const rare = term.filter(({ bitmap }) => !bitmap)
    for (const list of rare) for (const docId of idsIn(list)) setBit(scratch, docId)
    const matches: number[] = []
    for (let i = 0; i < found.length; i++) {
      const docId = found[i] as number
      if (hasBit(scratch, docId) || bitmaps.some((bitmap) => hasBit(bitmap, docId))) matches.push(docId)
    }
    for (const list of rare) for (const docId of idsIn(list)) clearBit(scratch, docId)
    return matches
  }

  return {
    add: (docId, stems) => {
      end = docId + 1
      for (const stem of stems) {
        const list = lists.get(stem) ?? emptyList()
        if (list.size === 0) lists.set(stem, list)
        append(list, docId, minBitmap)
      }
    },
    remove: (docId, stems) => {
      for (const stem of stems) {
        const list = lists.get(stem)
        if (!list) continue
        removeFrom(list, docId)
        if (list.size === 0) lists.delete(stem)
      }
    },
    hasAny: (stems) => listsOf(stems).length > 0,
    matchAll: (terms) => {
      result = withRoom(result, end)
      scratch = withRoom(scratch, end)
      const [rarest = [], ...others] = terms.map(listsOf).sort((a, b) => sizeOf(a) - sizeOf(b))
      if (isFrequent(rarest)) return matchFrequent(rarest, others)
      const docIds = rarest.length === 0 ? [] : others.reduce<ArrayLike<number>>(intersect, union(rarest))
      return { count: docIds.length, docIds }
    },
    renumber: (newIds, newEnd) => {
      for (const [stem, list] of lists) lists.set(stem, renumbered(list, newIds, newEnd, minBitmap))
      end = newEnd
    },
  }
}

const sizeOf = (term: Term) => term.reduce((sum, { size }) => sum + size, 0)
