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
  material: async (personaId, question, memberId, signal) => {
    const request = { personaId, query: question, person: `member:${memberId}` }
    try {
      const { passages, openers } = await client.call(PersonaService.FindPassages, request, { signal, deadlineMs: timeoutMs })
      const numbered = passages.map(({ title, heading, text, fit }, index) => ({ n: index + 1, title, heading, text, fit }))
      return { passages: numbered, openers, isOnlySource: false, isAway: false }
    } catch {
      signal.throwIfAborted()
      return { passages: [], openers: [], isOnlySource: false, isAway: true }
    }
  },
})
