import { describe, expect, it } from '@jest/globals'
import { termsOf } from './terms.ts'

describe('termsOf', () => {
  it.each([
    ['The teachers were teaching TEACHERS', 'teacher were teach teacher'],
    ['Café crème — $gt: {"a": 1}', 'caf crem gt a 1'],
    ['日本の首都は東京です', '日本 の 首都 は 东京 です'],
    ['Die Lehrer der Schulen', 'die lehr der schul'],
    ['机器学习 and 我喜欢', '机器 学习 and 我 喜欢'],
    ['ประเทศไทยมีกรุงเทพ', 'ประเทศไทย มี กรุงเทพ'],
    ['Учитель музыки', 'учител музык'],
    ['Bánh mì không có bơ', 'banh bánh mi mì khong không co có bo bơ'],
    ['!!! --', ''],
  ])('splits %j into %j', (text, terms) => {
    expect(termsOf(text).join(' ')).toBe(terms)
  })

  it('finds a word of a script without blanks in a sentence as it is alone', () => {
    expect(termsOf('東京の天気を教えてください')).toContain(termsOf('東京')[0])
  })

  it('takes a time that is linear in the marks of one letter', () => {
    const before = process.threadCpuUsage()
    termsOf(`a${'\u0301\u0323'.repeat(100_000)}`)
    expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(1_000)
  })
})
