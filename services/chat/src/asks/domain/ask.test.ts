import { describe, expect, it } from '@jest/globals'
import { type AskInput, type AskMessage, readAsk } from './ask.ts'

const said = (...texts: string[]): AskMessage[] => texts.map((text) => ({ content: text.slice(2), isFromPersona: text.startsWith('p') }))
const input = { personaId: 'plato', callerData: '', maxTokens: 0, stop: [], requestId: '' }
const read = (messages: AskMessage[], more: Partial<AskInput> = {}) => readAsk({ ...input, ...more, messages })

describe('readAsk', () => {
  it('reads the last question and the exchanges before it', () => {
    const { question, earlier } = read(said('u:One', 'p:First', 'u:Two', 'p:Second', 'u: Three '))
    expect(question).toBe('Three')
    expect(earlier).toEqual([
      { content: 'One', answer: 'First' },
      { content: 'Two', answer: 'Second' },
    ])
  })

  it('joins messages of one author, and takes an opening of the persona as data of the caller', () => {
    const { question, earlier, callerData } = read(said('p:Welcome', 'u:One', 'u:more', 'p:First', 'p:again', 'u:Two', 'u:three'), {
      callerData: 'Be brief',
    })
    expect(question).toBe('Two\n\nthree')
    expect(earlier).toEqual([{ content: 'One\n\nmore', answer: 'First\n\nagain' }])
    expect(callerData).toBe('Be brief\n\nThe conversation began with this text:\nWelcome')
  })

  it.each([
    ['no message', [], {}],
    ['a last message of the persona', said('u:One', 'p:First'), {}],
    ['an empty question', said('u: '), {}],
    ['a question of 4,001 characters', said(`u:${'x'.repeat(4_001)}`), {}],
    ['257 messages', said(...Array.from({ length: 257 }, () => 'u:x')), {}],
    ['a message of 16,001 characters', said(`u:${'x'.repeat(16_001)}`, 'p:First', 'u:Two'), {}],
    ['more than 128,000 characters', said(...Array.from({ length: 9 }, () => `p:${'x'.repeat(15_000)}`), 'u:Two'), {}],
    ['a NUL in an earlier message', said('u:\0', 'p:First', 'u:Two'), {}],
    ['five stop texts', said('u:One'), { stop: ['a', 'b', 'c', 'd', 'e'] }],
    ['an empty stop text', said('u:One'), { stop: [''] }],
    ['a caller’s text of 16,001 characters', said('u:One'), { callerData: 'x'.repeat(16_001) }],
    ['a request id of 256 characters', said('u:One'), { requestId: 'x'.repeat(256) }],
  ])('refuses %s', (_what, messages, more) => {
    expect(() => read(messages, more)).toThrow(expect.objectContaining({ reason: 'VALIDATION' }))
  })

  it('gives equal asks equal hashes, which depend on the request id and on all that decides the answer', () => {
    const one = read(said('u:One'), { requestId: 'a' })
    expect(read(said('u:One'), { requestId: 'a' })).toEqual(one)
    const others = [
      { requestId: 'b' },
      { requestId: 'a', maxTokens: 1 },
      { requestId: 'a', stop: ['x'] },
      { requestId: 'a', callerData: 'x' },
    ]
    const hashes = others.map((more) => read(said('u:One'), more).bodyHash)
    expect(new Set([...hashes, read(said('u:Two'), { requestId: 'a' }).bodyHash, one.bodyHash]).size).toBe(6)
    expect(read(said('u:One')).requestKey).toBeUndefined()
    expect(one.requestKey).not.toContain('a'.repeat(2))
  })
})
