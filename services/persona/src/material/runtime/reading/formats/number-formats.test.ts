import { expect, it } from '@jest/globals'
import { formatNumber } from './number-formats.ts'

it.each([
  [4, 'decimal', '4'],
  [14, 'lowerRoman', 'xiv'],
  [1, 'hebrew1', 'א'],
  [11, 'hebrew1', 'יא'],
  [15, 'hebrew1', 'טו'],
  [16, 'hebrew1', 'טז'],
  [116, 'hebrew1', 'קטז'],
  [523, 'hebrew1', 'תקכג'],
  [11, 'hebrew2', 'כ'],
  [3, 'koreanDigital', '삼'],
  [10, 'koreanDigital', '일영'],
  [10, 'koreanDigital2', '一零'],
  [12, 'koreanCounting', '십이'],
  [120, 'koreanCounting', '백이십'],
  [3, 'chineseCounting', '三'],
  [12, 'chineseCounting', '十二'],
  [20, 'chineseCountingThousand', '二十'],
  [100, 'chineseCountingThousand', '一百'],
  [101, 'chineseCountingThousand', '一百零一'],
  [110, 'taiwaneseCountingThousand', '一百一十'],
  [1001, 'chineseCountingThousand', '一千零一'],
  [100, 'japaneseCounting', '百'],
  [111, 'japaneseCounting', '百十一'],
  [250, 'japaneseCounting', '二百五十'],
  [1024, 'japaneseCounting', '千二十四'],
  [105, 'ideographDigital', '一〇五'],
  [105, 'japaneseDigitalTenThousand', '一〇五'],
  [12, 'of another kind', '12'],
])('the number %j in the format %j is %j', (number, format, expected) => {
  expect(formatNumber(number, format)).toBe(expected)
})
