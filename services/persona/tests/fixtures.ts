import type { PersonaForm } from '@rostra/proto/gen/rostra/persona/v1/PersonaForm'
import type { NewPersona } from '../src/core/domain/personas/persona.ts'

/** A valid form without a slug. */
export const validForm = (over: PersonaForm = {}): PersonaForm => ({
  name: 'Ada Lovelace',
  description: 'Teaches you to think in machines',
  category: 'Education',
  rolePrompt: 'You are Ada, who thinks in machines.',
  strictlyFollows: 'Never shout.',
  openingLines: ['What is a machine?'],
  ...over,
})

/** A public persona of ada, without its slug and name. */
export const storedPersona: Omit<NewPersona, 'slug' | 'name'> = {
  description: 'Somebody to talk with',
  category: 'Other',
  voice: 'male1',
  avatarUrl: '',
  avatarEmoji: '🙂',
  avatarBgColor: '#4F46E5',
  visibility: 'public',
  ownerId: 'ada',
  createdAt: new Date('2026-01-01T00:00:00Z'),
  upvotes: 0,
  downvotes: 0,
  conversationCount: 0,
  peopleCount: 0,
  rolePrompt: 'You are somebody to talk with.',
  strictlyFollows: 'Never shout.',
  greeting: '',
  openingLines: [],
  openingLinesMade: false,
  embedOrigins: [],
  version: 1,
}
