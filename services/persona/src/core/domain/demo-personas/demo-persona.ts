import { z } from 'zod'
import { categories, voices } from '../personas/persona.ts'

/** The content of a demo persona: what its owner would fill in, a greeting and three opening lines. */
export const demoPersonaSchema = z.strictObject({
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  category: z.enum(categories),
  voice: z.enum(voices),
  avatarEmoji: z.string(),
  avatarBgColor: z.string().regex(/^#[0-9A-F]{6}$/),
  greeting: z.string(),
  openingLines: z.array(z.string().max(60)).length(3),
  rolePrompt: z.string(),
  strictlyFollows: z.string(),
})

export type DemoPersona = z.infer<typeof demoPersonaSchema>
