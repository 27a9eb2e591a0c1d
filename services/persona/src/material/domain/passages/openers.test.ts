import { expect, it } from '@jest/globals'
import { openersOf } from './openers.ts'

const openers = (...headings: string[]) => openersOf(headings.map((heading) => ({ heading, text: 'A text.' })))

it('are the last headings, each once', () => {
  expect(openers('Tea › How hot?', 'Ice', '', 'Ice')).toEqual(['How hot?', 'Ice'])
})

it('have the title of a handbook after the headings of its sections', () => {
  expect(openers('Krume', 'Krume › Hours', 'Krume › Bread')).toEqual(['Hours', 'Bread', 'Krume'])
})

it('are the questions of pairs', () => {
  expect(openersOf([{ heading: '', text: 'Question: How hot?\n\nVery.' }])).toEqual(['How hot?'])
})
