import { DomainError } from '@rostra/kit/errors'
import { unary } from '@rostra/kit/rpc/method'
import { PersonaService } from '@rostra/proto/persona'
import { greetingOf } from '../domain/greeting.ts'
import type { Ports } from '../domain/ports.ts'
import { visibleTo } from '../domain/visibility.ts'

export const getSpeakingProfileRpc = unary(PersonaService.GetSpeakingProfile, async (request, caller, { personas }: Ports, call) => {
  if (call.service !== 'chat') throw new DomainError('denied', 'SERVICE_NOT_ALLOWED', 'Only chat may speak as a persona')
  const persona = visibleTo(caller, await personas.byId(request.id))
  const { id, slug, name, description, category, rolePrompt, strictlyFollows } = persona
  return { id, slug, name, description, category, rolePrompt, strictlyFollows, greeting: greetingOf(persona) }
})
