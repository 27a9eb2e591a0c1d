import { PersonaMessage } from '@rostra/proto/persona'
import { LRUCache } from 'lru-cache'
import { toBot } from './bot.ts'

/** About 20 MB at most: an entry takes about 1 kB with its key. 20,000 entries hold the personas that most lists show. */
const cache = new LRUCache<string, Buffer>({ max: 20_000 })

/** Converts an encoded persona to the JSON of a list item. Cached by the encoded bytes, so that an unchanged persona is decoded once. */
export function botJson(persona: Buffer): Buffer {
  const key = persona.toString('latin1')
  const cached = cache.get(key)
  if (cached) return cached
  const json = Buffer.from(JSON.stringify(toBot(PersonaMessage.deserialize(persona))))
  cache.set(key, json)
  return json
}
