import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Question } from './question-group.ts'
import { distinctWords, questionWords } from './question-words.ts'
import { commonWords, subjectsOf } from './subjects.ts'

let asked = 0
const question = (person: string, content: string): Question => ({
  exchangeId: `e-${++asked}`,
  conversationId: 'c',
  person,
  words: distinctWords(questionWords(content)),
  at: new Date(asked),
})
/** Questions with these texts, each of another person, the newest first. */
const of = (...texts: string[]) => texts.map((text, n) => question(`member:${n}`, text)).toReversed()

describe('the subjects of questions', () => {
  it('are words that three people used, what most people asked about first', () => {
    const refunds = of('How do I get a refund for a course?', 'refund my course please', 'Is there a refund of the course', 'Refund?')
    const shipping = of('How long is shipping to Norway', 'shipping cost', 'Do you do shipping?')
    const subjects = subjectsOf([...shipping, ...refunds])
    expect(subjects).toEqual([
      { words: ['refund', 'course'], people: 4 },
      { words: ['shipping'], people: 3 },
    ])
  })

  it('are none with fewer than three people, however often they ask', () => {
    const often = Array.from({ length: 20 }, (_, n) => question(`member:${n % 2}`, 'How do I get a refund?'))
    expect(subjectsOf(often)).toEqual([])
    expect(commonWords(often)).toEqual([])
  })

  it('count a person once, and a question for one subject', () => {
    const three = of('A refund of the course?', 'Can I get a refund', 'refund, refund!')
    expect(subjectsOf([...three, question('member:0', 'And the refund?')])).toEqual([{ words: ['refund'], people: 3 }])
  })

  it('join words of one stem', () => {
    expect(subjectsOf(of('refund please', 'a refund', 'the refund', 'all refunds', 'refunds?', 'two refunds'))).toEqual([
      { words: ['refund'], people: 6 },
    ])
  })

  it('have no word that fewer than three people of the subject used', () => {
    const texts = fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.subarray(['refund', 'course', 'Norway', 'ship', 'garden', 'cat'])))
    fc.assert(
      fc.property(texts, (all) => {
        const questions = all.map(([person, words]) => question(`member:${person}`, words.join(' ')))
        for (const { words, people } of subjectsOf(questions)) {
          expect(people).toBeGreaterThanOrEqual(3)
          for (const word of words) {
            const users = new Set(questions.filter((each) => each.words.includes(word)).map(({ person }) => person))
            expect(users.size).toBeGreaterThanOrEqual(3)
          }
        }
      }),
    )
  })

  it('join questions in several languages by the word that they share', () => {
    const texts = ['Wie lange dauert der Marathon und was kostet er?', 'How long is the marathon, and what does it cost?', 'Marathon?']
    expect(subjectsOf(of(...texts))).toEqual([{ words: ['marathon'], people: 3 }])
  })

  it('are ten at most', () => {
    const words = Array.from({ length: 15 }, (_, n) => `subject${String.fromCharCode(97 + n)}`)
    expect(subjectsOf(words.flatMap((word) => of(word, word, word)))).toHaveLength(10)
  })
})
