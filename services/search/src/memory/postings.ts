import { addAll, type Bitmap, clearBit, countBits, hasBit, idsOf, keepOnly, setBit, withRoom } from '../bitmap.ts'
import { PostingReader } from '../posting-bytes.ts'
import { append, emptyList, frequentShare, idsIn, type PostingList, removeFrom, renumbered } from './posting-list.ts'

/** The documents that match a search: many as a bitmap, few as ids in any order. Valid until the next search or change. */
export type Matches = { count: number; bitmap: Bitmap } | { count: number; docIds: ArrayLike<number> }

/** The posting lists of an inverted index: which documents have which terms. */
export interface Postings {
  /** Adds a document. Its id must be greater than every id before it. */
  add: (docId: number, terms: readonly string[]) => void
  /** Removes a document with the terms that it was added with. */
  remove: (docId: number, terms: readonly string[]) => void
  /** Reports whether any document has one of the terms. */
  hasAny: (terms: Iterable<string>) => boolean
  /** Returns the documents that have at least one term of each group. */
  matchAll: (groups: readonly (readonly string[])[]) => Matches
  /** Gives new ids to the documents, in their order. `end`: the first id that no document has then. */
  renumber: (newIds: Int32Array, end: number) => void
}

export const docIdsOf = (matches: Matches): ArrayLike<number> =>
  'bitmap' in matches ? idsOf(matches.bitmap, matches.count) : matches.docIds

/** The posting lists of the terms of a group. */
type Group = readonly PostingList[]

/** `minBitmap`: the documents below which a list has no bitmap. */
export function createPostings(minBitmap: number): Postings {
  const lists = new Map<string, PostingList>()
  /** The first id that no document has. */
  let end = 0
  /** The matches of a search. */
  let result: Bitmap = new Uint32Array(0)
  /** The documents of one group. Empty between searches. */
  let scratch: Bitmap = new Uint32Array(0)
  /** For the ids of the rarest group, which are read while those of others are decoded. */
  const rarestReader = new PostingReader()

  const listsOf = (terms: Iterable<string>) => [...terms].flatMap((term) => lists.get(term) ?? [])
  const isFrequent = (group: Group) => group.some(({ bitmap }) => bitmap) || sizeOf(group) * frequentShare > end
  const addGroup = (bitmap: Bitmap, group: Group) => {
    for (const list of group) {
      if (list.bitmap) addAll(bitmap, list.bitmap)
      else for (const docId of idsIn(list)) setBit(bitmap, docId)
    }
  }
  const matchFrequent = (rarest: Group, others: readonly Group[]): Matches => {
    const [only] = rarest
    if (only?.bitmap && rarest.length === 1 && others.length === 0) return { count: only.size, bitmap: only.bitmap }
    result.fill(0)
    addGroup(result, rarest)
    for (const group of others) {
      if (group.length === 1 && group[0]?.bitmap) {
        keepOnly(result, group[0].bitmap)
        continue
      }
      addGroup(scratch, group)
      keepOnly(result, scratch)
      scratch.fill(0)
    }
    return { count: countBits(result), bitmap: result }
  }
  const union = (group: Group): ArrayLike<number> => {
    if (group.length === 1) return idsIn(group[0] as PostingList, rarestReader)
    const found: number[] = []
    for (const list of group)
      for (const docId of idsIn(list)) {
        if (hasBit(scratch, docId)) continue
        setBit(scratch, docId)
        found.push(docId)
      }
    for (const docId of found) clearBit(scratch, docId)
    return found
  }
  const intersect = (found: ArrayLike<number>, group: Group): ArrayLike<number> => {
    const bitmaps = group.flatMap(({ bitmap }) => bitmap ?? [])
    const rare = group.filter(({ bitmap }) => !bitmap)
    addGroup(scratch, rare)
    const matches: number[] = []
    for (let i = 0; i < found.length; i++) {
      const docId = found[i] as number
      if (hasBit(scratch, docId) || bitmaps.some((bitmap) => hasBit(bitmap, docId))) matches.push(docId)
    }
    for (const list of rare) for (const docId of idsIn(list)) clearBit(scratch, docId)
    return matches
  }

  return {
    add: (docId, terms) => {
      end = docId + 1
      for (const term of terms) {
        const list = lists.get(term) ?? emptyList()
        if (list.size === 0) lists.set(term, list)
        append(list, docId, minBitmap)
      }
    },
    remove: (docId, terms) => {
      for (const term of terms) {
        const list = lists.get(term)
        if (!list) continue
        removeFrom(list, docId)
        if (list.size === 0) lists.delete(term)
      }
    },
    hasAny: (terms) => listsOf(terms).length > 0,
    matchAll: (groups) => {
      result = withRoom(result, end)
      scratch = withRoom(scratch, end)
      const [rarest = [], ...others] = groups.map(listsOf).sort((a, b) => sizeOf(a) - sizeOf(b))
      if (isFrequent(rarest)) return matchFrequent(rarest, others)
      const docIds = rarest.length === 0 ? [] : others.reduce<ArrayLike<number>>(intersect, union(rarest))
      return { count: docIds.length, docIds }
    },
    renumber: (newIds, newEnd) => {
      for (const [term, list] of lists) lists.set(term, renumbered(list, newIds, newEnd, minBitmap))
      end = newEnd
    },
  }
}

const sizeOf = (group: Group) => group.reduce((sum, { size }) => sum + size, 0)
