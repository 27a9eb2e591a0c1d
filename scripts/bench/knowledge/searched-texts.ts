import type { FoundPassage, Passage, ReadySource } from '@rostra/persona/material/domain/passages/passage'
import { encodePassages } from '@rostra/persona/material/domain/passages/passage-index'
import type { PassageIndex } from '@rostra/persona/material/domain/passages/ports'
import { createPassageSearch } from '@rostra/persona/material/runtime/passage-search/passage-search'

const mb = 2 ** 20
const signal = new AbortController().signal

/** Returns the product's search for passages over some texts in memory, without a database. */
export function searchOver(texts: readonly { title: string; passages: readonly Passage[] }[]): (text: string) => Promise<FoundPassage[]> {
  const sources = texts.map(({ title, passages }, number): ReadySource => {
    return { personaId: 'p', sourceId: `s${number}`, readingId: `r${number}`, title, passages: passages.length }
  })
  const byReading = new Map(sources.map(({ readingId }, number) => [readingId, texts[number]?.passages ?? []]))
  const stored: PassageIndex = {
    segments: async (_personaId, readings) =>
      new Map(
        readings.map(({ readingId }) => [
          readingId,
          [...encodePassages(byReading.get(readingId) ?? [])].filter((part) => part !== undefined),
        ]),
      ),
    texts: async (_personaId, places) =>
      places.flatMap((place) => {
        const passage = byReading.get(place.readingId)?.[place.index]
        return passage ? [{ place, passage }] : []
      }),
  }
  const { find } = createPassageSearch({ stored, maxIndexBytes: 64 * mb, maxTextBytes: 16 * mb })
  return (text) => find('p', sources, { text, earlier: [] }, signal)
}
