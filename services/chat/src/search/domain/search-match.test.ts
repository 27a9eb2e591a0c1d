import { describe, expect, it } from '@jest/globals'
import { languageOf } from '@rostra/text/languages/language-of'
import fc from 'fast-check'
import { type Mark, marksIn, searchMatch } from './search-match.ts'
import { readSearch } from './search-terms.ts'

const termsOf = (search: string) => readSearch(search) ?? []
const marked = (text: string, marks: readonly Mark[]) => marks.map(({ start, end }) => text.slice(start, end))
const messages = (question: string, answer: string) => [
  { id: 'u1', text: question },
  { id: 'b1', text: answer },
]

describe('marksIn', () => {
  it.each([
    ['bread', 'Breaded bread, breadth: gingerbread', ['Breaded', 'bread', 'breadth']],
    ['run fast', 'He runs: faster, 😀 running', ['runs', 'faster', 'running']],
    ['schön', '😀 Wie SCHÖN, schone', ['SCHÖN', 'schone']],
    ['喝咖啡', '我喝咖啡。', ['喝咖啡']],
    ['Stock x', 'Der Bienenstock und die Stöcke im Garten sind alt', ['Bienenstock', 'Stöcke']],
    ['.* $', 'a.*b $', []],
  ])('marks the words of %j in %j', (search, text, expected) => {
    expect(marked(text, marksIn(termsOf(search), text, languageOf(text)))).toEqual(expected)
  })
})

describe('searchMatch', () => {
  it('shows the message with most of the words, the later one of two', () => {
    expect(searchMatch(termsOf('rye bread'), '', messages('Bread?', 'Rye bread.')).messageId).toBe('b1')
    expect(searchMatch(termsOf('rye bread'), '', messages('Rye bread?', 'Bread.')).messageId).toBe('u1')
    expect(searchMatch(termsOf('bread'), '', messages('Bread?', 'Bread.')).messageId).toBe('b1')
  })

  it('has no excerpt when only the title or the name has the words', () => {
    const match = searchMatch(termsOf('bread'), 'My bread', messages('Hi', 'Hello'))
    expect(match).toEqual({ titleMarks: [{ start: 3, end: 8 }], excerpt: '', excerptMarks: [], messageId: '' })
  })

  it('shows about 160 characters on one line around the first found word, from word to word', () => {
    const text = `${'before it '.repeat(30)}\n\nthe   needle\n${'after it '.repeat(40)}`
    const { excerpt, excerptMarks } = searchMatch(termsOf('needle'), '', messages('', text))
    expect(excerpt).toMatch(/^…(before|it) [a-z ]+ the needle after it [a-z ]+ (after|it)…$/)
    expect(excerpt.length).toBeGreaterThan(150)
    expect(excerpt.length).toBeLessThan(220)
    expect(marked(excerpt, excerptMarks)).toEqual(['needle'])
  })

  it('shows a short message whole', () => {
    expect(searchMatch(termsOf('needle'), '', messages('', 'A needle.')).excerpt).toBe('A needle.')
  })

  it('has a mark in each excerpt of any text that has the word, and no half of a character', () => {
    const unit = fc.constantFrom(...'ab é東京😀\n.', 'ё', 'https://a.b/', 'supercalifragilistic', ' ')
    const text = fc.string({ unit, maxLength: 300 })
    fc.assert(
      fc.property(text, text, (before, after) => {
        for (const word of ['needle', '咖啡']) {
          const { excerpt, excerptMarks } = searchMatch(termsOf(word), '', messages('', `${before} ${word} ${after}`))
          expect(marked(excerpt, excerptMarks)).toEqual([word])
          expect(excerpt.isWellFormed()).toBe(true)
        }
      }),
    )
  })
})
