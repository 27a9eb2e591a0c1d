import { describe, expect, it } from '@jest/globals'
import { readTrial, type TrialMessage } from './trial.ts'

const form = { name: 'Ada', description: 'Explains sums', category: 'Education', rolePrompt: 'You are Ada.', strictlyFollows: '' }
const user = (content: string): TrialMessage => ({ content, isFromPersona: false })
const persona = (content: string): TrialMessage => ({ content, isFromPersona: true })
const read = (messages: TrialMessage[], change: Partial<typeof form> = {}) => readTrial({ ...form, ...change, messages })

describe('readTrial', () => {
  it("reads the persona's first message as its greeting", () => {
    expect(read([persona('Hello!'), user('Hi'), persona('Sums?'), user('Yes')])).toEqual({
      profile: { ...form, id: '', slug: '', greeting: 'Hello!' },
      greeting: 'Hello!',
      turns: [
        { role: 'user', content: 'Hi' },
        { role: 'assistant', content: 'Sums?' },
        { role: 'user', content: 'Yes' },
      ],
    })
  })

  it('joins messages of one side in a row, as they occur after a failed answer', () => {
    expect(read([user('Hi'), user('Are you there?')]).turns).toEqual([{ role: 'user', content: 'Hi\n\nAre you there?' }])
  })

  it.each([
    ['name', [user('Hi')], { name: ' ' }],
    ['rolePrompt', [user('Hi')], { rolePrompt: '' }],
    ['rolePrompt', [user('Hi')], { rolePrompt: 'x'.repeat(5_001) }],
    ['strictlyFollows', [user('Hi')], { strictlyFollows: 'x'.repeat(5_001) }],
    ['messages', [], {}],
    ['messages', [user('Hi'), persona('Hello')], {}],
    ['messages', Array.from({ length: 41 }, () => user('Hi')), {}],
    ['content', [user('   ')], {}],
    ['content', [user('x'.repeat(4_001))], {}],
  ])('throws VALIDATION with the name of the field: %s', (field, messages, change) => {
    expect(() => read(messages, change)).toThrow(
      expect.objectContaining({ reason: 'VALIDATION', details: { fields: expect.objectContaining({ [field]: expect.any(String) }) } }),
    )
  })
})
