import { describe, expect, it } from '@jest/globals'
import { languageOf } from '@rostra/text/languages/language-of'
import { wordsIn } from '@rostra/text/words'
import fc from 'fast-check'
import { isFoundBy, readSearch } from './search-terms.ts'

const read = (search: string) => readSearch(search)?.map(({ word, isPrefix }) => (isPrefix ? `${word}*` : word))

describe('readSearch', () => {
  it('takes the last word as the beginning of one, from two letters on', () => {
    expect(read('  Sourdough bre')).toEqual(['sourdough', 'bre*'])
    expect(read('vitamin c')).toEqual(['vitamin', 'c'])
  })

  it('leaves out stop words, unless another word may begin with the only one', () => {
    expect(read('the name of the rose')).toEqual(['name', 'rose*'])
    expect(read('rose the')).toEqual(['rose'])
    expect(read('to the')).toEqual(['the*'])
    expect(read('a')).toEqual([])
  })

  it('takes one character of a script without blanks for the beginning of a pair', () => {
    expect(read('咖 茶')).toEqual(['咖*', '茶*'])
    expect(read('咖啡')).toEqual(['咖啡', '啡*'])
  })

  it('leaves out the function words of the language of the search', () => {
    expect(read('ein Buch für die Kinder')).toEqual(['buch', 'kinder*'])
    expect(read('mẹ và bé')).toEqual(['me', 'be*'])
    expect(read('für die mit')).toEqual(['fur', 'die', 'mit*'])
  })

  it('returns null for blank text, and no words of emojis', () => {
    expect([readSearch(''), readSearch(' \n ')]).toEqual([null, null])
    expect(readSearch('😀🎉')).toEqual([])
  })

  it('takes 8 words and 200 characters, and refuses more', () => {
    expect(read('one1 two2 three3 four4 five5 six6 seven7 eight8 nine9')).toHaveLength(8)
    expect(read('😀'.repeat(200))).toEqual([])
    for (const long of ['x'.repeat(201), '😀'.repeat(201), 'x'.repeat(1_000)])
      expect(() => readSearch(long)).toThrow(
        expect.objectContaining({ kind: 'invalid', reason: 'VALIDATION', details: { fields: { search: expect.any(String) } } }),
      )
  })

  it('has only letters, marks and digits, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const { word, stems } of readSearch(text) ?? [])
          for (const part of [word, ...stems]) expect(part).toMatch(/^[\p{L}\p{M}\p{N}]+$/u)
      }),
    )
  })
})

describe('isFoundBy', () => {
  const finds = (search: string, text: string) =>
    readSearch(search)?.every((term) => [...wordsIn(text, 'pairs')].some((word) => isFoundBy(term, word.text, languageOf(text))))

  it.each([
    ['running x', 'I ran, she runs x'],
    ['budgets', 'Budgeting'],
    ['happine', 'happiness'],
    ['cafe', 'CAFÉ'],
    ['ёлк', 'елка'],
    ['京都', '東京都庁'],
    ['京', '東京都庁'],
    ['コーヒ', 'アイスコーヒー'],
    ['ข', 'ขายข้าว'],
    ['ข้', 'ขายข้าว'],
    ['ข้าว', 'ขายข้าวผัด'],
    ['libros x', 'este es un libro x'],
    ['lehrern x', 'der Lehrer ist x'],
    ['مدرسة x', 'المدرسه x'],
    ['ספר x', 'קראתי את הספרים x'],
    ['הספר x', 'קראתי ספר x'],
    ['учители x', 'Разговарях с един учител, който е от България x'],
    ['книга x', 'Коя от книгите да прочета, ако не знам? x'],
    ['고양이를 x', '고양이 전문가입니다 x'],
    ['선생님 x', '수학선생님을 만났습니다 x'],
    ['수학 x', '수학선생님을 만났습니다 x'],
    ['baca x', 'Saya suka membaca buku di rumah x'],
  ])('finds %j in %j', (search, text) => {
    expect(finds(search, text)).toBe(true)
  })

  it.each([
    ['art x', 'party x'],
    ['ning', 'running'],
    ['run x', 'runt x'],
    ['都東', '東京都'],
    ['コーヒー', 'コピー'],
    ['ข้าว', 'ข่าว'],
    ['ข่าว', 'ข้าว'],
    ['किताब x', 'कताब x'],
    ['학생 x', '대학생 x'],
    ['ספר x', 'מספר x'],
  ])('does not find %j in %j', (search, text) => {
    expect(finds(search, text)).toBe(false)
  })
})
