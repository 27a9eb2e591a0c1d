import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { fold } from './fold.ts'
import { type UnspacedMode, wordsIn, wordTexts } from './words.ts'

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
    ['日本の首都は東京です', '日本 の 首都 は 东京 です'],
    ['机器学习 and 我喜欢', '机器 学习 and 我 喜欢'],
    ['ประเทศไทยมีกรุงเทพ', 'ประเทศไทย มี กรุงเทพ'],
  ])('splits %j by a dictionary', (text, words) => {
    expect(wordTexts(text, 'dictionary').join(' ')).toBe(words)
  })

  it('returns an Arabic name with and without a blank as one word', () => {
    expect(wordTexts('عبد الرحمن كاتب', 'grams')).toEqual(['عبدالرحمن', 'كاتب'])
    expect(wordTexts('عبدالرحمن معبد الشمس', 'grams')).toEqual(['عبدالرحمن', 'معبد', 'الشمس'])
  })

  it('returns words with a hyphen joined too, for an index', () => {
    expect(wordTexts('Spider-Man on Wi-Fi', 'grams')).toEqual(['spider', 'man', 'spiderman', 'on', 'wi', 'fi', 'wifi'])
    expect(wordTexts('R2-D2, Jean‑Luc', 'parts')).toEqual(['r2', 'd2', 'r2d2', 'jean', 'luc', 'jeanluc'])
    expect(wordTexts('Vor-Ort- und Online-Kurse ab 2026-12-01', 'grams').join(' ')).toBe(
      'vor ort vorort und online kurse onlinekurse ab 2026 12 01',
    )
    expect(wordTexts('Spider-Man', 'dictionary')).toEqual(['spider', 'man'])
  })

  it('returns the words of Japanese without a long vowel at their end, which is often left out', () => {
    expect(wordTexts('コンピューター', 'dictionary')).toEqual(wordTexts('コンピュータ', 'dictionary'))
    expect(wordTexts('コピー', 'dictionary')).toEqual(['こぴー'])
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
    ['做披薩用哪種麵粉？', '做披萨用哪种面粉？'],
    ['怎麼訓練跑馬拉松？', '怎么训练跑马拉松？'],
    ['你們出租電動車嗎？', '你们出租电动车吗？'],
    ['兒童門票多少錢？', '儿童门票多少钱？'],
    ['數學老師黃明，教軟體工程', '数学老师黄明，教软体工程'],
  ])('returns the same words of %s and of %s, in every mode', (traditional, simplified) => {
    for (const mode of unspacedModes) expect(wordTexts(traditional, mode)).toEqual(wordTexts(simplified, mode))
  })

  it.each([
    ['運転の予約は図書館で', '運転 予約 図書館'],
    ['等高線を描く', '等高線'],
    ['博物館員が報告書を', '報告書'],
  ])('splits %s of Japanese as written, so that each of its words is found by itself', (text, words) => {
    for (const word of words.split(' ')) {
      expect(wordTexts(text, 'dictionary')).toContain(fold(word))
      expect(wordTexts(word, 'dictionary')).toEqual([fold(word)])
    }
  })

  it('places the words of traditional Chinese in the text as written', () => {
    const text = 'x 數學老師教軟體工程。'
    expect([...wordsIn(text, 'dictionary')].map(({ start, end }) => text.slice(start, end))).toEqual([
      'x',
      '數學',
      '老師',
      '教',
      '軟體',
      '工程',
    ])
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

describe('words that are not split', () => {
  const wholeWords = (text: string) => wordTexts(text, 'runs')

  it('are in lower case and without accents', () => {
    expect(wholeWords('Café CAFE — crème brûlée, 2 × café!')).toEqual(['cafe', 'cafe', 'creme', 'brulee', '2', 'cafe'])
  })

  it('are of any script', () => {
    expect(wholeWords('Учитель музыки, 先生')).toEqual(['учитель', 'музыки', '先生'])
  })

  it('are split after 50 characters of any script', () => {
    expect(wholeWords(`${'x'.repeat(50)}${'y'.repeat(60)}`)).toEqual(['x'.repeat(50), 'y'.repeat(50), 'y'.repeat(10)])
    expect(wholeWords('𝒜𐐷'.repeat(50)).map((word) => [...word].length)).toEqual([50, 50])
  })
})
