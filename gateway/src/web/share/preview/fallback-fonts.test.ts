import { expect, it } from '@jest/globals'
import { isRightToLeft } from './canvas-parts.ts'
import { createFallbackFonts } from './fallback-fonts.ts'

function scene() {
  const paths: string[] = []
  const { familyOf } = createFallbackFonts((path) => paths.push(path))
  /** Returns the fonts that the characters of a text were found in. */
  const fontsOf = (text: string) => {
    const families = [...text].map((character) => familyOf(character, text))
    return new Set(
      families.map((family) => family && /\/([a-z-]+?)-(?:\d+|[a-z]+)-wght/.exec(paths[Number(/\d+/.exec(family))] ?? '')?.[1]),
    )
  }
  return { paths, fontsOf }
}

it.each([
  ['孔子', ['noto-sans-sc']],
  ['漱石の猫', ['noto-sans-jp']],
  ['세종大王', ['noto-sans-kr']],
  ['ابنسينا', ['noto-sans-arabic']],
  ['מאיר', ['noto-sans-hebrew']],
  ['कबीर', ['noto-sans']],
  ['สมชาย', ['noto-sans-thai']],
  ['தமிழ்', ['noto-sans-tamil']],
  ['ক্ষমা', ['noto-sans-bengali']],
  ['శ్రీనివాస్', ['noto-sans-telugu']],
  ['ಶ್ರೀ', ['noto-sans-kannada']],
  ['മലയാളം', ['noto-sans-malayalam']],
  ['શ્રી', ['noto-sans-gujarati']],
  ['ਸਿੰਘ', ['noto-sans-gurmukhi']],
  ['ଜଗନ୍ନାଥ', ['noto-sans-oriya']],
  ['ගුරුතුමා', ['noto-sans-sinhala']],
  ['ក្រុង', ['noto-sans-khmer']],
  ['ສົມໄຊ', ['noto-sans-lao']],
  ['အောင်ဆန်း', ['noto-sans-myanmar']],
  ['བོད་སྐད', ['noto-serif-tibetan']],
  ['ქართული', ['noto-sans-georgian']],
  ['Հայերեն', ['noto-sans-armenian']],
  ['አማርኛ', ['noto-sans-ethiopic']],
  ['АннаΜαρία', ['noto-sans']],
  ['😀', [undefined]],
])('the characters of %s are drawn by %j', (text, fonts) => {
  expect([...scene().fontsOf(text)]).toEqual(fonts)
})

it('a file is registered once, with the first character that needs it', () => {
  const { paths, fontsOf } = scene()
  expect(paths).toEqual([])
  fontsOf('מאיר')
  fontsOf('דוד')
  expect(paths).toHaveLength(1)
})

it('a character that no font has reads the Latin file of one font only', () => {
  const { paths, fontsOf } = scene()
  fontsOf('\u2061')
  expect(paths.filter((path) => path.includes('-latin-'))).toHaveLength(1)
})

it.each([
  ['ابن سينا', true],
  ['«מאיר»', true],
  ['Max מאיר', false],
  ['孔子', false],
  ['', false],
])('%j is written from right to left: %p', (text, expected) => {
  expect(isRightToLeft(text)).toBe(expected)
})
