import type { ThemeColour } from '../../../lib/theme-colour.ts'

/** The selectable theme colours, with their values of avatarBgColor. */
export const themeChoices: { hex: string; colour: ThemeColour }[] = [
  { hex: '#0F766E', colour: 'teal' },
  { hex: '#B45309', colour: 'amber' },
  { hex: '#BE185D', colour: 'rose' },
  { hex: '#0369A1', colour: 'sky' },
  { hex: '#7C3AED', colour: 'violet' },
]

/** Reports whether white letters have a contrast of 4.5 : 1 on a colour (WCAG 2). */
export function hasContrastWithWhite(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5
}
