import { expect, it } from '@jest/globals'
import { wrapText } from './wrap-text.ts'

const wrap = (text: string, width: number, maxLines: number) => wrapText(text, { width, maxLines, measure: (line) => [...line].length })

it.each<[string, number, number, string[]]>([
  ['', 10, 2, []],
  ['Max the Owl', 11, 2, ['Max the Owl']],
  ['Max the Owl', 10, 2, ['Max the', 'Owl']],
  ['Max the Owl', 7, 2, ['Max the', 'Owl']],
  ['Max the Owl', 9, 1, ['Max the…']],
  ['Max the Owl', 7, 1, ['Max…']],
  ['Maximilian', 4, 3, ['Maxi', 'mili', 'an']],
  ['Maximilian', 4, 2, ['Maxi', 'mil…']],
  ['a Maximilian', 6, 2, ['a', 'Maxim…']],
  ['😀😀😀😀😀', 2, 2, ['😀😀', '😀…']],
  ['wide', 0, 2, ['w', 'i…']],
  ['有朋自远方来，不亦乐乎', 7, 2, ['有朋自远方', '来，不亦乐乎']],
  ['สอนทำอาหารไทย', 10, 2, ['สอนทำอาหาร', 'ไทย']],
  ['ພາສາລາວຄູສອນ', 9, 2, ['ພາສາລາວ', 'ຄູສອນ']],
  ['ភាសាខ្មែរគ្រូបង្រៀន', 12, 2, ['ភាសាខ្មែរ', 'គ្រូបង្រៀន']],
  ['မြန်မာဆရာ', 8, 2, ['မြန်မာ', 'ဆရာ']],
  ['བོད་ཡིག་སློབ', 10, 2, ['བོད་ཡིག་', 'སློབ']],
  ['किशोर', 2, 3, ['कि', 'शो', 'र']],
])('wrapText breaks %j at width %i into at most %i lines: %j', (text, width, maxLines, wrapped) => {
  expect(wrap(text, width, maxLines)).toEqual(wrapped)
})

it('wrapText measures few characters of a very long word', () => {
  const measured: number[] = []
  const measure = ({ length }: string) => measured.push(length) && length
  const wrapped = wrapText('x'.repeat(10_000), { width: 50, maxLines: 3, measure })
  expect(wrapped).toEqual(['x'.repeat(50), 'x'.repeat(50), `${'x'.repeat(49)}…`])
  expect(measured.length).toBeLessThan(60)
  expect(Math.max(...measured)).toBeLessThanOrEqual(900)
})
