import type { Bot } from '../api/bot.ts'

const themeColours = ['indigo', 'teal', 'amber', 'rose', 'sky', 'violet'] as const
export type ThemeColour = (typeof themeColours)[number]

/** The theme colours as a persona's avatarBgColor names them. Indigo is what it has when nobody chose. */
const chosen: Record<string, ThemeColour> = {
  '#0f766e': 'teal',
  '#b45309': 'amber',
  '#be185d': 'rose',
  '#0369a1': 'sky',
  '#7c3aed': 'violet',
}

/** A persona's theme colour: the one its creator chose, else one of the six by the sum of the name's character codes. */
export function themeColourOf({ name, avatarBgColor }: Pick<Bot, 'name' | 'avatarBgColor'>): ThemeColour {
  let sum = 0
  for (let i = 0; i < name.length; i += 1) sum += name.charCodeAt(i)
  return chosen[avatarBgColor?.toLowerCase()] ?? themeColours[sum % themeColours.length] ?? 'indigo'
}

/** A colour of the creator's own choice, as #RRGGBB; null when it is the default, one of the six or none at all. */
export function customColourOf({ avatarBgColor }: Pick<Bot, 'avatarBgColor'>): string | null {
  const hex = avatarBgColor?.toLowerCase() ?? ''
  return /^#[0-9a-f]{6}$/.test(hex) && hex !== '#4f46e5' && !(hex in chosen) ? hex : null
}

/** Up to two initials of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toUpperCase()
}
