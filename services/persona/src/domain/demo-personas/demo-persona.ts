import type { Persona } from '../personas/persona.ts'

/** The content of a demo persona: what its owner would fill in, a greeting and three opening lines. */
export type DemoPersona = Pick<
  Persona,
  | 'name'
  | 'slug'
  | 'description'
  | 'category'
  | 'rolePrompt'
  | 'strictlyFollows'
  | 'voice'
  | 'avatarEmoji'
  | 'avatarBgColor'
  | 'greeting'
  | 'openingLines'
>
