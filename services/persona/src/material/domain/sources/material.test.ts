import { describe, expect, it } from '@jest/globals'
import { readMaterial } from './material.ts'

const invalid = (field: string, reason = 'VALIDATION') =>
  expect.objectContaining({ kind: 'invalid', reason, details: { fields: { [field]: expect.any(String) } } })
const tenMegabytes = 10 * 1024 * 1024

describe('material', () => {
  it('has the name of a file without folders, composed', () => {
    const content = Buffer.from('Hello')
    const read = readMaterial({ kind: 'file', name: 'C:\\docs\\Cafe\u0301.txt', content })
    expect(read).toEqual({ kind: 'file', title: 'Café.txt', content, pair: null, bytes: 5 })
  })

  it('has the text as it is, and its title normalized', () => {
    const read = readMaterial({ kind: 'text', title: '  Opening hours ', text: ' Open\r\n' })
    expect(read).toMatchObject({ kind: 'text', title: 'Opening hours', bytes: 7, content: Buffer.from(' Open\r\n') })
  })

  it('has the question of a pair as its title', () => {
    const read = readMaterial({ kind: 'pair', question: ' When do you open?', answer: 'At nine.\r\nNot on Sundays. ' })
    const pair = { question: 'When do you open?', answer: 'At nine.\nNot on Sundays.' }
    expect(read).toMatchObject({ kind: 'pair', title: pair.question, pair, content: null })
  })

  it('may be as long as the limits', () => {
    readMaterial({ kind: 'text', title: 't'.repeat(200), text: 'x'.repeat(200_000) })
    readMaterial({ kind: 'pair', question: 'q'.repeat(1_000), answer: 'a'.repeat(4_000) })
    readMaterial({ kind: 'file', name: 'big.txt', content: Buffer.alloc(tenMegabytes, 'x') })
  })

  it.each([
    ['a blank title', 'title', { kind: 'text', title: ' \u2800', text: 'Hello' }],
    ['a long title', 'title', { kind: 'text', title: 't'.repeat(201), text: 'Hello' }],
    ['a title that cannot be shown', 'title', { kind: 'text', title: 'a\u202Eb', text: 'Hello' }],
    ['a blank text', 'text', { kind: 'text', title: 'Title', text: ' \n\u200B\t\u0000' }],
    ['a long text', 'text', { kind: 'text', title: 'Title', text: 'x'.repeat(200_001) }],
    ['a blank question', 'question', { kind: 'pair', question: ' ', answer: 'Yes' }],
    ['a long question', 'question', { kind: 'pair', question: 'q'.repeat(1_001), answer: 'Yes' }],
    ['a blank answer', 'answer', { kind: 'pair', question: 'Really?', answer: '\n' }],
    ['a long answer', 'answer', { kind: 'pair', question: 'Really?', answer: 'a'.repeat(4_001) }],
    ['an empty file', 'file', { kind: 'file', name: 'empty.txt', content: Buffer.alloc(0) }],
    ['a file name that cannot be shown', 'file', { kind: 'file', name: 'a\u202Etxt.txt', content: Buffer.from('Hello') }],
  ] as const)('is refused with %s', (_what, field, material) => {
    expect(() => readMaterial(material)).toThrow(invalid(field))
  })

  it('is refused as a file of more than 10 MB', () => {
    const content = Buffer.alloc(tenMegabytes + 1, 'x')
    expect(() => readMaterial({ kind: 'file', name: 'big.txt', content })).toThrow(invalid('file', 'TOO_LARGE'))
  })
})
