import { describe, expect, it } from '@jest/globals'
import { openersAtEnd } from './exchange.ts'

describe('the openers of an answer', () => {
  const openers = ['How do owls hunt?', 'Where do they sleep?']

  it('are those of the list with which it ends', () => {
    expect(openersAtEnd('Ask me about:\n\n- How do owls hunt?\n- Where do they sleep?', openers)).toEqual(openers)
  })

  it('are none when it ends otherwise, or the material has none', () => {
    expect(openersAtEnd('- How do owls hunt?\n- Where do they sleep?\n\nMice.', openers)).toEqual([])
    expect(openersAtEnd('- Where do they sleep?', openers)).toEqual([])
    expect(openersAtEnd('Mice.', [])).toEqual([])
  })
})
