import { chunksOf } from '@rostra/kit/chunks'
import { isUnavailable } from '@rostra/kit/errors'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { PersonaMessage, PersonaService } from '@rostra/proto/persona'
import type { Personas, PublicPersona } from '../domain/personas/ports.ts'

const timeoutMs = 3_000
const idsAtOnce = 100
/** The most calls by ids at the same time. */
const maxCalls = 4

/** The persona service, called without a caller's identity: it returns public and unlisted personas, of which the latter are left out. */
export const personaClient = (client: RpcClient): Personas => ({
  public: async (ids, signal) => {
    const read = async (some: string[]): Promise<PublicPersona[]> => {
      const { personas } = await client.call(PersonaService.ListPersonasByIds, { ids: some }, { signal, deadlineMs: timeoutMs })
      return personas.filter(({ visibility }) => visibility !== 'VISIBILITY_UNLISTED').map(({ id, name }) => ({ id, name }))
    }
    const found: PublicPersona[] = []
    for (const chunks of chunksOf(chunksOf([...new Set(ids)], idsAtOnce), maxCalls))
      found.push(...(await Promise.all(chunks.map(read))).flat())
    return found
  },
  findFor: async (search, signal) => {
    try {
      const request = { search, page: 1, limit: 1 }
      const { personas } = await client.call(PersonaService.ListPublicPersonas, request, { signal, deadlineMs: timeoutMs })
      if (!personas[0]) return null
      const { id, name } = PersonaMessage.deserialize(personas[0])
      return { id, name }
    } catch (error) {
      // An entry links no persona when the search does not answer.
      if (isUnavailable(error)) return null
      throw error
    }
  },
})
