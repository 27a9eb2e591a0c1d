import { bounded } from '@rostra/kit/async/bounded'
import type { PassagePlace, PassageQuery, ReadySource } from '../../domain/passages/passage.ts'
import type { Embed, PassageVectors } from '../../domain/passages/ports.ts'
import { meaningsOf } from '../../domain/passages/query/relation.ts'
import { queryEmbeddings } from './retrieval-metrics.ts'

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
 * Creates the search for the passages whose meaning is nearest to that of a message, with those before it that it depends on. Finds none
 * while the model does not answer. `limit`: the most that are found.
 */
export function nearestPassages({ embed, vectors, embedMs = usualMs }: MeaningSearch, limit: number): Nearest {
  return async (personaId, sources, query, signal) => {
    const meanings = meaningsOf(query)
    try {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(embedMs)])
      const embedding = embed(
        meanings.map(({ text }) => text),
        limited,
        'query',
      )
      const sum = sumOf(
        await bounded(embedding, embedMs),
        meanings.map(({ weight }) => weight),
      )
      const found = await vectors.nearest(personaId, sources, sum, limit, signal)
      queryEmbeddings.inc({ result: 'ok' })
      const length = Math.hypot(...sum)
      // The similarity to a sum of vectors, times its length, is the mean of the similarities to each of them.
      return found.map((near) => ({ ...near, similarity: near.similarity * length }))
    } catch {
      signal.throwIfAborted()
      queryEmbeddings.inc({ result: 'failed' })
      return []
    }
  }
}

/** Returns the sum of vectors, each made to the length of its weight. */
function sumOf(vectors: readonly ArrayLike<number>[], weights: readonly number[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0)
  for (const [number, vector] of vectors.entries()) {
    const factor = (weights[number] ?? 0) / Math.hypot(...Array.from(vector))
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) + factor * (vector[at] as number)
  }
  return sum
}
