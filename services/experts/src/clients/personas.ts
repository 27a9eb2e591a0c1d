import type { RpcClient } from '@rostra/kit/rpc/client'
import type { MaterialHint } from '@rostra/llm/chat-model'
import { personOfMember } from '@rostra/platform/caller'
import { PersonaService } from '@rostra/proto/persona'
import type { Personas } from '../domain/personas/ports.ts'

const timeoutMs = 2_000
/** A search among 30 personas ends after a second. */
const publicTimeoutMs = 4_000

const away: MaterialHint = { passages: [], openers: [], isOnlySource: false, isAway: true }

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
    const request = { personaId, query: question, person: personOfMember(memberId) }
    try {
      const { passages, openers } = await client.call(PersonaService.FindPassages, request, { signal, deadlineMs: timeoutMs })
      const numbered = passages.map(({ title, heading, text, fit }, index) => ({ n: index + 1, title, heading, text, fit }))
      return { passages: numbered, openers, isOnlySource: false, isAway: false }
    } catch {
      signal.throwIfAborted()
      return away
    }
  },
  publicMaterial: async (query, signal) => {
    try {
      const { passages } = await client.call(PersonaService.FindPublicPassages, { query }, { signal, deadlineMs: publicTimeoutMs })
      const numbered = passages.map(({ personaName: title, heading, text, fit }, index) => ({ n: index + 1, title, heading, text, fit }))
      return { ...away, passages: numbered, isAway: false }
    } catch {
      return away
    }
  },
})
