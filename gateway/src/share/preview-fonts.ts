import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { GlobalFonts } from '@napi-rs/canvas'
import { fontCharacters } from './font-characters.ts'

const require = createRequire(import.meta.url)

/** The rarest first: a font that has the letter and the accent apart would else put them together, and worse than the one that has both. */
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
  /** Families as a canvas' `font` takes them. */
  serif: string
  sans: string
  has: (character: string) => boolean
}

/** Makes the product's own two fonts known to the canvas, and tells what they can show. */
export function previewFonts(fonts: typeof GlobalFonts): PreviewFonts {
  const characters = new Set<number>()
  const makeKnown = (name: string, files: readonly string[]) => {
    const families = files.map((path, n) => {
      const family = `rostra ${name} ${n}`
      if (!fonts.registerFromPath(path, family)) throw new Error(`${path} is not a font`)
      for (const character of fontCharacters(readFileSync(path))) characters.add(character)
      return `"${family}"`
    })
    return families.join(', ')
  }
  const [serif, sans] = [makeKnown('serif', serifFiles), makeKnown('sans', sansFiles)]
  const has = (character: string) => characters.has(character.codePointAt(0) ?? 0)
  return { serif: `${serif}, ${sans}`, sans: `${sans}, ${serif}`, has }
}
