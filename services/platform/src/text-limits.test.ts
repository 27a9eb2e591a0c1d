import { describe, expect, it } from '@jest/globals'
import { refuseLongTexts } from './text-limits.ts'

const tooLong = (field: string) =>
  expect.objectContaining({ kind: 'invalid', reason: 'VALIDATION', details: { fields: { [field]: expect.any(String) } } })

describe('refuseLongTexts', () => {
  it.each([
    ['a text', 'name', { name: 'x'.repeat(16_385) }],
    ['a text of a nested message', 'name', { form: { name: 'x'.repeat(16_385) } }],
    ['a text of a list', 'lines', { lines: ['', 'x'.repeat(16_385)] }],
    ['texts that are too long together', 'content', { messages: Array.from({ length: 17 }, () => ({ content: 'x'.repeat(16_000) })) }],
    ['a list with too many entries', 'ids', { ids: Array.from({ length: 1_001 }, () => '') }],
  ])('names the field of %s', (_name, field, message) => {
    expect(() => refuseLongTexts(message)).toThrow(tooLong(field))
  })

  it('accepts texts up to the limit, numbers, null, and bytes of any length', () => {
    refuseLongTexts({ name: 'x'.repeat(16_384), page: 7, form: null, payload: Buffer.alloc(300_000), list: ['a', { b: 'c' }] })
  })

  it('accepts a long text in a field that may have one, up to its own limit', () => {
    const longTexts = { text: 200_000 }
    refuseLongTexts({ title: 'x'.repeat(16_384), text: 'x'.repeat(200_000) }, longTexts)
    expect(() => refuseLongTexts({ text: 'x'.repeat(200_001) }, longTexts)).toThrow(tooLong('text'))
    expect(() => refuseLongTexts({ title: 'x'.repeat(16_385), text: '' }, longTexts)).toThrow(tooLong('title'))
  })
})
