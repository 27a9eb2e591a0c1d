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

  it.each([36, 40])('joins lines of %i ideographs, as wide as 80 columns', (length) => {
    const text = '在检查每一个蜂箱之前，我们应当先准备好所有的工具，等待一个晴天的早上，然后慢慢地打开盖子，不要惊动里面的蜜蜂'.repeat(3)
    const lines = Array.from({ length: Math.ceil(text.length / length) }, (_, n) => text.slice(n * length, (n + 1) * length))
    expect(blocksOfText(lines.join('\n')).map((block) => block.text)).toEqual([text])
  })

  it.each([
    ['short lines', ['宫保鸡丁 38元', '鱼香肉丝 32元']],
    ['long lines of different lengths', [`${'红烧肉的做法'.repeat(5)}`, `${'红烧肉的做法'.repeat(8)}`, '鱼香肉丝']],
    ['sentences', [`${'红烧肉的做法'.repeat(5)}。`, `${'红烧肉的做法'.repeat(5)}。`]],
  ])('keeps a list of %s in Chinese', (_, lines) => {
    expect(blocksOfText(lines.join('\n')).map(({ text }) => text.split('\n').length)).not.toEqual([1])
    expect(blocksOfText(lines.slice(0, 2).join('\n')).map(({ text }) => text)).toEqual([lines.slice(0, 2).join('\n')])
  })

  it('joins lines of Korean with a blank', () => {
    const line = '영업 시간은 오전 아홉 시부터 오후 다섯 시까지입니다. '.repeat(2).trim()
    expect(blocksOfText(`${line}\n${line}`).map(({ text }) => text)).toEqual([`${line} ${line}`])
  })
})
