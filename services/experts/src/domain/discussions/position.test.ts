import { describe, expect, it } from '@jest/globals'
import { parseAnswer } from './position.ts'

describe('the position of an answer', () => {
  it.each([
    'Position: Rent first.',
    'position: Rent first.',
    'POSITION : Rent first.',
    '**Position:** Rent first.',
    '**Position**: Rent first.',
    '*Position: Rent first.*',
    '__Position:__ **Rent first.**',
    '> Position: Rent first.',
    '### Position: Rent first.',
    '- Position: Rent first.',
    '`Position: Rent first.`',
    'Position：Rent first.',
    '**Position:**\nRent first.',
  ])('is parsed off and not shown: %s', (line) => {
    expect(parseAnswer(`Prices fall.\n\n${line}\n`)).toEqual({ content: 'Prices fall.', position: 'Rent first.' })
  })

  it('is the last such line, near the end', () => {
    const answer = 'Position: sit upright.\n\nThat is about posture.\nA second line.\nA third line.\n\nPosition: Buy a chair.\n---'
    expect(parseAnswer(answer)).toEqual({
      content: 'Position: sit upright.\n\nThat is about posture.\nA second line.\nA third line.',
      position: 'Buy a chair.',
    })
    expect(parseAnswer('Position: sit upright.\nOne.\nTwo.\nThree.').position).toBe('')
  })

  it('is empty when there is none', () => {
    expect(parseAnswer('My position is that prices fall.')).toEqual({ content: 'My position is that prices fall.', position: '' })
    expect(parseAnswer('')).toEqual({ content: '', position: '' })
  })

  it('is the text as well when there is nothing else', () => {
    expect(parseAnswer('Position: Rent a small flat first.')).toEqual({
      content: 'Rent a small flat first.',
      position: 'Rent a small flat first.',
    })
  })

  it('is cut at a word after 300 characters, and without spaces anywhere', () => {
    const cut = (text: string) => parseAnswer(`Text.\nPosition: ${text}`).position
    expect(cut('word '.repeat(100))).toMatch(/^(word ){59}word…$/)
    expect(cut(`买房 ${'租房'.repeat(200)}`)).toHaveLength(300)
    expect(cut(`${'x'.repeat(299)}😀 and more`)).toBe(`${'x'.repeat(299)}…`)
  })
})
