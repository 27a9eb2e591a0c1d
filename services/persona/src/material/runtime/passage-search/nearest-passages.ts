import { bounded } from '@rostra/kit/async/bounded'
import type { PassagePlace, PassageQuery, ReadySource } from '../../domain/passages/passage.ts'
import type { Embed, PassageVectors } from '../../domain/passages/ports.ts'
import { meaningsOf } from '../../domain/passages/query/relation.ts'
import { queryEmbeddings } from './retrieval-metrics.ts'
import { placeKey } from './text-cache.ts'

export type Near = PassagePlace & { similarity: number }

type Nearest = (personaId: string, sources: readonly ReadySource[], query: PassageQuery, signal: AbortSignal) => Promise<readonly Near[]>

/** A local server serves one request after the other, and a text takes half a second. */
const usualMs = 300

export interface MeaningSearch {
  embed: Embed
  vectors: Pick<PassageVectors, 'nearest'>
  /** Milliseconds to wait for the vectors of a message; 300 by default. */
  embedMs?: number
}

/**
 * Creates the search for the passages whose meaning is nearest to that of a message, with those before it that it depends on, or of one
 * of its parts. Finds none while the model does not answer. `limit`: the most that are found.
 */
export function nearestPassages({ embed, vectors, embedMs = usualMs }: MeaningSearch, limit: number): Nearest {
  return async (personaId, sources, query, signal) => {
    const searches = meaningsOf(query)
    try {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(embedMs)])
      const texts = searches.flat().map(({ text }) => text)
      const made = await bounded(embed(texts, limited, 'query'), embedMs)
      const best = new Map<string, Near>()
      let first = 0
      for (const meanings of searches) {
        const sum = sumOf(made.slice(first, first + meanings.length), meanings)
        first += meanings.length
        const length = Math.hypot(...sum)
        for (const near of await vectors.nearest(personaId, sources, sum, limit, signal)) {
          // The similarity to a sum of vectors, times its length, is the mean of the similarities to each of them.
          const similarity = near.similarity * length
          const key = placeKey(near)
          if (similarity > (best.get(key)?.similarity ?? 0)) best.set(key, { ...near, similarity })
        }
      }
      queryEmbeddings.inc({ result: 'ok' })
      return [...best.values()].sort((one, other) => other.similarity - one.similarity).slice(0, limit)
    } catch {
      signal.throwIfAborted()
      queryEmbeddings.inc({ result: 'failed' })
      return []
    }
  }
}

/** Returns the sum of vectors, each made to the length of its weight. */
function sumOf(vectors: readonly ArrayLike<number>[], weights: readonly { weight: number }[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0)
  for (const [number, vector] of vectors.entries()) {
    const factor = (weights[number]?.weight ?? 0) / Math.hypot(...Array.from(vector))
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) + factor * (vector[at] as number)
  }
  return sum
}
