import { describe, expect, it } from '@jest/globals'
import { en } from './languages/en.ts'
import { languages } from './languages/language-of.ts'
import { nameIntroduced, nameTold } from './names.ts'

describe('a name that is told', () => {
  it.each([
    ['My name is Petr', 'Petr'],
    ['They call me Moose but my name is Gary', 'Gary'],
    ['my pen name is Vane but my name is Rashida', 'Rashida'],
    ['Call me Bea, nobody calls me Beatrice', 'Bea'],
    ["name's Dmitri", 'Dmitri'],
    ['my name is lars', 'Lars'],
    ['Ich heiße Jörg', 'Jörg'],
  ])('is found in %s', (message, name) => {
    expect(nameTold(message, en)).toBe(name)
  })

  it.each(['Where should I go by train?', 'My business name is taken', 'How do I name my shop?'])('is not found in %s', (message) => {
    expect(nameTold(message, en)).toBeUndefined()
  })
})

describe('a name that is introduced', () => {
  it.each([
    ["I'm Shanice and I run a nail bar", 'Shanice'],
    ["hiya, I'm Beryl, I cook for one", 'Beryl'],
    ['this is Raj', 'Raj'],
    ['im josh im in year 8', 'Josh'],
  ])('is found in %s', (message, name) => {
    expect(nameIntroduced(message)).toBe(name)
  })

  it.each(["I'm vegan", "I'm tired and I want to sleep", "I'm Italian", "I'm lost", "I'm not sure"])('is not found in %s', (message) => {
    expect(nameIntroduced(message)).toBeUndefined()
  })
})

describe('a question for the own name', () => {
  it.each([
    'What is my name?',
    'do u know my name',
    'whats my name again',
    'what did I say my name was?',
    'do you remember what I’m called?',
    'What should you call me?',
    '¿cómo me llamo?',
    'Wie heiße ich?',
  ])('is recognised: %s', (message) => {
    expect(Object.values(languages).some(({ patterns }) => patterns.nameAsked.test(message.replace('’', "'").replace(/[?¿]/g, '')))).toBe(
      true,
    )
  })

  it.each(['How do I register my business name?', 'Should I put my name on the sign?'])('is something else: %s', (message) => {
    expect(en.patterns.nameAsked.test(message)).toBe(false)
  })
})
