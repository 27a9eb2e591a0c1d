import type { Embed, PassageIndex, PassageSearch, Passages, StoredVectors } from '../../domain/passages/ports.ts'
import { scaleOf } from '../../domain/passages/query/fit.ts'
import { withVectors } from './embedded-passages.ts'
import { createPassageSearch } from './passage-search.ts'
import { keptQueryVectors } from './query-vectors.ts'
import { scannedVectors } from './scanned-vectors.ts'

interface KnowledgeParts {
  passages: Passages & PassageIndex
  vectors: StoredVectors
  /** Null: words alone are searched. */
  embed: Embed | null
  /** The model of the vectors; empty without one. */
  model: string
  /** Megabytes of memory for the index, the vectors and the texts together. */
  cacheMb: number
}

/** Shares of the cache. Vectors have the most: those of a passage take about twice as much as its part of the index. */
const sharesByWords = { index: 0.5, vectors: 0, texts: 0.5 }
const sharesByMeaning = { index: 0.25, vectors: 0.45, texts: 0.3 }

/** Creates the ports that store and find passages, by words and, with a model, by meaning. */
export function createKnowledge({ passages, vectors, embed, model, cacheMb }: KnowledgeParts): {
  passages: Passages
  passageSearch: PassageSearch
} {
  const shares = embed ? sharesByMeaning : sharesByWords
  const bytes = (share: number) => Math.max(1, Math.round(share * cacheMb * 2 ** 20))
  const scanned = scannedVectors(vectors, bytes(shares.vectors))
  return {
    passages: withVectors(passages, scanned),
    passageSearch: createPassageSearch({
      stored: passages,
      byMeaning: embed ? { embed: keptQueryVectors(embed), vectors: scanned, scale: scaleOf(model) } : undefined,
      maxIndexBytes: bytes(shares.index),
      maxTextBytes: bytes(shares.texts),
    }),
  }
}
