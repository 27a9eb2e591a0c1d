import { chunksOf } from '@rostra/kit/chunks'
import { DomainError } from '@rostra/kit/errors'
import type { RpcClient } from '@rostra/kit/rpc/client'
import type { Persona__Output } from '@rostra/proto/gen/rostra/persona/v1/Persona'
import { PersonaService } from '@rostra/proto/persona'
import { LRUCache } from 'lru-cache'
import type { Passage } from '../domain/citations/citation.ts'
import { type Personas, personaNotFound, type SpeakingProfile } from '../domain/personas/ports.ts'

const timeoutMs = 2_000
/** Longer than for a read: persona hashes and stores the source before it returns. */
const addTimeoutMs = 5_000
/** An answer waits this long for its passages; later it is generated without them. */
const passagesTimeoutMs = 1_500
const idsAtOnce = 100
/** How long a profile is cached. An edit or a suspension takes effect after this time at the latest. */
const cachedMs = 800
const maxCached = 1_000

/**
 * Calls the persona service. Profiles are cached for 800 ms: that of a public persona for all callers, any other for the person who may see
 * it.
 */
export function personaClient(client: Pick<RpcClient, 'call'>, now: () => number = () => performance.now()): Personas {
  const cache = new LRUCache<string, SpeakingProfile>({ max: maxCached, ttl: cachedMs, ttlResolution: 0, perf: { now } })
  return {
    publicByIds: async (ids, signal) => {
      const found: Persona__Output[] = []
      for (const some of chunksOf([...new Set(ids)], idsAtOnce)) {
        found.push(...(await client.call(PersonaService.ListPersonasByIds, { ids: some }, { signal, deadlineMs: timeoutMs })).personas)
      }
      return found.map((persona) => ({ ...persona, isListed: persona.visibility !== 'VISIBILITY_UNLISTED' }))
    },
    requireOwn: async (id, { memberId, token, signal }) => {
      const { ownerId } = await client.call(PersonaService.GetPersona, { id }, { token, signal, deadlineMs: timeoutMs })
      if (ownerId !== memberId) throw personaNotFound()
    },
    ownIds: async ({ token, signal }) => {
      const { personas } = await client.call(PersonaService.ListOwnPersonas, {}, { token, signal, deadlineMs: timeoutMs })
      return personas.map(({ id }) => id)
    },
    addPair: async (personaId, { requestId, ...pair }, { token, signal }) => {
      const request = { personaId, requestId, pair }
      return (await client.call(PersonaService.AddSource, request, { token, signal, deadlineMs: addTimeoutMs })).id
    },
    publicBySlug: (slug) => orNull(client.call(PersonaService.GetPersona, { slug }, { deadlineMs: timeoutMs })),
    publicProfile: async (id, signal) => {
      const cached = cache.get(id)
      if (cached) return cached
      const profile = await orNull(client.call(PersonaService.GetSpeakingProfile, { id }, { signal, deadlineMs: timeoutMs }))
      if (!profile?.isPublic) return null
      cache.set(id, profile)
      return profile
    },
    findPassages: async (personaId, { query, earlier, token, signal }) => {
      const request = { personaId, query, earlier: [...earlier] }
      const found = await client.call(PersonaService.FindPassages, request, { token, signal, deadlineMs: passagesTimeoutMs })
      const passages = found.passages.map(
        ({ sourceId, title, page, pageLabel, heading, text, fit }): Passage => ({
          sourceId,
          title,
          page: page || null,
          ...(pageLabel ? { pageLabel } : {}),
          heading,
          excerpt: text,
          fit,
        }),
      )
      return { passages, openers: found.openers }
    },
    profileToResume: (id, person) => client.call(PersonaService.GetSpeakingProfile, { id, person }, { deadlineMs: timeoutMs }),
    speakingProfile: async (id, { person, token, signal }) => {
      const ownKey = `${id} ${person}`
      const cached = cache.get(id) ?? cache.get(ownKey)
      if (cached) return cached
      const profile = await client.call(PersonaService.GetSpeakingProfile, { id }, { token, signal, deadlineMs: timeoutMs })
      cache.set(profile.isPublic ? id : ownKey, profile)
      return profile
    },
  }
}

/** Turns a `not_found` error into null. */
const orNull = <T>(found: Promise<T>): Promise<T | null> =>
  found.catch((error) => {
    if (error instanceof DomainError && error.kind === 'not_found') return null
    throw error
  })
