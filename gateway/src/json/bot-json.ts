import { PersonaMessage } from '@rostra/proto/persona'
import { LRUCache } from 'lru-cache'
import { toBot } from './bot.ts'

/** About 1 kB each: the personas that most lists show. */
const known = new LRUCache<string, Buffer>({ max: 20_000 })

/** The JSON of an encoded persona as it stands in a list. The same bytes are always the same text, so those known are not read again. */
export function botJson(persona: Buffer): Buffer {
  const key = persona.toString('latin1')
  const before = known.get(key)
  if (before) return before
  const json = Buffer.from(JSON.stringify(toBot(PersonaMessage.deserialize(persona))))
  known.set(key, json)
  return json
}
