import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { GlobalFonts } from '@napi-rs/canvas'
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
  /** Font families in the syntax of a canvas' `font`. */
  serif: string
  sans: string
  hasGlyph: (character: string) => boolean
}

/** Registers the product's two fonts with the canvas and reads which characters they have. Throws for a file that is no font. */
export function registerPreviewFonts(fonts: typeof GlobalFonts): PreviewFonts {
  const characters = new Set<number>()
  const registerFamily = (name: string, files: readonly string[]) => {
    const families = files.map((path, n) => {
      const family = `rostra ${name} ${n}`
      if (!fonts.registerFromPath(path, family)) throw new Error(`${path} is not a font`)
      for (const character of fontCharacters(readFileSync(path))) characters.add(character)
      return `"${family}"`
    })
    return families.join(', ')
  }
  const serif = registerFamily('serif', serifFiles)
  const sans = registerFamily('sans', sansFiles)
  const hasGlyph = (character: string) => characters.has(character.codePointAt(0) ?? 0)
  return { serif: `${serif}, ${sans}`, sans: `${sans}, ${serif}`, hasGlyph }
}
