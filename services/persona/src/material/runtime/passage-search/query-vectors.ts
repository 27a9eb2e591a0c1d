import { LRUCache } from 'lru-cache'
import type { Embed } from '../../domain/passages/ports.ts'

const most = 200
const keptMs = 60_000
/** A question that is searched for in many personas waits once for a model that does not answer. */
const failedMs = 1_000

/**
 * Asks a model once for the vectors of a message that is searched for in several personas.
 * Keeps vectors for a minute, and a failure for a second.
 */
export function keptQueryVectors(embed: Embed): Embed {
  const kept = new LRUCache<string, ReturnType<Embed>>({ max: most, ttl: keptMs })
  return (texts, signal, kind) => {
    const key = JSON.stringify([kind, texts])
    const known = kept.get(key)
    if (known) return known
    const asked = embed(texts, signal, kind)
    kept.set(key, asked)
    asked.catch(() => kept.set(key, asked, { ttl: failedMs }))
    return asked
  }
}
