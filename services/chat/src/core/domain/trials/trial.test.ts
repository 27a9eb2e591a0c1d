import { describe, expect, it } from '@jest/globals'
import { readTrial, type TrialMessage } from './trial.ts'

const form = {
  name: 'Ada',
  description: 'Explains sums',
  category: 'Education',
  rolePrompt: 'You are Ada.',
  strictlyFollows: '',
  onlyFromMaterial: false,
  chatModel: '',
}
const user = (content: string): TrialMessage => ({ content, isFromPersona: false })
const persona = (content: string): TrialMessage => ({ content, isFromPersona: true })
const read = (messages: TrialMessage[], change: Partial<typeof form> = {}) => readTrial({ ...form, personaId: '', ...change, messages })

describe('readTrial', () => {
  it("reads the persona's first message as its greeting", () => {
    expect(read([persona('Hello!'), user('Hi'), persona('Sums?'), user('Yes')])).toEqual({
      profile: { ...form, id: '', slug: '', greeting: 'Hello!', hasMaterial: false, ownModel: null },
      greeting: 'Hello!',
      turns: [
        { role: 'user', content: 'Hi' },
        { role: 'assistant', content: 'Sums?' },
        { role: 'user', content: 'Yes' },
      ],
      question: 'Yes',
      earlier: ['Hi'],
    })
  })

  it('leaves out messages whose answer failed, as in a conversation', () => {
    expect(read([user('Hi'), user('Are you there?')]).turns).toEqual([{ role: 'user', content: 'Are you there?' }])
  })

  it('joins messages of the persona in a row', () => {
    expect(read([persona('Hello!'), persona('I am Ada.'), user('Hi'), persona('One.'), persona('Two.'), user('Yes')])).toMatchObject({
      greeting: 'Hello!\n\nI am Ada.',
      turns: [{ content: 'Hi' }, { role: 'assistant', content: 'One.\n\nTwo.' }, { content: 'Yes' }],
    })
  })

  it.each([
    ['answered', [user('q'.repeat(4_000)), persona('a'.repeat(4_000))]],
    ['unanswered', [user('q'.repeat(4_000)), user('q'.repeat(4_000))]],
    ['of the persona', [user('q'), persona('a'.repeat(4_000)), persona('a'.repeat(4_000))]],
  ])('gives the model no more of 40 long messages that are %s than a conversation does: 6,000 tokens', (_name, pair) => {
    const messages = [...Array.from({ length: 13 }, () => pair).flat(), user('now')].slice(-40)
    const { greeting, turns } = read(messages)
    const characters = turns.reduce((sum, { content }) => sum + content.length, greeting.length)
    expect(characters).toBeLessThanOrEqual(6_000 * 4 + 'now'.length)
    expect(turns.at(-1)).toEqual({ role: 'user', content: 'now' })
    turns.forEach(({ role }, index) => {
      expect(role).toBe(index % 2 ? 'assistant' : 'user')
    })
  })

  it.each([
    ['name', [user('Hi')], { name: ' ' }],
    ['rolePrompt', [user('Hi')], { rolePrompt: '' }],
    ['rolePrompt', [user('Hi')], { rolePrompt: 'x'.repeat(5_001) }],
    ['strictlyFollows', [user('Hi')], { strictlyFollows: 'x'.repeat(5_001) }],
    ['messages', [], {}],
    ['messages', [user('Hi'), persona('Hello')], {}],
    ['messages', Array.from({ length: 41 }, () => user('Hi')), {}],
    ['content', [persona('x'.repeat(2_000)), persona('x'.repeat(2_001)), user('Hi')], {}],
    ['content', [user('   ')], {}],
    ['content', [user('x'.repeat(4_001))], {}],
  ])('throws VALIDATION with the name of the field: %s', (field, messages, change) => {
    expect(() => read(messages, change)).toThrow(
      expect.objectContaining({ reason: 'VALIDATION', details: { fields: expect.objectContaining({ [field]: expect.any(String) }) } }),
    )
  })
})
