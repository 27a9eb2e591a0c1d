import { initialsOf } from '@rostra/text/graphemes'
import { plainText } from '../plain-text.ts'

/** The content of a preview image. */
export type PreviewContent = PersonaPreview | TextPreview | QuestionPreview

/** The part of a persona that its preview image shows. */
export interface PersonaPreview {
  kind: 'persona'
  name: string
  description: string
  /** In the form #RRGGBB. */
  avatarBgColor: string
}

/** The part of a story, or of an entry of the zeitgeist, that its preview image shows. */
export interface TextPreview {
  kind: 'text'
  /** The name of the publication. */
  masthead: string
  title: string
  /** For example: Gemma Future Trends · March 10, 2026 · Written by AI. */
  byline: string
}

/** The part of a shared discussion or question that its preview image shows. */
export interface QuestionPreview {
  kind: 'question'
  question: string
  /** Who answered. */
  description: string
}

/** The texts and colours to draw. */
export interface DrawablePersona {
  /** Empty when the fonts lack most of its letters. */
  name: string
  description: string
  initials: string
  colour: string
  /** The colour of text on `colour`. */
  textColour: string
}

/** The most characters that an image has space for. */
const maxLength = 400
/** The web's theme colours, in the same order. The first is the default: the owner chose none. */
const themeColours = ['#4F46E5', '#0F766E', '#B45309', '#BE185D', '#0369A1', '#7C3AED'] as const

/** Whether a font has a character of a text. */
type HasGlyph = (character: string, text: string) => boolean

/** Converts a persona's content to what the fonts can draw. Characters without a glyph are left out. */
export function toDrawable({ name, description, avatarBgColor }: Omit<PersonaPreview, 'kind'>, hasGlyph: HasGlyph): DrawablePersona {
  const drawableName = drawableText(name, hasGlyph)
  const isChosen = /^#[\da-f]{6}$/i.test(avatarBgColor) && avatarBgColor.toUpperCase() !== themeColours[0]
  const colour = isChosen ? avatarBgColor : colourOf(name)
  return {
    name: drawableName,
    description: drawableText(description, hasGlyph),
    initials: initialsOf(drawableName),
    colour,
    textColour: luminance(colour) > 0.36 ? '#191A1E' : '#FFFFFF',
  }
}

/** Returns the beginning of a text as one line, without characters that the fonts lack. Empty when they lack most of its letters. */
export function drawableText(text: string, hasGlyph: HasGlyph): string {
  const whole = plainText(text.slice(0, maxLength)).normalize('NFC')
  const drawable = [...whole].filter((character) => hasGlyph(character, whole)).join('')
  return countLetters(drawable) * 2 < countLetters(whole) ? '' : drawable.replaceAll(/ +/g, ' ').trim()
}

const countLetters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

/** Picks a theme colour by the sum of the name's character codes, as the web does. */
function colourOf(name: string): string {
  let sum = 0
  for (let index = 0; index < name.length; index++) sum += name.charCodeAt(index)
  return themeColours[sum % themeColours.length] ?? themeColours[0]
}

/** Returns the relative luminance as defined by WCAG 2, from 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
