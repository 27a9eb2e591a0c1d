import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { transliterate } from './transliterate.ts'

it.each([
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['王明', 'wang-ming'],
  ['Søren Ærø', 'soren-aero'],
  ['Мария Кюри', 'mariya-kyuri'],
  ['Σωκράτης', 'sokratis'],
  ['ひらがな', 'hiragana'],
  ['Işık Öğretmen', 'isik-ogretmen'],
  ['李白 Li Bai', 'li-bai'],
  ['ﬁsh ①', 'fish-1'],
  ['ශ්‍රී ලංකා', 'sri-lmka'],
  ['👩‍💻 র‍্যাম', 'ryam'],
  ['💥 !?', ''],
])('writes %s as %j', (name, written) => {
  expect(transliterate(name)).toBe(written)
})

it.each(['سقراط', 'ครูไทย', 'שלמה', 'किशोर', '김철수', 'ქართული', 'தமிழ்', 'ខ្មែរ', 'မြန်မာ', 'አማርኛ', 'བོད་སྐད', 'ລາວ'])(
  'writes %s in letters of ASCII',
  (name) => {
    expect(transliterate(name)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  },
)

it('has single inner hyphens for any text, and leaves what it wrote', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (name) => {
      const written = transliterate(name)
      expect(written).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      expect(transliterate(written)).toBe(written)
    }),
  )
})
