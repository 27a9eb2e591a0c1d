import { describe, expect, it } from '@jest/globals'
import { responseInputSchema, textsOf, toSendTexts } from './response-input.ts'

const textsFor = (more: object) => textsOf(responseInputSchema.parse({ model: 'plato', ...more }))
const said = (...texts: string[]) => texts.map((text) => ({ content: text.slice(2), isFromPersona: text.startsWith('p') }))

describe('textsOf', () => {
  it('reads a text, and messages with or without a type', () => {
    expect(textsFor({ input: 'Hello', instructions: 'Be brief' })).toEqual({ messages: said('u:Hello'), callerData: 'Be brief' })
    const input = [
      { role: 'system', content: 'Quick' },
      { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Hello' }] },
    ]
    expect(textsFor({ input })).toEqual({ messages: said('u:Hello'), callerData: 'Quick' })
  })

  it.each([[[{ type: 'item_reference', id: 'x' }]], [[{ type: 'reasoning', summary: [] }]], [[{ content: 'No role' }]]])(
    'refuses %j',
    (input) => {
      expect(() => textsFor({ input })).toThrow(expect.objectContaining({ reason: 'VALIDATION' }))
    },
  )
})

describe('toSendTexts', () => {
  it('sends the last messages of the person, and what came before as data', () => {
    const texts = { messages: said('p:Welcome', 'u:One', 'p:First', 'u:Two', 'u:three'), callerData: 'Be brief' }
    expect(toSendTexts(texts)).toEqual({
      content: 'Two\n\nthree',
      callerData: 'Be brief\n\nEarlier messages that came with this one:\nYou: Welcome\n\nThe person: One\n\nYou: First',
    })
    expect(toSendTexts({ messages: said('u:Two'), callerData: 'Be brief' })).toEqual({ content: 'Two', callerData: 'Be brief' })
  })

  it('keeps the newest of them that fit', () => {
    const texts = { messages: said(`u:${'a'.repeat(9_000)}`, `p:${'b'.repeat(9_000)}`, 'u:Two'), callerData: '' }
    const { callerData } = toSendTexts(texts)
    expect([callerData.includes('aaa'), callerData.includes('bbb'), callerData.length <= 16_000]).toEqual([false, true, true])
  })
})
