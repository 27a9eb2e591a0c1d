import { describe, expect, it } from '@jest/globals'
import { type Line, readRehearsal } from './rehearsal.ts'

const form = { name: 'Ada', description: 'Explains sums', category: 'Education', rolePrompt: 'You are Ada.', strictlyFollows: '' }
const me = (content: string): Line => ({ content, isFromPersona: false })
const persona = (content: string): Line => ({ content, isFromPersona: true })
const read = (lines: Line[], change: Partial<typeof form> = {}) => readRehearsal({ ...form, ...change, lines })

describe('a rehearsal', () => {
  it('takes what the persona says first as its greeting', () => {
    expect(read([persona('Hello!'), me('Hi'), persona('Sums?'), me('Yes')])).toEqual({
      profile: { ...form, id: '', slug: '', greeting: 'Hello!' },
      greeting: 'Hello!',
      turns: [
        { role: 'user', content: 'Hi' },
        { role: 'assistant', content: 'Sums?' },
        { role: 'user', content: 'Yes' },
      ],
    })
  })

  it('joins what one side says in pieces, as after an answer that failed', () => {
    expect(read([me('Hi'), me('Are you there?')]).turns).toEqual([{ role: 'user', content: 'Hi\n\nAre you there?' }])
  })

  it.each([
    ['name', [me('Hi')], { name: ' ' }],
    ['rolePrompt', [me('Hi')], { rolePrompt: '' }],
    ['rolePrompt', [me('Hi')], { rolePrompt: 'x'.repeat(5_001) }],
    ['strictlyFollows', [me('Hi')], { strictlyFollows: 'x'.repeat(5_001) }],
    ['messages', [], {}],
    ['messages', [me('Hi'), persona('Hello')], {}],
    ['messages', Array.from({ length: 41 }, () => me('Hi')), {}],
    ['content', [me('   ')], {}],
    ['content', [me('x'.repeat(4_001))], {}],
  ])('is refused by the name of the field: %s', (field, lines, change) => {
    expect(() => read(lines, change)).toThrow(
      expect.objectContaining({ reason: 'VALIDATION', details: { fields: expect.objectContaining({ [field]: expect.any(String) }) } }),
    )
  })
})
