import type { ThemeColour } from '../../components/theme-colour.ts'

/** Core 9: what a persona has until somebody chooses; its coin then takes a theme colour by its name. */
export const defaultColour = '#4F46E5'

/** The theme colours that can be chosen by hand, as avatarBgColor names them. */
export const themeChoices: { hex: string; colour: ThemeColour }[] = [
  { hex: '#0F766E', colour: 'teal' },
  { hex: '#B45309', colour: 'amber' },
  { hex: '#BE185D', colour: 'rose' },
  { hex: '#0369A1', colour: 'sky' },
  { hex: '#7C3AED', colour: 'violet' },
]

/** Whether white letters can be read on a colour: 4.5 : 1 by the formula of WCAG 2. */
export function carriesWhite(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5
}
