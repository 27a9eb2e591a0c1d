import { describe, expect, it } from '@jest/globals'
import { topicOf } from './topic.ts'

describe('the topic of a message', () => {
  it.each([
    ['How do I plan a trip to Lisbon?', 'planning a trip to Lisbon'],
    ['I want to learn Spanish because my wife is from Madrid', 'learning Spanish'],
    ['how can i make my mornings calmer?', 'making your mornings calmer'],
    ['My boss keeps ignoring my ideas', 'your boss'],
    ['Tell me about your garden', 'my garden'],
    ['I got a strange text from my bank. Is it a scam?', 'your strange text from your bank'],
    ['Can you help me ask for a raise?', 'asking for a raise'],
  ])('of "%s" is "%s"', (message, topic) => {
    expect(topicOf(message)).toBe(topic)
  })

  it.each(['Yes', 'What should I say to him?', 'How do I do it?', 'How do I answer "any regrets"?', 'six', 'Explain like I am five'])(
    'is undefined for "%s"',
    (message) => {
      expect(topicOf(message)).toBeUndefined()
    },
  )
})
