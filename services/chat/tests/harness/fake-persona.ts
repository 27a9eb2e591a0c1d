import { DomainError } from '@rostra/kit/errors'
import { type ScriptedService, startScriptedService } from '@rostra/platform/testing/scripted-service'
import type { TestIdentity } from '@rostra/platform/testing/test-identity'
import { PersonaService } from '@rostra/proto/persona'
import type { SpeakingProfile } from '../../src/core/domain/personas/ports.ts'

/** Starts a persona service over real gRPC that knows only the persona `plato`. */
export async function startFakePersona({ access }: TestIdentity): Promise<ScriptedService<typeof PersonaService>> {
  const service = await startScriptedService(PersonaService, access.verify)
  service.on('GetSpeakingProfile', ({ request }) => ({ ...profileOf(request.id), isPublic: true }))
  return service
}

/** Returns the profile of `plato`. Throws BOT_NOT_FOUND for any other id. */
export function profileOf(id: string): SpeakingProfile {
  if (id !== 'plato') throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
  return {
    id,
    slug: 'plato',
    name: 'Plato',
    description: 'A patient asker of questions',
    category: 'Education',
    rolePrompt: 'You ask before you answer.',
    strictlyFollows: 'Never raise your voice.',
    greeting: 'What would you like to examine?',
    hasMaterial: false,
    onlyFromMaterial: false,
    chatModel: '',
    ownModel: null,
  }
}
