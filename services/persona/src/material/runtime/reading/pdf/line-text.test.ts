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
    expect(textOf(placed('ગ', [' ', { width: 2.5 }], 'ની', 2.1, 'છે', 2.5, '૧', 2.4, '૨'))).toBe('ગ ની છે ૧૨')
    expect(textOf(placed('ស', 1.8, 'វ', 3, 'ភ'))).toBe('សវ ភ')
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

  it('keeps a vowel sign that stands beside its letter, and no blank in its place', () => {
    expect(textOf(placed('പ', ['\u0d41', { width: 4 }], 'സ'))).toBe('പ\u0d41സ')
  })

  it('gives marks from right to left to the letter over or under which they are, whenever they are drawn', () => {
    const inPlace = (text: string, left: number, width: number, order: number): Glyph =>
      ({ ...placed([text, { width }])[0], left, right: left + width, order }) as Glyph
    const word = [inPlace('ב', 20, 6, 4), inPlace('ר', 14, 6, 4), inPlace('א', 7, 6, 4), inPlace('ש', 0, 6, 4)]
    expect(textOf([inPlace('\u05b0', 22, 2, 1), inPlace('\u05b8', 15, 3, 2), inPlace('\u05c1', 4, 1, 3), ...word])).toBe('בְרָאשׁ')
  })

  it('keeps the order of letters from right to left that stand over each other', () => {
    const letter = (text: string, left: number, right: number, order: number): Glyph =>
      ({ ...placed(text)[0], left, right, order }) as Glyph
    // Chromium: the letters of an object in reading order, objects from left to right.
    expect(textOf([letter('م', 0, 6, 1), letter('ل', 7, 16, 2), letter('ا', 7, 12, 2), letter('س', 16, 26, 3)])).toBe('سلام')
    expect(textOf([letter('ٹ', 0, 4, 1), letter(' ', 3, 5, 2), letter('ر', 2, 10, 3), letter('ک', 11, 15, 4)])).toBe('کر ٹ')
    // Telugu: the second consonant at the left of the first one.
    expect(textOf([letter('క\u0c4d', 4, 12, 1), letter('ర', 2, 6, 1), letter('మ', 12, 20, 1)])).toBe('క\u0c4dరమ')
    const moved = placed('ട', 18, ['\u0d4d', { width: 3 }], [' ', { width: 3 }], 'മ').map((glyph) => ({ ...glyph, order: 1 }))
    expect(textOf(moved)).toBe('ട\u0d4d മ')
    expect(textOf(placed(['ട', { width: 22 }], -2, ['\u0d4d', { width: 3 }], 'ക'))).toBe('ട\u0d4dക')
    // Letters of two fonts, each drawn at once.
    expect(textOf([letter('آ', 7, 10, 1), letter('ت', 4, 7, 1), letter('ہ', 10, 16, 2), letter('ے', 0, 7, 2)], true)).toBe('ہآتے')
    expect(textOf([letter('ک', 12, 20, 1), letter('ی', 9, 13, 2), letter('س', 3, 10, 3), letter('ے', 0, 15, 4)])).toBe('کیسے')
  })

  it('has no blanks and no lines in an Arabic word that is made longer, and none between Hangul and a number', () => {
    expect(textOf(placed('ي', 2.6, ['\u0640', { width: 3 }], 'ل', ['\u0640', { width: 6 }], 'ا', [' ', { width: 3 }], 'و'))).toBe('و الي')
    expect(textOf(placed('가', [' ', { width: 3 }], '2', 2.2, '그', 3, '1'))).toBe('가 2그 1')
  })

  it('is from right to left where its full stop is at the left', () => {
    expect(textOf(placed('.', ...letters('George'), 3, 'ב'))).toBe('ב George.')
  })

  it('has a soft hyphen at the end of a line only, and no hyphen drawn for it', () => {
    const softHyphen: Part = ['\u00ad', { width: 0 }]
    expect(textOf(placed('D', 'o', softHyphen, 'n', 'a', softHyphen, '‐'))).toBe('Dona\u00ad')
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
    ['.15–12 םידומע', 'עמודים 12–15.'],
    ['12-05-2024 ךיראת', 'תאריך 12-05-2024'],
    ['موي 20-10 لالخ', 'خلال 10-20 يوم'],
    ['.(#F םגו) #C-ו ++C בהוא', 'אוהב C++ ו-C# (וגם F#).'],
    ['.a.txt (PDF( ץבוק', 'קובץ a.txt (PDF).'],
    ['.a.txt (PDF) ץבוק', 'קובץ a.txt (PDF).'],
    ['.“ןאכ” ”ל‘זח', 'חז’ל” “כאן”.'],
    ['54 972+ ןופלט', 'טלפון +972 54'],
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
