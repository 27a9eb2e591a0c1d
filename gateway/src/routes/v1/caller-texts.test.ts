import { describe, expect, it } from '@jest/globals'
import { refuseUnanswerable, senderOf, textOf, toAskTexts } from './caller-texts.ts'

describe('textOf', () => {
  it('joins the texts of parts', () => {
    const parts = [
      { type: 'text', text: 'One' },
      { type: 'input_text', text: 'Two' },
      { type: 'output_text', text: '' },
    ]
    expect([textOf('Hi', 'f'), textOf(parts, 'f'), textOf(null, 'f'), textOf([{ type: 'refusal', refusal: 'No' }], 'f')]).toEqual([
      'Hi',
      'One\nTwo\n',
      '',
      'No',
    ])
    expect([textOf([{ type: 'text', text: null }], 'f'), textOf([{ type: 'text' }], 'f')]).toEqual(['', ''])
  })

  it.each(['image_url', 'input_image', 'input_audio', 'file', 'input_file', 'unknown'])('refuses a part of the type %s', (type) => {
    const invalid = { reason: 'VALIDATION', details: { fields: { messages: expect.stringContaining(type) } } }
    expect(() => textOf([{ type, text: 'Hi' }], 'messages')).toThrow(expect.objectContaining(invalid))
  })
})

describe('toAskTexts', () => {
  it('takes what is not of the conversation as data, in its order, and leaves blank texts out', () => {
    const roles = ['system', 'user', 'assistant', 'tool', 'user', 'developer', 'function']
    const messages = roles.map((role, index) => ({ from: senderOf(role), text: index === 4 ? ' ' : `${index}` }))
    expect(toAskTexts(messages, 'First')).toEqual({
      messages: [
        { content: '1', isFromPersona: false },
        { content: '2', isFromPersona: true },
      ],
      callerData: 'First\n\n0\n\n3\n\n5\n\n6',
    })
  })
})

describe('long texts', () => {
  it('before the question are cut: the end of a message is kept, and the beginning of what the caller says', () => {
    const long = (first: string) => `${first}${'x'.repeat(20_000)}z`
    const messages = [
      { from: 'data' as const, text: long('a') },
      { from: 'person' as const, text: long('b') },
      { from: 'persona' as const, text: long('c') },
      { from: 'person' as const, text: long('d') },
    ]
    const { messages: said, callerData } = toAskTexts(messages)
    const shapes = [...said.map(({ content }) => content), callerData].map((text) => [text[0], text.at(-1), text.length])
    expect(shapes).toEqual([
      ['x', 'z', 16_000],
      ['x', 'z', 16_000],
      ['d', 'z', 20_002],
      ['a', 'x', 16_000],
    ])
  })
})

describe('refuseUnanswerable', () => {
  const said = (count: number, units: number) => Array.from({ length: count }, () => ({ content: 'x'.repeat(units), isFromPersona: false }))
  const reasonOf = (messages: { content: string; isFromPersona: boolean }[]) => {
    try {
      refuseUnanswerable({ messages, callerData: '' }, 'messages')
    } catch (error) {
      return (error as { reason: string }).reason
    }
    return ''
  }

  it('takes 256 messages and 128,000 characters, of which the last is the person’s', () => {
    const history = (count: number, units: number) => [
      ...said(count, units).map((each) => ({ ...each, isFromPersona: true })),
      ...said(1, 1),
    ]
    expect([history(255, 500), history(256, 1), history(9, 16_000)].map(reasonOf)).toEqual(['', 'CONTEXT_TOO_LONG', 'CONTEXT_TOO_LONG'])
  })

  it('takes a question of 16,000 characters, also of several messages', () => {
    expect([said(1, 16_000), said(2, 7_999), said(1, 16_001), said(2, 8_000)].map(reasonOf)).toEqual([
      '',
      '',
      'CONTEXT_TOO_LONG',
      'CONTEXT_TOO_LONG',
    ])
    expect([reasonOf([]), reasonOf([{ content: 'x', isFromPersona: true }])]).toEqual(['VALIDATION', 'VALIDATION'])
  })
})
