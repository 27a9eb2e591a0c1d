import type { Category } from '../persona.ts'

export interface DemoPersona {
  name: string
  slug: string
  description: string
  category: Category
  rolePrompt: string
  strictlyFollows: string
  voice: 'male1' | 'male2' | 'female1' | 'female2' | 'neutral1'
  avatarEmoji: string
  avatarBgColor: string
  /** The first message of every conversation. */
  greeting: string
  /** Three opening questions. */
  openingLines: readonly string[]
}
