import { type RefObject, useLayoutEffect } from 'react'

const themeColours = ['indigo', 'teal', 'amber', 'rose', 'sky', 'violet'] as const
export type ThemeColour = (typeof themeColours)[number]

/** Theme colours by avatarBgColor. Indigo is missing: it is the default, which means no choice. */
const chosen: Record<string, ThemeColour> = {
  '#0f766e': 'teal',
  '#b45309': 'amber',
  '#be185d': 'rose',
  '#0369a1': 'sky',
  '#7c3aed': 'violet',
}

/** Returns the chosen theme colour, or one of the six by the sum of the name's character codes. */
export function themeColourOf({ name, avatarBgColor }: { name: string; avatarBgColor: string }): ThemeColour {
  let sum = 0
  for (let i = 0; i < name.length; i += 1) sum += name.charCodeAt(i)
  return chosen[avatarBgColor?.toLowerCase()] ?? themeColours[sum % themeColours.length] ?? 'indigo'
}

/** Returns a custom colour as #rrggbb; null for the default, a theme colour or an invalid value. */
export function customColourOf({ avatarBgColor }: { avatarBgColor: string }): string | null {
  const hex = avatarBgColor?.toLowerCase() ?? ''
  return /^#[0-9a-f]{6}$/.test(hex) && hex !== '#4f46e5' && !(hex in chosen) ? hex : null
}

/**
 * Sets the colour of a persona on an element, in the form #rrggbb; null for the theme colour of its attribute `data-persona`. Not a style
 * attribute: the content security policy forbids it in a server-rendered page, and hydration does not apply it.
 */
export function useCustomColour(element: RefObject<HTMLElement | SVGElement | null>, colour: string | null): void {
  useLayoutEffect(() => {
    if (colour) element.current?.style.setProperty('--persona', colour)
    else element.current?.style.removeProperty('--persona')
  }, [element, colour])
}
