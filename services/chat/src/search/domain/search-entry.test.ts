import { describe, expect, it } from '@jest/globals'
import { isStopWord } from '@rostra/text/stop-words/stop-words'
import { wordsIn } from '@rostra/text/words'
import fc from 'fast-check'
import { exchangeEntry, titleEntry } from './search-entry.ts'
import { readSearch, type SearchTerm } from './search-terms.ts'

const at = new Date('2026-11-01T10:00:00Z')
const conversation = { id: 'c', person: 'member:ada', personaName: 'Plato', title: 'Sourdough bread', startedAt: at }
const entryOf = (content: string, answer = '') => exchangeEntry(conversation, { id: 'e', content, answer, startedAt: at, finishedAt: null })

/** As the store finds entries. */
const has = (words: readonly string[], { word, stems, isPrefix }: SearchTerm) =>
  stems.some((stem) => words.includes(stem)) || (isPrefix && words.some((stored) => stored.startsWith(word)))
const isFound = (words: readonly string[], search: string) => readSearch(search)?.every((term) => has(words, term))

describe('an entry', () => {
  it('has each word and its stem once, without stop words, and the name of the persona', () => {
    expect(entryOf('Running to the bakery', 'Run!').words).toEqual(['plato', 'running', 'run', 'bakery', 'bakeri'])
  })

  it.each([
    ['die lehrer für mathematik', 'Ich suche einen Lehrer für Mathematik'],
    ['recetas pollo', '¿Qué receta de pollo es la más fácil?'],
    ['книг x', 'Какие книги мне почитать? x'],
    ['احمد', 'من هو أَحْمَد؟'],
    ['straße', 'Wo ist die STRASSE?'],
    ['老师', '数学老师王明'],
    ['ラーメン', 'らーめんの作り方'],
  ])('is found by %j when its message is %j', (search, content) => {
    expect(isFound(entryOf(content).words, search)).toBe(true)
  })

  it('has 800 words at most', () => {
    expect(entryOf(Array.from({ length: 2_000 }, (_, number) => `w${number}`).join(' ')).words).toHaveLength(800)
  })

  it('of a title is found by the title and the name, and is older than those of exchanges', () => {
    const entry = titleEntry(conversation)
    expect(entry).toMatchObject({ id: 'c', title: 'Sourdough bread', at })
    expect(isFound(entry.words, 'plato breads')).toBe(true)
  })

  it('is found by each word of its messages, and by each beginning of it', () => {
    const letters = [...'abcdesgiöéñçßшжё東京咖กา 一-,.😀ﬁ½İ']
    const text = fc.string({ unit: fc.constantFrom(...letters, ' '), maxLength: 120 })
    fc.assert(
      fc.property(text, text, fc.nat(), (content, answer, choice) => {
        const { words } = entryOf(content, answer)
        const all = [...wordsIn(content, 'pairs'), ...wordsIn(answer, 'pairs')]
        const chosen = all[choice % Math.max(1, all.length)]?.text
        if (chosen === undefined || isStopWord(chosen)) return
        expect(isFound(words, chosen)).toBe(true)
        expect(isFound(words, `plato ${chosen}`)).toBe(true)
        const beginning = [...chosen].slice(0, 1 + (choice % chosen.length)).join('')
        if (readSearch(beginning)?.at(-1)?.isPrefix) expect(isFound(words, beginning)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
