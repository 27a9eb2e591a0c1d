import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { fold } from './fold.ts'
import { type UnspacedMode, uniqueWords, wordsIn, wordTexts } from './words.ts'

const unspacedModes: readonly UnspacedMode[] = ['runs', 'pairs', 'searched-pairs', 'grams', 'dictionary', 'parts']

const pairsOf = (text: string) => wordTexts(text, 'pairs')

describe('wordsIn', () => {
  it('returns words in lower case and without accents, with their places in the text', () => {
    const text = 'Crème 2 go — ИДЁТ'
    const found = [...wordsIn(text, 'pairs')]
    expect(found.map((word) => word.text)).toEqual(['creme', '2', 'go', 'идет'])
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['Crème', '2', 'go', 'ИДЁТ'])
  })

  it('returns pairs of characters of a text without blanks, and its last character', () => {
    expect(pairsOf('我喝咖啡。Ja, 京')).toEqual(['我喝', '喝咖', '咖啡', '啡', 'ja', '京'])
    expect(pairsOf('iPhone手机15')).toEqual(['iphone', '手机', '机', '15'])
    expect(pairsOf('ラーメン')).toEqual(['らー', 'ーめ', 'めん', 'ん'])
  })

  it('takes a character of Japanese with its mark, however it is encoded', () => {
    expect(pairsOf('がく')).toEqual(['がく', 'く'])
    expect(pairsOf('がく'.normalize('NFD'))).toEqual(['がく', 'く'])
    expect(pairsOf('ｶﾞｸ')).toEqual(['がく', 'く'])
  })

  it('keeps characters with their marks, so that rice is not news', () => {
    expect(pairsOf('ข้าว')).toEqual(['ข้า', 'าว', 'ว'])
    expect(pairsOf('ข่าว')).toEqual(['ข่า', 'าว', 'ว'])
    expect(pairsOf('コーヒー').filter((pair) => pairsOf('コピー').includes(pair))).toEqual(['ー'])
  })

  it('places pairs by UTF-16 units, also of characters that have two', () => {
    expect([...wordsIn('𠮷野家', 'pairs')].map(({ start, end }) => [start, end])).toEqual([
      [0, 3],
      [2, 4],
      [3, 4],
    ])
  })

  it.each([
    ['日本の首都は東京です', '日本 の 首都 は 東京 です'],
    ['机器学习 and 我喜欢', '机器 学习 and 我 喜欢'],
    ['ประเทศไทยมีกรุงเทพ', 'ประเทศไทย มี กรุงเทพ'],
  ])('splits %j by a dictionary', (text, words) => {
    expect(wordTexts(text, 'dictionary').join(' ')).toBe(words)
  })

  it('returns characters and pairs, or the pairs that are searched for', () => {
    expect(wordTexts('王明 the 师', 'grams')).toEqual(['王', '王明', '明', 'the', '师'])
    expect(wordTexts('数学老师 the 师', 'searched-pairs')).toEqual(['数学', '学老', '老师', 'the', '师'])
  })

  it.each([
    ['数学老师王明', ['数学', '老师', '王明']],
    ['料理の先生', ['料理', '先生']],
    ['ครูสอนภาษาไทย', ['ครู', 'สอน', 'ภาษา', 'ไทย']],
  ])('splits %s into its parts', (text, parts) => {
    expect(wordTexts(text, 'parts')).toEqual(expect.arrayContaining(parts))
  })

  it.each([
    ['a soft hyphen', 'Donau\u00addampfer', 'donaudampfer'],
    ['an apostrophe of Ukrainian', "комп'ютер комп’ютер компʼютер", 'компютер компютер компютер'],
    ['joiners of Sinhala', 'ශ්‍රී ලංකා', 'ශ්රී ලංකා'],
    ['the gap after a virama', 'क्‌ष', 'क्ष'],
  ])('keeps a word whole that has %s', (_what, text, words) => {
    expect(wordTexts(text, 'dictionary').join(' ')).toBe(words)
  })

  it.each([
    ['می‌خوانم', 'می خوانم ميخوانم'],
    ['کتاب‌خانه‌ها و می‌رود', 'كتاب خانه ها كتابخانهها و می رود ميرود'],
  ])('returns the parts of %s and the word that they make, for an index', (text, words) => {
    expect(wordTexts(text, 'parts')).toEqual(words.split(' ').map(fold))
    expect(wordTexts(text, 'dictionary')).not.toContain('ميخوانم')
  })

  it.each([
    ['クレジットカードで', 'カード'],
    ['メールアドレス', 'アドレス'],
    ['コンピューター', 'コンピュータ'],
    ['ភាសាខ្មែរ', 'ភាសា'],
  ])('returns the pairs of %s for an index, among them those of %s', (text, part) => {
    expect(wordTexts(text, 'parts')).toEqual(expect.arrayContaining([...wordTexts(part, 'searched-pairs')]))
  })

  it('returns no words of emojis and signs', () => {
    expect(pairsOf('😀 🎉 $gt .* {"$ne": null}')).toEqual(['gt', 'ne', 'null'])
    expect(pairsOf('½ ´')).toEqual(['12'])
  })

  it('joins the parts of a Persian word up to 50 characters', () => {
    const lengths = wordTexts('خانه‌'.repeat(30).slice(0, -1), 'grams').map((word) => word.length)
    expect(lengths.filter((length) => length > 4)).toEqual([48, 48, 24])
  })

  it('splits a word of more than 50 characters', () => {
    expect(pairsOf('x'.repeat(120)).map((word) => word.length)).toEqual([50, 50, 20])
  })

  it('returns the same words of a text whatever scripts the others in it are of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', maxLength: 300 }), (text) => {
        const after = { text: 'мир', start: text.length + 1, end: text.length + 4 }
        expect([...wordsIn(text, 'pairs'), after]).toEqual([...wordsIn(`${text} мир`, 'pairs')])
      }),
    )
  })

  it('returns words of letters, marks and digits, in order, for any text', () => {
    const modes = fc.constantFrom(...unspacedModes)
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), modes, (text, mode) => {
        let before = 0
        const found = [...wordsIn(text, mode)]
        for (const { text: word, start, end } of found) {
          expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+$/u)
          expect(start >= before && end > start && end <= text.length).toBe(true)
          before = start
        }
        expect(wordTexts(text, mode)).toEqual(found.map((word) => word.text))
      }),
    )
  })
})

describe('uniqueWords', () => {
  it('returns words in lower case, without accents and without repeats', () => {
    expect(uniqueWords('Café CAFE — crème brûlée, 2 × café!')).toEqual(['cafe', 'creme', 'brulee', '2'])
  })

  it('returns words of other scripts', () => {
    expect(uniqueWords('Учитель музыки, 先生')).toEqual(['учитель', 'музыки', '先生'])
  })

  it('splits words after 50 characters of any script', () => {
    expect(uniqueWords(`${'x'.repeat(50)}${'y'.repeat(60)}`)).toEqual(['x'.repeat(50), 'y'.repeat(50), 'y'.repeat(10)])
    expect(uniqueWords('𝒜𐐷'.repeat(50)).map((word) => [...word].length)).toEqual([50])
  })
})
