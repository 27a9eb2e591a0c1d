import type { RpcClient } from '@rostra/kit/rpc/client'
import { PersonaService } from '@rostra/proto/persona'
import type { Personas } from '../domain/ports.ts'
import type { SpeakingProfile } from '../domain/system-prompt.ts'

/** An edit of a persona is heard this much later at the most. */
const rememberedMs = 5_000
const rememberedMost = 1_000

/** The persona service; a profile is remembered for a few seconds, for the person it was given to. */
export function personaClient(client: RpcClient, now: () => number = Date.now): Personas {
  const remembered = new Map<string, { profile: SpeakingProfile; until: number }>()
  return {
    speakingProfile: async (id, { person, token }) => {
      const key = `${id} ${person}`
      const known = remembered.get(key)
      if (known && known.until > now()) return known.profile
      const profile = await client.call(PersonaService.GetSpeakingProfile, { id }, { token, deadlineMs: 2_000 })
      remembered.delete(key)
      if (remembered.size >= rememberedMost) remembered.delete(remembered.keys().next().value as string)
      remembered.set(key, { profile, until: now() + rememberedMs })
      return profile
    },
  }
}
