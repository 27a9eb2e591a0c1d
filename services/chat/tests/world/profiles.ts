import { DomainError } from '@rostra/kit/errors'
import type { SpeakingProfile } from '../../src/domain/system-prompt.ts'

/** The persona that tests talk with. Every other id is unknown. */
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
  }
}
