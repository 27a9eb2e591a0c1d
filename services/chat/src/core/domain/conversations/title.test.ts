import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { readModelTitle, readTitle, shownTitle, titleOf } from './title.ts'

describe('the title of a message', () => {
  it.each([
    ['What is virtue?', 'What is virtue?'],
    ['I want to learn Spanish. My flight is in May.', 'I want to learn Spanish'],
    ['Hi! How do I bake bread? I have rye flour.', 'Hi! How do I bake bread?'],
    ['\n\n  First line\nSecond line', 'First line'],
    ['# A **bold** plan for `npm` and [docs](https://example.org/a_b)', 'A bold plan for npm and docs'],
    ['> - _quoted_ snake_case_name stays', 'quoted snake_case_name stays'],
    ['```ts\nconst a = 1\n```', 'const a = 1'],
    ['2 * 3 * 4 is what?', '2 * 3 * 4 is what?'],
    ['***', '***'],
    ['Wait...', 'Wait...'],
    ['今日の天気はどうですか。明日は晴れますか。', '今日の天気はどうですか。'],
  ])('of %j is %j', (content, title) => {
    expect(titleOf(content)).toBe(title)
  })

  it('is cut at a word, and a text without spaces anywhere', () => {
    expect(titleOf('Please explain how the ship of Theseus can stay the same ship after each plank was replaced')).toBe(
      'Please explain how the ship of Theseus can stay the same…',
    )
    expect(titleOf('x'.repeat(100))).toBe(`${'x'.repeat(59)}…`)
  })

  it('cuts no emoji in two', () => {
    const family = '👨‍👩‍👧‍👦'
    expect(titleOf(family.repeat(20))).toBe(`${family.repeat(8)}…`)
  })

  it('has at most 60 characters on one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (content) => {
        const title = titleOf(content)
        expect([...title].length).toBeLessThanOrEqual(60)
        expect(title).not.toMatch(/[\n\r\t\0]/)
        expect(title.isWellFormed()).toBe(true)
      }),
      { numRuns: 30 },
    )
  })
})

describe('the title that a model writes', () => {
  it.each([
    ['Baking with rye', 'Baking with rye'],
    ['\n"Baking with rye."\nI hope you like it.', 'Baking with rye'],
    ['**Title: „Roggenbrot“**', 'Roggenbrot'],
    ['', null],
    ['""', null],
    ['word '.repeat(15), `${'word '.repeat(11)}word…`],
  ])('%j is read as %j', (text, title) => {
    expect(readModelTitle(text)).toBe(title)
  })
})

describe('the title that a person gives', () => {
  it('is trimmed and on one line', () => {
    expect(readTitle('  Rye\n bread\0\t ')).toBe('Rye bread')
    expect(readTitle('😀'.repeat(100))).toBe('😀'.repeat(100))
  })

  it.each([
    ['is empty', ''],
    ['is blank', ' \n'],
    ['has 101 letters', 'x'.repeat(101)],
    ['has 101 emoji', '😀'.repeat(101)],
    ['is long space', ' '.repeat(10_000)],
    ['has control characters only', '\0\u0007'],
  ])('is refused when it %s', (_, raw) => {
    expect(() => readTitle(raw)).toThrow(expect.objectContaining({ kind: 'invalid', reason: 'VALIDATION' }))
  })
})

it('a conversation without a title shows its preview, or the name of its persona', () => {
  const row = { title: '', preview: 'Yes. It is so.', personaName: 'Plato' }
  expect(shownTitle({ ...row, title: 'Mine' })).toBe('Mine')
  expect(shownTitle(row)).toBe('Yes. It is so')
  expect(shownTitle({ ...row, preview: '' })).toBe('Plato')
})
