import { describe, expect, it } from '@jest/globals'
import type { ChatMessage } from '../../chat-model.ts'
import { requestMessages } from './request-messages.ts'

const messages: ChatMessage[] = [
  { role: 'user', content: 'Hi' },
  { role: 'assistant', content: 'Hello' },
  { role: 'user', content: 'How?' },
]

describe('the messages of a request', () => {
  it('have its prompt material in front of the last one, and are unchanged without any', () => {
    expect(requestMessages({ messages, promptMaterial: 'Data' }, true).map(({ content }) => content)).toEqual([
      'Hi',
      'Hello',
      'Data\n\nHow?',
    ])
    expect(requestMessages({ messages }, true)).toEqual(messages)
    expect(requestMessages({ messages: [], promptMaterial: 'Data' }, true)).toEqual([])
    expect(messages[2]?.content).toBe('How?')
  })

  it('end with the begun answer after the prompt material', () => {
    const contents = requestMessages({ messages, promptMaterial: 'Data', written: 'So' }, true).map(({ content }) => content)
    expect(contents).toEqual(['Hi', 'Hello', 'Data\n\nHow?', 'So'])
  })
})
