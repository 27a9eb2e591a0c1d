import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import { greetingOf } from '../../domain/personas/greeting.ts'
import { requireVisible } from '../../domain/personas/visibility.ts'
import type { Ports } from '../../domain/ports.ts'

export const getSpeakingProfileRpc = unary(PersonaService.GetSpeakingProfile, async (request, caller, { personas }: Ports, call) => {
  requireService('chat', call)
  const persona = requireVisible(caller, await personas.byId(request.id))
  const { id, slug, name, description, category, rolePrompt, strictlyFollows } = persona
  return { id, slug, name, description, category, rolePrompt, strictlyFollows, greeting: greetingOf(persona) }
})
