import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { distinctWords, questionWords, stemsOf, subjectWords } from './question-words.ts'

describe('the words of a question', () => {
  it.each([
    ['How do I get a **refund**, please?', ['how', 'do', 'i', 'get', 'a', 'refund', 'please']],
    ['Don’t you ship to Köln?', ["don't", 'you', 'ship', 'to', 'köln']],
    ['Is there a 14 day trial or 30-day one', ['is', 'there', 'a', '14', 'day', 'trial', 'or', 'one']],
    ['政策是什么', ['政策', '是', '什么']],
  ])('of %j are in their order and in lower case', (content, words) => {
    expect(questionWords(content)).toEqual(words)
  })

  it.each([
    ['a number of four digits', 'order 4711 is late', '4711'],
    ['a number with blanks', 'call me at +44 20 7946 0958 tonight', '7946'],
    ['a number with letters', 'my code is AB-12-34-56', 'ab'],
    ['a mail address', 'write to ada@example.org', 'ada'],
    ['a mail address in brackets', 'write to <ada@example.org>.', 'ada'],
    ['a link', 'see https://example.org/ada now', 'ada'],
    ['a domain', 'see ada.example now', 'ada'],
    ['a handle', 'I am @ada there', 'ada'],
    ['an address', 'do you deliver to 12 Lovelace Street tomorrow', 'lovelace'],
    ['an Italian address', 'I live at Piazza Navona 12', 'navona'],
    ['a given name', 'did Kevin ask that too', 'kevin'],
    ['a German address', 'liefert ihr in die Lovelacestraße 12', 'lovelacestraße'],
  ])('never have %s', (_what, content, part) => {
    expect(questionWords(content).join(' ')).not.toContain(part)
  })

  it('have no number of four digits, address or link, whatever is around it', () => {
    const secret = fc.constantFrom('4711', '12 345', '1.234.567', 'a@b.example', 'http://b.example', 'b.example/x', '@bee', '0049-30-12')
    fc.assert(
      fc.property(fc.string(), secret, fc.string(), (before, middle, after) => {
        const words = questionWords(`${before} ${middle} ${after}`)
        expect(words.filter((word) => /\p{N}{4}|[@/:]|\p{L}\.\p{L}/u.test(word))).toEqual([])
        expect(words.filter((word) => word.length > 30)).toEqual([])
      }),
    )
  })

  it('tell the subject, or not', () => {
    expect(subjectWords(['refund', 'köln', '政策'])).toHaveLength(3)
    expect(subjectWords(['how', 'the', 'wie', 'x'])).toEqual([])
    expect(stemsOf(['how', 'refunds', 'refunding', 'köln'])).toEqual(['refund', 'koln'])
  })

  it.each([
    ['wie viele Bücher kann ich mir ausleihen', 'kann man ein Buch ausleihen'],
    ['¿cómo puedo cambiar unos zapatos rojos?', '¿dónde se cambia un zapato?'],
    ['как вернуть деньги за билеты', 'можно ли вернуть билет'],
  ])('have the same stems in other forms: %s', (one, other) => {
    const shared = stemsOf(questionWords(one)).filter((stem) => stemsOf(questionWords(other)).includes(stem))
    expect(shared.length).toBeGreaterThanOrEqual(2)
    expect(stemsOf(questionWords(other)).length).toBeLessThanOrEqual(3)
  })

  it.each([
    ['猫可以吃什么？', ['猫', '吃']],
    ['这是什么？', []],
    ['猫は何を食べますか', ['猫', '食']],
    ['薬はいつ飲みますか', ['薬', '饮']],
    ['何ですか', []],
    ['¿qué puedo hacer?', []],
  ])('tell the subject of %j by words that are no function words of its language', (content, subject) => {
    expect(stemsOf(questionWords(content))).toEqual(subject)
  })

  it.each([
    ['做披薩用哪種麵粉？', '做披萨用哪种面粉？'],
    ['怎麼訓練跑馬拉松？', '怎么训练跑马拉松？'],
    ['新魚缸什麼時候可以放第一條魚？', '新鱼缸什么时候可以放第一条鱼？'],
  ])('have the same stems in traditional and in simplified Chinese, and are shown as written: %s', (traditional, simplified) => {
    expect(stemsOf(questionWords(traditional))).toEqual(stemsOf(questionWords(simplified)))
    expect(questionWords(traditional).join('')).toBe(traditional.slice(0, -1))
  })

  it('are stored without their order, 60 at most', () => {
    expect(distinctWords(['refund', 'a', 'refund', 'get'])).toEqual(['a', 'get', 'refund'])
    expect(distinctWords(Array.from({ length: 100 }, (_, n) => `w${n}`))).toHaveLength(60)
  })
})
