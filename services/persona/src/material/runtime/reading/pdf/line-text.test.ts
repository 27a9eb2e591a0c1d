import { describe, expect, it } from '@jest/globals'
import { cellsOfLine } from './line-text.ts'
import type { Glyph } from './page/glyph.ts'

interface Place {
  size?: number
  y?: number
  width?: number
}

type Part = string | number | [string, Place]

/** Places texts one after the other, each as one glyph of its width; a number is a gap. */
function placed(...parts: Part[]): Glyph[] {
  const glyphs: Glyph[] = []
  let left = 0
  for (const part of parts) {
    if (typeof part === 'number') {
      left += part
      continue
    }
    const [text, { size = 10, y = 100, width = 5 }] = typeof part === 'string' ? ([part, {}] as const) : part
    glyphs.push({ text, left, right: left + width, y, size, angle: 0, order: glyphs.length, isAfterGap: false })
    left += width
  }
  return glyphs
}
const letters = (text: string) => [...text]
const textOf = (glyphs: Glyph[], isPageRightToLeft = false) =>
  cellsOfLine(glyphs, isPageRightToLeft)
    .map(({ text }) => text)
    .join(' | ')

describe('the text of a line', () => {
  it('has blanks where letters are apart, and none between letters of a spaced word', () => {
    expect(textOf(placed(...letters('so'), 3, ...letters('it'), 0.8, ...letters('is')))).toBe('so itis')
    const spaced = letters('CHAPTER').flatMap((letter) => [letter, 2])
    expect(textOf(placed(...spaced, 4, ...letters('ONE').flatMap((letter) => [letter, 2])))).toBe('CHAPTER ONE')
    expect(textOf(placed('東', 2, '京'))).toBe('東京')
    expect(textOf(placed('東', [' ', { width: 3 }], '京'))).toBe('東 京')
    expect(textOf(placed('東', [' ', { width: 3 }], -3, '京', ' ', -5, 'x'))).toBe('東京 x')
  })

  it('takes a narrow gap for none in a line whose blanks are drawn', () => {
    expect(textOf(placed('பெ', 2, 'ரி', 'ய', [' ', { width: 2.5 }], 'ந'))).toBe('பெரிய ந')
    expect(textOf(placed('a', [' ', { width: 2.5 }], 'b', 2.5, '1'))).toBe('a b 1')
  })

  it('has no blank for one without a width between letters that touch, and none between a number and an ideograph', () => {
    expect(textOf(placed(...letters('ח"'), [' ', { width: 0 }], ...letters('ש'), 3, [' ', { width: 0 }], 'ב'))).toBe('ב ש"ח')
    expect(textOf(placed('午', 2.5, '9', 2.5, '点'))).toBe('午9点')
  })

  it('keeps vowel signs and joiners with their letter', () => {
    expect(textOf(placed('य', ['ा', { width: 6 }], 0.3, 'र'))).toBe('यार')
    expect(textOf(placed('ה', ['\u200c', { width: 0 }], 'ב'))).toBe('ב\u200cה')
    const virama: Part = ['\u09cd', { width: 0 }]
    const zeroWidthJoiner: Part = ['\u200d', { width: 0 }]
    expect(textOf(placed('ক', virama, zeroWidthJoiner, 'য'))).toBe('ক\u09cd\u200dয')
    expect(textOf(placed('ক', zeroWidthJoiner, virama, 'য'))).toBe('ক\u200d\u09cdয')
  })

  it('has cells where a gap is wide', () => {
    expect(textOf(placed(...letters('Name'), 40, ...letters('Price')))).toBe('Name | Price')
  })

  it('puts accents and their letter together, in either order', () => {
    expect(textOf(placed('G', 2, ['¨', { width: 1 }], -3, 'o', 'd'))).toBe('Göd')
    expect(textOf(placed('c', 'a', 'f', 'e', -4, ['´', { width: 3 }]))).toBe('café')
    expect(textOf(placed('ı', -4, ['´', { width: 3 }]))).toBe('í')
    expect(textOf(placed('~', 5, 'a'))).toBe('~ a')
  })

  it('is read from right to left in Hebrew, with numbers and Latin words from left to right', () => {
    const visual = 'George Orwell םשב 1984 תנשב'
    expect(textOf(placed(...letters(visual).map((each) => (each === ' ' ? 3 : each))), true)).toBe('בשנת 1984 בשם George Orwell')
    expect(textOf(placed(...letters(')ב( 25-ב').map((each) => (each === ' ' ? 3 : each))))).toBe('ב-25 (ב)')
  })

  it('keeps the order of letters in a text that the PDF gives', () => {
    expect(textOf(placed('م', 'ا', 'ل', ['لا', {}], 'س'))).toBe('سلالام')
  })

  it('has the letters of an Arabic ligature in their order, which are one glyph in one place', () => {
    const lamAlef = placed('م', 'ل', -5, 'ا', 'س').map((glyph, index) => (index === 2 ? { ...glyph, order: 1 } : glyph))
    expect(textOf(lamAlef)).toBe('سلام')
    const ofFont = placed('م', 'ا', -5, 'ل', 'س').map((glyph, index) => (index === 2 ? { ...glyph, order: 1 } : glyph))
    expect(textOf(ofFont)).toBe('سلام')
  })

  it.each([
    ['12٬000 ةميق', 'قيمة 12٬000'],
    ['%25 ةبسن', 'نسبة 25%'],
    ['ةبسن %25', '25% نسبة'],
    ['ةبسن 25%', '25% نسبة'],
    ['25% החנה', 'הנחה 25%'],
    ['.»مكيلع« لاق', 'قال «عليكم».'],
    ['.«مكيلع» لاق', 'قال «عليكم».'],
    ['אצי (George תאמ( רפסה', 'הספר (מאת George) יצא'],
    ['(אבג', 'גבא)'],
  ])('has the signs of numbers, quotation marks and brackets of a line from right to left in their place: %s', (visual, expected) => {
    expect(textOf(placed(...letters(visual).map((each) => (each === ' ' ? 3 : each))), true)).toBe(expected)
  })

  it('sets marks of footnotes apart, and keeps exponents', () => {
    const raised = (text: string): [string, Place] => [text, { size: 6, y: 104 }]
    expect(textOf(placed(...letters('pump'), raised('1')))).toBe('pump ¹')
    expect(textOf(placed(...letters('10'), raised('6')))).toBe('10⁶')
    expect(textOf(placed(...letters('5'), 3, 'm', raised('2')))).toBe('5 m²')
    expect(textOf(placed(...letters('10'), raised('−'), raised('1'), raised('2'), 3, 'm'))).toBe('10⁻¹² m')
    expect(textOf(placed(...letters('pump'), raised('*')))).toBe('pump *')
    expect(textOf(placed(...letters('the 1'), raised('s'), raised('t')))).toBe('the 1st')
    const lowered: Part = ['2', { size: 6, y: 98 }]
    expect(textOf(placed('H', lowered, 'O'))).toBe('H₂O')
    expect(textOf(placed('ם', 3, '1', '0', raised('6')), true)).toBe('10⁶ ם')
  })

  it('has letters once that are drawn twice to look bold', () => {
    expect(textOf(placed('a', -4.9, 'a', 'b'))).toBe('ab')
  })
})
