import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fontCharacters } from './font-characters.ts'

const require = createRequire(import.meta.url)

/** The Noto fonts of scripts that the product's own fonts lack, in the order in which they are asked, each with the list of its files. */
const lists = {
  'noto-sans': require.resolve('@fontsource-variable/noto-sans/unicode.json'),
  'noto-sans-arabic': require.resolve('@fontsource-variable/noto-sans-arabic/unicode.json'),
  'noto-sans-armenian': require.resolve('@fontsource-variable/noto-sans-armenian/unicode.json'),
  'noto-sans-bengali': require.resolve('@fontsource-variable/noto-sans-bengali/unicode.json'),
  'noto-sans-ethiopic': require.resolve('@fontsource-variable/noto-sans-ethiopic/unicode.json'),
  'noto-sans-georgian': require.resolve('@fontsource-variable/noto-sans-georgian/unicode.json'),
  'noto-sans-gujarati': require.resolve('@fontsource-variable/noto-sans-gujarati/unicode.json'),
  'noto-sans-gurmukhi': require.resolve('@fontsource-variable/noto-sans-gurmukhi/unicode.json'),
  'noto-sans-hebrew': require.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
  'noto-sans-kannada': require.resolve('@fontsource-variable/noto-sans-kannada/unicode.json'),
  'noto-sans-khmer': require.resolve('@fontsource-variable/noto-sans-khmer/unicode.json'),
  'noto-sans-lao': require.resolve('@fontsource-variable/noto-sans-lao/unicode.json'),
  'noto-sans-malayalam': require.resolve('@fontsource-variable/noto-sans-malayalam/unicode.json'),
  'noto-sans-myanmar': require.resolve('@fontsource-variable/noto-sans-myanmar/unicode.json'),
  'noto-sans-oriya': require.resolve('@fontsource-variable/noto-sans-oriya/unicode.json'),
  'noto-sans-sinhala': require.resolve('@fontsource-variable/noto-sans-sinhala/unicode.json'),
  'noto-sans-tamil': require.resolve('@fontsource-variable/noto-sans-tamil/unicode.json'),
  'noto-sans-telugu': require.resolve('@fontsource-variable/noto-sans-telugu/unicode.json'),
  'noto-sans-thai': require.resolve('@fontsource-variable/noto-sans-thai/unicode.json'),
  'noto-serif-tibetan': require.resolve('@fontsource-variable/noto-serif-tibetan/unicode.json'),
  'noto-sans-sc': require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  'noto-sans-jp': require.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
  'noto-sans-kr': require.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
}
type Package = keyof typeof lists
const packages = Object.keys(lists) as Package[]

/** One file of a font. A font of thousands of characters has a hundred files. */
interface Subset {
  path: string
  /** The first and the last code point of each range that the file is for. */
  ranges: [number, number][]
}

export interface FallbackFonts {
  /** Returns the family that draws a character of a text, in the syntax of a canvas' `font`; undefined when no font has it. */
  familyOf: (character: string, text: string) => string | undefined
}

/**
 * Creates the fonts for characters that the product's own fonts lack. A file is read and registered with the first character that needs it:
 * `register` gets its path and the name of its family.
 */
export function createFallbackFonts(register: (path: string, family: string) => void): FallbackFonts {
  const subsets = new Map<Package, Subset[]>()
  /** The characters of each registered file. */
  const registered = new Map<string, { family: string; characters: Set<number> }>()

  const subsetsOf = (name: Package) => {
    const known = subsets.get(name) ?? readSubsets(name)
    subsets.set(name, known)
    return known
  }
  const fontOf = (path: string) => {
    const known = registered.get(path)
    if (known) return known
    const family = `rostra fallback ${registered.size}`
    register(path, family)
    const font = { family: `"${family}"`, characters: fontCharacters(readFileSync(path)) }
    registered.set(path, font)
    return font
  }

  return {
    familyOf: (character, text) => {
      const point = character.codePointAt(0) ?? 0
      for (const name of inOrderFor(text)) {
        for (const { path, ranges } of subsetsOf(name)) {
          if (!ranges.some(([first, last]) => point >= first && point <= last)) continue
          const { family, characters } = fontOf(path)
          if (characters.has(point)) return family
        }
      }
      return undefined
    },
  }
}

/** Han characters look different in Japanese and Korean texts, which are known by their other letters. */
function inOrderFor(text: string): readonly Package[] {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return first('noto-sans-jp')
  return /\p{sc=Hangul}/u.test(text) ? first('noto-sans-kr') : packages
}

const first = (name: Package): Package[] => [name, ...packages.filter((other) => other !== name)]

/** The subsets of every package that `noto-sans` has too: they are read from there. */
const ofNotoSans = /^(latin|cyrillic|greek|vietnamese)/

/** Reads which characters each file of a package is for: `{"cyrillic": "U+0400-045F,U+2116", "[4]": …}`. */
function readSubsets(name: Package): Subset[] {
  const ofFiles: Record<string, string> = JSON.parse(readFileSync(lists[name], 'utf8'))
  const read = Object.entries(ofFiles).filter(([subset]) => name === 'noto-sans' || !ofNotoSans.test(subset))
  return read.map(([subset, ranges]) => ({
    path: join(dirname(lists[name]), `files/${name}-${subset.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: ranges.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    }),
  }))
}
