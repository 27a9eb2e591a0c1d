import { describe, expect, it } from '@jest/globals'
import { previewOf } from './conversation.ts'

describe('the preview of a conversation', () => {
  it.each([
    ['**Start** with a [list](https://example.org):\n\n- one\n- `two`', 'Start with a list: one two'],
    ['## Today\n> Rest.', 'Today Rest.'],
    ['***', '***'],
    ['', ''],
  ])('of %j is %j', (content, preview) => expect(previewOf(content)).toBe(preview))

  it('has at most 140 characters and ends with a word', () => {
    const preview = previewOf('Morning coffee helps. '.repeat(20))
    expect(preview).toMatch(/(?:coffee|helps\.|Morning)…$/)
    expect([...preview].length).toBeLessThanOrEqual(140)
    expect([...previewOf('数'.repeat(300))]).toHaveLength(140)
  })
})
