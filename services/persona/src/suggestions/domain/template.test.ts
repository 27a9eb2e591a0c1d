import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { readFormTexts } from './form-texts.ts'
import { readSentences } from './sentences.ts'
import { templateOf } from './template.ts'

const livia =
  'Livia is a running coach of twenty years. She is for people before their first marathon. She speaks warmly, in short sentences.'

describe('a template', () => {
  it('quotes the sentences and adds examples, under the name that they give', () => {
    const texts = templateOf(livia)
    expect(texts).toMatchObject({
      name: 'Livia',
      description: 'Livia is a running coach of twenty years.',
      openingLines: ['What can you help me with, Livia?'],
      greeting: 'Hello, I am Livia. What brings you here?',
    })
    expect(texts.rolePrompt).toContain(`You are Livia. In the words of your creator:\n\n${livia}\n\n`)
    expect(texts.rolePrompt).toContain('for example')
  })

  it.each([
    ['Livia is a running coach.', 'Livia'],
    ['Coach Livia is patient with beginners.', 'Coach Livia'],
    ['A running coach for beginners, kind and brief.', 'Running coach'],
    ['It is a patient teacher of chess who jokes.', 'Patient teacher'],
    ['It is for children. It is called Professor Ada.', 'Professor Ada'],
    ['Sie heißt Jürgen Groß und erklärt Steuern.', 'Jürgen Groß'],
    ['She answers questions about gardens.', ''],
    ['It is friendly to everybody who asks.', ''],
    ['Rostra Support is our helper for accounts.', ''],
    ['Something for gardens, with jokes about snails.', ''],
  ])('has the name or the role of the first sentence, or none: %s', (sentences, name) => {
    expect(templateOf(sentences).name).toBe(name)
  })

  it('without a name has no greeting, and a question to begin with that needs none', () => {
    expect(templateOf('She answers questions about gardens.')).toMatchObject({ greeting: '', openingLines: ['What can you help me with?'] })
  })

  it('cuts a long first sentence at a word', () => {
    const { description } = templateOf(`Livia is ${'very patient and '.repeat(20)}kind.`)
    expect(description.length).toBeLessThanOrEqual(150)
    expect(description).toMatch(/(?:very|patient|and)…$/)
  })

  it.each([
    `🎉${'我想要一个教人做饭的角色，会做川菜和粤菜，'.repeat(10)}`,
    `I want a cheerful 🎉🎉🥳🍰🍰🍰🍪 baking friend who helps ${'beginners with bread and cakes '.repeat(6)}`,
    '🍰'.repeat(200),
  ])('has a description of a long first sentence with emoji: %s', (sentences) => {
    const { description } = templateOf(sentences)
    expect(description).toMatch(/…$/)
    expect(description.length).toBeGreaterThan(130)
    expect(description.length).toBeLessThanOrEqual(150)
  })

  it('is accepted by the form, whatever the sentences are', () => {
    const word = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('Livia is a ', 'called ', '\n', 'Rostra ', '. ', 'x'.repeat(200)),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const sentences = accepted(words.join(''))
        fc.pre(sentences !== null)
        const { name, description, ...texts } = templateOf(sentences ?? '')
        const filled = { ...texts, name: name || 'Livia', description: description || 'A running coach' }
        expect(readFormTexts(filled)).toEqual(filled)
      }),
    )
  })
})

/** Returns the sentences as they are read; null when they are refused. */
function accepted(raw: string): string | null {
  try {
    return readSentences(raw)
  } catch {
    return null
  }
}
