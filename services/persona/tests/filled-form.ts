import type { PersonaForm } from '@rostra/proto/gen/rostra/persona/v1/PersonaForm'

/** A form that is well filled in; its slug is to be made from the name. */
export const filledForm = (over: PersonaForm = {}): PersonaForm => ({
  name: 'Ada Lovelace',
  description: 'Teaches you to think in machines',
  category: 'Education',
  rolePrompt: 'You are Ada, who thinks in machines.',
  strictlyFollows: 'Never shout.',
  openingLines: ['What is a machine?'],
  ...over,
})
