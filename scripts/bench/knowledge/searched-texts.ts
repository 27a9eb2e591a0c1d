import type { FoundPassage, Passage, ReadySource } from '@rostra/persona/material/domain/passages/passage'
import { encodePassages } from '@rostra/persona/material/domain/passages/passage-index'
import type { PassageIndex, StoredVectors } from '@rostra/persona/material/domain/passages/ports'
import { createPassageSearch, type SearchParts } from '@rostra/persona/material/runtime/passage-search/passage-search'
import { scannedVectors } from '@rostra/persona/material/runtime/passage-search/scanned-vectors'
import { encodeVectors } from '@rostra/search/segments/vector-segment'

const mb = 2 ** 20
const signal = new AbortController().signal

export interface SearchedText {
  title: string
  passages: readonly Passage[]
  /** Of the passages, for a search by meaning. */
  vectors?: readonly ArrayLike<number>[]
}

interface Options {
  /** The model of the vectors. */
  byMeaning?: Pick<NonNullable<SearchParts['byMeaning']>, 'embed' | 'scale' | 'embedMs'> | undefined
  most?: NonNullable<SearchParts['most']>
}

/** Returns the product's search for passages over some texts in memory, without a database. */
export function searchOver(
  texts: readonly SearchedText[],
  { byMeaning, most }: Options = {},
): (text: string, earlier?: readonly string[]) => Promise<FoundPassage[]> {
  const sources = texts.map(({ title, passages }, number): ReadySource => {
    return { personaId: 'p', sourceId: `s${number}`, readingId: `r${number}`, title, passages: passages.length }
  })
  const byReading = new Map(sources.map(({ readingId }, number) => [readingId, texts[number]]))
  const stored: PassageIndex = {
    segments: async (_personaId, readings) =>
      new Map(
        readings.map(({ readingId }) => [
          readingId,
          [...encodePassages(byReading.get(readingId)?.passages ?? [])].filter((part) => part !== undefined),
        ]),
      ),
    texts: async (_personaId, places) =>
      places.flatMap((place) => {
        const passage = byReading.get(place.readingId)?.passages[place.index]
        return passage ? [{ place, passage }] : []
      }),
  }
  const vectors: StoredVectors = {
    add: async () => {},
    deleteOthers: async () => {},
    segments: async (_personaId, readings) =>
      new Map(
        readings.map(({ readingId }) => [
          readingId,
          [
            encodeVectors(
              0,
              (byReading.get(readingId)?.vectors ?? []).map((vector) => [vector]),
            ),
          ],
        ]),
      ),
    deletionOf: () => [],
    deletionOfPersona: () => [],
  }
  const { find } = createPassageSearch({
    stored,
    byMeaning: byMeaning && { ...byMeaning, vectors: scannedVectors(vectors, 128 * mb) },
    maxIndexBytes: 64 * mb,
    maxTextBytes: 16 * mb,
    ...(most ? { most } : {}),
  })
  return (text, earlier = []) => find('p', sources, { text, earlier }, signal)
}
