import { plainText } from './plain-text.ts'

/** What the picture of a persona shows. */
export interface PreviewFace {
  name: string
  description: string
  /** #RRGGBB */
  avatarBgColor: string
}

export interface Drawable {
  /** Empty when the fonts have none of its letters. */
  name: string
  description: string
  initials: string
  colour: string
  /** Of what stands on the colour: as light as can be read on it. */
  onColour: string
}

/** More than any picture has room for. */
const longest = 400
/** The six of the web, in its order; the first is what a persona has when nobody chose. */
const themeColours = ['#4F46E5', '#0F766E', '#B45309', '#BE185D', '#0369A1', '#7C3AED'] as const

/** A persona as the fonts can draw it: what they have no letter for is left out. */
export function drawable({ name, description, avatarBgColor }: PreviewFace, has: (character: string) => boolean): Drawable {
  const known = (text: string) => {
    const letters = [...plainText(text.slice(0, longest)).normalize('NFC')].filter((character) => has(character))
    return letters.join('').replaceAll(/ +/g, ' ').trim()
  }
  const shown = known(name)
  const words = shown.split(' ')
  const initials = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('')
  const isChosen = /^#[\da-f]{6}$/i.test(avatarBgColor) && avatarBgColor.toUpperCase() !== themeColours[0]
  const colour = isChosen ? avatarBgColor : colourOf(name)
  const upper = [...initials.toUpperCase()].every(has) ? initials.toUpperCase() : initials
  return {
    name: shown,
    description: known(description),
    initials: upper,
    colour,
    onColour: luminance(colour) > 0.36 ? '#191A1E' : '#FFFFFF',
  }
}

/** By the sum of the name's character codes, as on every page. */
function colourOf(name: string): string {
  let sum = 0
  for (let at = 0; at < name.length; at++) sum += name.charCodeAt(at)
  return themeColours[sum % themeColours.length] ?? themeColours[0]
}

/** As WCAG 2 has it, from 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
