import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { takeTerms } from './take-terms.ts'

const termsOf = (text: string) => takeTerms(text).terms

describe('the terms of a message', () => {
  it('are its content words and pairs of adjacent ones, in lower case and each once', () => {
    expect(termsOf('How do I keep a Sourdough starter alive? My sourdough starter smells.')).toEqual([
      'sourdough',
      'starter',
      'sourdough starter',
      'alive',
      'starter alive',
      'smells',
      'starter smells',
    ])
  })

  it.each([
    ['numbers', 'garden 12345 tulips 4,000 and 3rd covid-19 ١٢٣', ['garden', 'tulips']],
    ['numbers in words', 'garden four seven eight twenty tulips', ['garden', 'tulips']],
    ['links', 'garden https://example.org/tulip?x=1 www.example.org example.org tulips', ['garden', 'tulips']],
    ['e-mail addresses', 'garden grower@example.org tulips', ['garden', 'tulips']],
    ['handles and hashtags', 'garden @grower #gardening tulips', ['garden', 'tulips']],
    ['tags with their attributes', 'garden <img src=x onerror="plant weeds"> tulips <b>roses', ['garden', 'tulips', 'roses']],
    ['a tag that is not closed', 'garden tulips <script evil', ['garden', 'tulips', 'garden tulips']],
    ['entities', 'garden &lt;weeds&gt; &copy; tulips', ['garden', 'weeds', 'tulips']],
    ['code', 'garden `plantWeeds` plantWeeds() plant_weeds ```weeds everywhere``` tulips', ['garden', 'tulips']],
    ['given names', 'garden maria tulips Priya José josé Siobhan мария Владимир', ['garden', 'tulips']],
    ['given names in disguise', 'garden m\u200Baria MaRiA ｍａｒｉａ mаria tulips', ['garden', 'tulips']],
    ['words after a cue', 'garden. My name is Zorblax Quux tulips', ['garden', 'tulips']],
    ["a name after I'm", "I'm Zorblax Quux garden. I’m zorblax", ['garden']],
    ['names after a title', 'garden with Dr. Zorblax and Mrs Quux tulips', ['garden', 'tulips']],
    ['addresses with the number last', 'tulips for brovetheft street 21, please; garden in elm lane 4', ['tulips', 'garden']],
    ['addresses', 'garden 12 elm street tulips near Acacia Park Avenue, Hauptstraße and Rue Mouffetard', ['garden', 'tulips']],
    ['addresses that begin with the word for a street', 'tulips at piazza navona 12', ['tulips']],
    ['words of more than 24 letters', `garden ${'z'.repeat(25)} tulips`, ['garden', 'tulips']],
  ])('never have %s', (_what, text, expected) => {
    const pairs = expected.filter((term) => term.includes(' '))
    expect(termsOf(text).filter((term) => !term.includes(' ') || pairs.includes(term))).toEqual(expected)
  })

  it('have a name that is an everyday word where it is not used as a name', () => {
    expect(termsOf('Roses and the rose bush')).toEqual(['roses', 'rose', 'bush', 'rose bush'])
    expect(termsOf('Rose petals')).toEqual(['rose', 'petals', 'rose petals'])
    expect(termsOf('tulips from Rose')).toEqual(['tulips'])
    expect(termsOf('tulips. my name is rose')).toEqual(['tulips'])
  })

  it('have no pair across a sentence or across what was left out', () => {
    expect(termsOf('garden tulips. Bulbs 123 compost @x worms')).toEqual(['garden', 'tulips', 'garden tulips', 'bulbs', 'compost', 'worms'])
  })

  it.each([
    ['Wie pflege ich meinen Garten und die Tomaten', ['garten', 'tomaten']],
    ["Comment cultiver l'ail dans le potager", ['cultiver', 'ail', 'potager']],
    ['Как выращивать помидоры на балконе', ['выращивать', 'помидоры', 'балконе']],
    ['园艺的番茄', ['园艺', '番茄']],
  ])('are found in other languages: %s', (text, expected) => {
    expect(termsOf(text)).toEqual(expect.arrayContaining(expected))
  })

  it('are at most 200, and taken in bounded time from any text of 4,000 characters', () => {
    const hostile = [
      'a'.repeat(4_000),
      '<a'.repeat(2_000),
      'a.'.repeat(2_000),
      '`'.repeat(4_000),
      "a'".repeat(2_000),
      '|@'.repeat(2_000),
      '&a'.repeat(2_000),
      'my name is '.repeat(360),
    ]
    for (const text of hostile) {
      // The fastest of three: garbage may be collected in one.
      const times = [1, 2, 3].map(() => {
        const before = process.threadCpuUsage()
        takeTerms(text)
        return process.threadCpuUsage(before).user / 1_000
      })
      expect(Math.min(...times)).toBeLessThan(100)
    }
    const many = Array.from({ length: 600 }, (_, number) => `wo${String.fromCharCode(97 + (number % 26), 97 + Math.floor(number / 26))}rd`)
    expect(termsOf(many.join(' '))).toHaveLength(200)
  })

  it('never throw, whatever the text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => Array.isArray(takeTerms(text).terms)))
  })
})
