import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { GlobalFonts } from '@napi-rs/canvas'
import { createFallbackFonts } from './fallback-fonts.ts'
import { fontCharacters } from './font-characters.ts'

const require = createRequire(import.meta.url)

/**
 * Fonts by priority: the subset with the rarest characters first. Otherwise a font without an accented letter would compose it, which looks
 * worse.
 */
const serifFiles = [
  require.resolve('@fontsource-variable/newsreader/files/newsreader-vietnamese-wght-normal.woff2'),
  require.resolve('@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2'),
  require.resolve('@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'),
]
const sansFiles = [
  require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2'),
  require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
]

export interface PreviewFonts {
  /** Returns the families that draw a text, in the syntax of a canvas' `font`. */
  serif: (text: string) => string
  sans: (text: string) => string
  /** Whether a font has a character of a text. */
  hasGlyph: (character: string, text: string) => boolean
}

/**
 * Registers the product's two fonts with the canvas, and those of other scripts when a text needs them. Throws for a file that is no font.
 */
export function registerPreviewFonts(fonts: typeof GlobalFonts): PreviewFonts {
  const characters = new Set<number>()
  const register = (path: string, family: string) => {
    if (!fonts.registerFromPath(path, family)) throw new Error(`${path} is not a font`)
  }
  const registerFamily = (name: string, files: readonly string[]) => {
    const families = files.map((path, n) => {
      const family = `rostra ${name} ${n}`
      register(path, family)
      for (const character of fontCharacters(readFileSync(path))) characters.add(character)
      return `"${family}"`
    })
    return families.join(', ')
  }
  const serif = registerFamily('serif', serifFiles)
  const sans = registerFamily('sans', sansFiles)
  const fallback = createFallbackFonts(register)
  const isOwn = (character: string) => characters.has(character.codePointAt(0) ?? 0)
  const withFallback = (own: string) => (text: string) => {
    const others = [...text].filter((character) => !isOwn(character)).map((character) => fallback.familyOf(character, text))
    return [own, ...new Set(others.filter((family) => family !== undefined))].join(', ')
  }
  return {
    serif: withFallback(`${serif}, ${sans}`),
    sans: withFallback(`${sans}, ${serif}`),
    hasGlyph: (character, text) => isOwn(character) || fallback.familyOf(character, text) !== undefined,
  }
}
