import { describe, expect, it } from '@jest/globals'
import { impersonalWords } from './personal-words.ts'

describe('the words of a message that lead to no person', () => {
  it.each([
    ['I live at Piazza Navona 12', 'piazza navona 12'],
    ['i live at piazza navona 12', 'piazza navona'],
    ['i live at 12 piazza navona', 'navona'],
    ['deliver to 12 lovelace street', 'lovelace street'],
    ['deliver to lovelace street 12', 'lovelace street'],
    ['deliver to Lovelace St. 12', 'lovelace'],
    ['near Acacia Park Avenue', 'acacia park avenue'],
    ['in calle de la reina 5', 'calle reina'],
    ['in 12 old mill pond lane', 'mill pond lane'],
    ['wohne in der Lovelacestraße', 'lovelacestraße'],
    ['wohne am lovelaceplatz 4', 'lovelaceplatz'],
    ['my name is Zorblax Quux', 'zorblax quux'],
    ['ask maria about it', 'maria'],
    ['ask anne-marie about it', 'anne marie anne-marie'],
    ['with Dr. Zorblax', 'zorblax'],
    ['call +44 20 7946 0958', '44 20 7946 0958'],
    ['order 4711 is late', '4711'],
    ['my code is AB-12-34-56', 'ab 12 34 56'],
    ['my code is x1y2z3w4', 'x1y2z3w4'],
    ['ada@example.org and https://example.org/ada', 'ada example org'],
    ['see ada.example or @ada', 'ada example'],
    ['a `secret` and <img src=secret>', 'secret'],
  ])('of %j have none of %j, in both modes', (text, personal) => {
    for (const mode of ['terms', 'questions'] as const) {
      const words = impersonalWords(text, mode)
      expect(words.filter((word) => personal.split(' ').includes(word))).toEqual([])
    }
  })

  it('have what is beside an address', () => {
    expect(impersonalWords('tulips for brovetheft street 21, please; garden in elm lane 4', 'terms')).toEqual(
      expect.arrayContaining(['tulips', 'garden']),
    )
    expect(impersonalWords('my 3 close friends bake bread', 'terms')).toEqual(['my', 'close', 'friends', 'bake', 'bread'])
  })

  it('have words that are names as well, in small letters, and names of languages, days and months', () => {
    const text = 'learning German and Dutch in November, with kale and brown bread'
    expect(impersonalWords(text, 'terms').join(' ')).toBe('learning german and dutch in november with kale and brown bread')
    expect(impersonalWords('a talk with Brown', 'terms')).not.toContain('brown')
  })

  it('have short numbers and joined words in questions only', () => {
    const text = 'a 14 day trial of self-taught mp3 bakers'
    expect(impersonalWords(text, 'questions')).toEqual(['a', '14', 'day', 'trial', 'of', 'self-taught', 'mp3', 'bakers'])
    expect(impersonalWords(text, 'terms')).toEqual(['a', 'day', 'trial', 'of', 'self', 'taught', 'bakers'])
  })

  it.each(['terms', 'questions'] as const)('are taken in a bounded time from any text, as %s', (mode) => {
    const hostile = [
      'a'.repeat(8_000),
      '1 '.repeat(4_000),
      'street '.repeat(1_100),
      '1.'.repeat(4_000),
      `1${'.'.repeat(7_999)}`,
      'my name is '.repeat(700),
    ]
    for (const text of hostile) {
      const times = [1, 2, 3].map(() => {
        const before = process.threadCpuUsage()
        impersonalWords(text, mode)
        return process.threadCpuUsage(before).user / 1_000
      })
      expect(Math.min(...times)).toBeLessThan(100)
    }
  })
})
