import { expect, it } from '@jest/globals'
import { textOf, valuesOf } from './suggested-values.ts'

const texts = {
  name: 'Livia',
  description: 'Plans a first marathon with you',
  rolePrompt: 'You are Livia.',
  openingLines: ['Where do I begin?'],
  greeting: 'Hello.',
  template: false,
}

it('a suggestion has the values of the form, with three opening lines', () => {
  const { template: _, ...rest } = texts
  expect(valuesOf(texts)).toEqual({ ...rest, openingLines: ['Where do I begin?', '', ''] })
})

it('a field without a suggestion is left out, so that it is never emptied', () => {
  expect(valuesOf({ ...texts, name: null, description: null, greeting: null, openingLines: [] })).toEqual({ rolePrompt: 'You are Livia.' })
})

it('the text of a value is what is to be read of it', () => {
  expect([textOf(' Livia '), textOf(['Why?', '', 'How?']), textOf(['', '', '']), textOf(undefined)]).toEqual([
    'Livia',
    'Why?\nHow?',
    '',
    '',
  ])
})
