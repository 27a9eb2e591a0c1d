import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import { PersonaService } from '@rostra/proto/persona'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

/** The name of a model: the slug of a persona. */
export const modelSchema = z.string().min(1).max(200).meta({ description: 'The slug of a persona' })

/**
 * How long the id of a slug is cached, in milliseconds: as long as a former slug leads to its persona.
 * Whether the caller may see the persona is asked for each answer.
 */
const cachedMs = 5_000
const maxCached = 2_000
const caches = new WeakMap<RpcClient, LRUCache<string, string>>()

/** Returns the id of the persona with a slug. Throws BOT_NOT_FOUND. */
export async function personaIdOf(persona: RpcClient, slug: string, call: CallOptions): Promise<string> {
  const cache = caches.get(persona) ?? new LRUCache<string, string>({ max: maxCached, ttl: cachedMs })
  caches.set(persona, cache)
  const known = cache.get(slug)
  if (known !== undefined) return known
  const { id } = await persona.call(PersonaService.GetPersona, { slug }, { ...call, deadlineMs: 5_000 })
  cache.set(slug, id)
  return id
}
