import type { RpcClient } from '@rostra/kit/rpc/client'
import { PersonaService } from '@rostra/proto/persona'
import type { Personas } from '../domain/personas/ports.ts'

const timeoutMs = 2_000

/** Creates the client of the persona service. */
export const personaClient = (client: RpcClient): Personas => ({
  visible: async (ids, { token, signal }) => {
    if (ids.length === 0) return []
    const { personas } = await client.call(PersonaService.ListPersonasByIds, { ids: [...ids] }, { token, signal, deadlineMs: timeoutMs })
    return personas
  },
  speakingProfiles: async (ids, { token, signal }) => {
    if (ids.length === 0) return []
    const { profiles } = await client.call(PersonaService.ListSpeakingProfiles, { ids: [...ids] }, { token, signal, deadlineMs: timeoutMs })
    return profiles
  },
})
