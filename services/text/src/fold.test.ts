import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { fold } from './fold.ts'

describe('fold', () => {
  it.each([
    ['Café', 'cafe'],
    ['İstanbul', 'istanbul'],
    ['ΆΝΘΡΩΠΟΣ', 'ανθρωποσ'],
    ['Ёлка', 'елка'],
    ['пʼять', 'пять'],
    ['שָׁלוֹם', 'שלום'],
    ['مُحَمَّد', 'محمد'],
    ['ﬁ Ⅷ ｍ', 'fi viii m'],
  ])('removes the marks of letters in %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it.each([
    ['ß as ss', 'Straße', 'STRASSE'],
    ['the Turkish i without a dot', 'Işık', 'ISIK'],
    ['the Turkish I with a dot', 'İzmir', 'izmir'],
    ['the sigma at the end', 'ὁδός', 'ΟΔΟΣ'],
    ['letters with a stroke', 'Łódź Søren Đorđe', 'lodz soren dorde'],
    ['ligatures', 'Æther œuvre', 'aether oeuvre'],
    ['hamza', 'أحمد إسلام آمنة', 'احمد اسلام امنة'],
    ['alef wasla', 'ٱلله', 'الله'],
    ['alef maksura', 'مصطفى', 'مصطفي'],
    ['teh marbuta', 'فاطمة', 'فاطمه'],
    ['tatweel with a mark', 'محـُـمد', 'محمد'],
    ['Persian letters', 'کی', 'كي'],
    ['Arabic and Persian digits', '٢٠٢٦ ۱۴۰۵', '2026 1405'],
    ['katakana', 'ラーメン', 'らーめん'],
    ['the v of loans in Japanese', 'ヴァイオリン ヴィーナス ラヴ', 'バイオリン ビーナス ラブ'],
    ['katakana of half width', 'ｶﾞｸ', 'がく'],
    ['Latin letters of full width', 'Ｒｏｓｔｒａ', 'rostra'],
    ['short i of Cyrillic', 'Йод', 'йод'],
    ['nasals of Hindi', 'हिन्दी अङ्क पञ्च अण्डा लम्बा', 'हिंदी अंक पंच अंडा लंबा'],
    ['the moon of Hindi', 'चाँद', 'चांद'],
    ['dots of loans in Hindi', 'मेज़ किताब ख़ुश फ़ोन', 'मेज किताब खुश फोन'],
  ])('writes %s as it is searched for', (_what, one, other) => {
    expect(fold(one)).toBe(fold(other))
  })

  it.each(
    `軟體工程 软体工程|數學老師 数学老师|後來 后来|皇后 皇后|發展 发展|頭髮 头发|臺北 台北|台灣 台湾|裏面 里面|裡面 里面|公里 公里|王 王|黃 黄|張偉 张伟|陳靜 陈静
    乾燥 干燥|幹部 干部|麵條 面条|雲端 云端|關係 关系|聯繫 联系|鐘錶 钟表|製造 制造|複習 复习|週末 周末|衛生 卫生|衞生 卫生|綫上 线上|說話 说话|説話 说话
    為什麼 为什么|爲什麼 为什么|圖書館 图书馆|語言學習 语言学习|電腦 电脑|醫生 医生|藥 药|龍 龙|穿著 穿着|薴 苎|頔 𬱖`
      .trim()
      .split(/[|\n]/)
      .map((pair) => pair.trim().split(' ') as [traditional: string, simplified: string]),
  )('writes %s of traditional Chinese as %s of simplified', (traditional, simplified) => {
    expect(fold(traditional)).toBe(fold(simplified))
    expect(fold(fold(traditional))).toBe(fold(traditional))
  })

  it('writes simplified Chinese and the letters of Japan as they are', () => {
    for (const text of ['软体工程', '后来发头发', '駅前の広い図', '学校']) expect(fold(text)).toBe(text)
  })

  it.each(['น้ำ', 'ทำ', 'นํ้า', 'ນ້ຳ', 'ຄຳ'])('writes the vowel am of %s as one letter, which is so many characters as before', (text) => {
    expect(fold(text)).toMatch(/[\u0e33\u0eb3]$/u)
    expect(fold(fold(text))).toBe(fold(text))
  })

  it('keeps short i of Cyrillic apart from i', () => {
    expect(fold('мой')).toBe('мой')
    expect(fold('мой'.normalize('NFD'))).toBe('мой')
    expect(fold('мои')).toBe('мои')
  })

  it.each([
    ['Japanese: coffee and copy', 'コーヒー', 'コピー'],
    ['Japanese: but and then', 'が', 'か'],
    ['Thai: rice and news', 'ข้าว', 'ข่าว'],
    ['Lao: rice and news', 'ເຂົ້າ', 'ຂ່າວ'],
    ['Hindi: that and done', 'कि', 'की'],
    ['Hindi: a book and none', 'किताब', 'कताब'],
    ['Hindi: a birth and a nasal', 'जन्म', 'जंम'],
    ['Hindi: with and without the dot', 'बड़ा', 'बडा'],
    ['Tamil: stone and art', 'கல்', 'கல'],
    ['Korean: a horse and a language', '말', '마'],
  ])('keeps words apart in %s', (_what, one, other) => {
    expect(fold(one)).not.toBe(fold(other))
    expect(fold(fold(one))).toBe(fold(one))
  })

  it('returns the same for a text in any form, and for what it returned', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')))
      }),
    )
    for (const text of ['한국어', 'がくせい', 'हिन्दी', 'ｶﾞｸ']) {
      expect(fold(text.normalize('NFD'))).toBe(fold(text))
      expect(fold(fold(text))).toBe(fold(text))
    }
  })

  it.each(['a', 'क', ''])('takes a time that is linear in the marks after %j', (letter) => {
    const before = process.threadCpuUsage()
    fold(letter + '\u0301\u0323'.repeat(100_000))
    expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(1_000)
  })
})
