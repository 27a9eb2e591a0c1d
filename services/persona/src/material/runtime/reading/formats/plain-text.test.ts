import { describe, expect, it } from '@jest/globals'
import { blocksOfText } from './plain-text.ts'

describe('blocksOfText', () => {
  it('returns paragraphs, and joins lines that a program broke', () => {
    const line = 'a line that was broken by a program at the right margin'
    expect(blocksOfText(`${line}\nand goes on\r\n \r\nshort\nlines\n\n${line}\n- an item`).map(({ text }) => text)).toEqual([
      `${line} and goes on`,
      'short\nlines',
      `${line}\n- an item`,
    ])
  })

  it.each([
    ['Chinese', '我们的营业时间是上午九点到下午五点，星期天不开门。'],
    ['Japanese', '営業時間は午前九時から午後五時までです「月曜日から」。'],
    ['Thai', 'เวลาทำการเก้าโมงเช้าถึงห้าโมงเย็นทุกวันยกเว้นวันอาทิตย์'],
  ])('joins lines of %s without a blank', (_, sentence) => {
    const line = sentence.repeat(3)
    expect(blocksOfText(`${line}\n${line}\n「${line}`).map(({ text }) => text)).toEqual([`${line}${line}「${line}`])
  })

  it('joins lines of Korean with a blank', () => {
    const line = '영업 시간은 오전 아홉 시부터 오후 다섯 시까지입니다. '.repeat(2).trim()
    expect(blocksOfText(`${line}\n${line}`).map(({ text }) => text)).toEqual([`${line} ${line}`])
  })
})
