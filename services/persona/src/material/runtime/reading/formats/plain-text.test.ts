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
    ['short lines', ['宫保鸡丁 38元', '鱼香肉丝 32元', '米饭']],
    ['long lines of different lengths', ['红烧肉的做法'.repeat(5), '红烧肉的做法'.repeat(8), '鱼香肉丝']],
    ['sentences', [`${'红烧肉的做法'.repeat(5)}。`, `${'红烧肉的做法'.repeat(5)}。`, '鱼香肉丝']],
    ['items 1、', ['1、', '2、', '3、'].map((sign) => `${sign}${'红烧肉的做法'.repeat(5)}`)],
    ['items 1.', ['1.', '2.', '3.'].map((sign) => `${sign}${'红烧肉的做法'.repeat(5)}`)],
    ['items １．', ['１．', '２．', '３．'].map((sign) => `${sign}USBケーブル${'をつないで'.repeat(5)}`)],
    ['items ①', ['①', '②', '③'].map((sign) => `${sign}${'打开电源开关'.repeat(5)}`)],
    ['items （1）', ['（1）', '（2）', '（3）'].map((sign) => `${sign}${'申请人提交'.repeat(6)}`)],
    ['items (一)', ['(一)', '(二)', '(十一)'].map((sign) => `${sign}${'申请人提交'.repeat(6)}`)],
    ['items 一、', ['一、', '二、', '三、'].map((sign) => `${sign}${'申请人提交'.repeat(6)}`)],
    ['items 가.', ['가. ', '나. ', '다. '].map((sign) => `${sign}전원을 켜고 초록색 표시등이 켜질 때까지 잠시 기다려 주십시오 다음`)],
    ['what each said', ['小王', '小李', '小张'].map((name) => `${name}：${'今天下午三点在会议室'.repeat(3)}`)],
    ['long items', ['1、', '2、', '3、'].map((sign) => `${sign}${'红烧肉的做法'.repeat(9)}`)],
    ['records', ['张三', '李四', '王五'].map((name) => `${'北京市朝阳区建国路'.repeat(3)} ${name}`)],
    ['records with numbers', ['13800000001', '38元', '7'].map((end) => `${'北京市朝阳区建国路'.repeat(3)} ${end}`)],
  ])('keeps the lines of a list: %s', (_, lines) => {
    expect(blocksOfText(lines.join('\n')).map(({ text }) => text.split('\n'))).toEqual([lines])
  })

  it('joins a line that begins with a number to the one before it', () => {
    const line = '在检查每一个蜂箱之前，我们应当先准备好所有的工具，等待一个晴天的早上大约'
    expect(blocksOfText(`${line}\n1.5小时`).map(({ text }) => text)).toEqual([`${line} 1.5小时`])
    const english = 'a line that was broken by a program after the name of Smith'
    expect(blocksOfText(`${english}\n(2008) and goes on`).map(({ text }) => text)).toEqual([`${english} (2008) and goes on`])
  })

  it('joins lines of Korean with a blank', () => {
    const line = '영업 시간은 오전 아홉 시부터 오후 다섯 시까지입니다. '.repeat(2).trim()
    expect(blocksOfText(`${line}\n${line}`).map(({ text }) => text)).toEqual([`${line} ${line}`])
  })
})
