import { expect, it } from '@jest/globals'
import { withoutOpeners } from './without-openers.ts'

const openers = ['How do owls hunt?', 'Where do they sleep?']

it('leaves out the list of openers at the end of an answer, and nothing of any other answer', () => {
  expect(withoutOpeners('Ask me about:\n\n- How do owls hunt?\n- Where do they sleep?', openers)).toBe('Ask me about:')
  expect(withoutOpeners('- How do owls hunt?\n- Where do they sleep?\n\nMice.', openers)).toContain('- How')
  expect(withoutOpeners('Mice.', [])).toBe('Mice.')
})
