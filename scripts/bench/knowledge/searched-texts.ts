import type { FoundPassage, Passage, ReadySource } from '@rostra/persona/material/domain/passages/passage'
import { encodePassages } from '@rostra/persona/material/domain/passages/passage-index'
import type { PassageIndex, PassageVectors, StoredSegments } from '@rostra/persona/material/domain/passages/ports'
import { createPassageSearch, type SearchParts } from '@rostra/persona/material/runtime/passage-search/passage-search'
import { scannedVectors } from '@rostra/persona/material/runtime/passage-search/scanned-vectors'
import { type DocumentVectors, encodeVectors } from '@rostra/search/segments/vector-segment'

const mb = 2 ** 20
const signal = new AbortController().signal

export interface SearchedText {
  title: string
  passages: readonly Passage[]
  /** Of each passage, for a search by meaning. */
  vectors?: readonly DocumentVectors[]
}

interface Options {
  /** The model of the vectors. */
  byMeaning?: Pick<NonNullable<SearchParts['byMeaning']>, 'embed' | 'scale' | 'embedMs'> | undefined
  most?: NonNullable<SearchParts['most']>
}

interface TextSearch {
  find: (text: string, earlier?: readonly string[]) => Promise<FoundPassage[]>
  openers: (found: readonly FoundPassage[]) => Promise<string[]>
}

/** Returns the product's search for passages over some texts in memory, without a database. */
export function searchOver(texts: readonly SearchedText[], { byMeaning, most }: Options = {}): TextSearch {
  const sources = texts.map(({ title, passages }, number): ReadySource => {
    return { personaId: 'p', sourceId: `s${number}`, readingId: `r${number}`, title, passages: passages.length }
  })
  const segmentsOf = (encode: (text: SearchedText) => Uint8Array[]) => new Map(texts.map((text, number) => [`r${number}`, encode(text)]))
  const segments = segmentsOf(({ passages }) => [...encodePassages(passages)].filter((part) => part !== undefined))
  const byReading = new Map(sources.map(({ readingId }, number) => [readingId, texts[number]]))
  const stored: PassageIndex = {
    segments: async () => segments,
    texts: async (_personaId, places) =>
      places.flatMap((place) => {
        const passage = byReading.get(place.readingId)?.passages[place.index]
        return passage ? [{ place, passage }] : []
      }),
  }
  const vectors = () =>
    vectorsInMemory(
      segmentsOf(({ vectors: ofPassages = [] }) => [encodeVectors(0, ofPassages)]),
      128 * mb,
    )
  const search = createPassageSearch({
    stored,
    byMeaning: byMeaning && { ...byMeaning, vectors: vectors() },
    maxIndexBytes: 64 * mb,
    maxTextBytes: 16 * mb,
    ...(most ? { most } : {}),
  })
  return {
    find: (text, earlier = []) => search.find('p', sources, { text, earlier }, signal),
    openers: (found) => search.openers('p', sources, found, signal),
  }
}

/** Returns the product's search for vectors over encoded ones, by the ids of their readings. */
export const vectorsInMemory = (segments: StoredSegments, cacheBytes: number): PassageVectors =>
  scannedVectors(
    {
      segments: async () => segments,
      add: async () => undefined,
      deleteOthers: async () => undefined,
      deletionOf: () => [],
      deletionOfPersona: () => [],
    },
    cacheBytes,
  )
