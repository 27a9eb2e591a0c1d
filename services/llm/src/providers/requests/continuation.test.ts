import { afterEach, describe, expect, it } from '@jest/globals'
import type { ChatMessage } from '../../chat-model.ts'
import { FakeProvider, streamed } from '../../testing/fake-provider.ts'
import { anthropicModel } from '../anthropic.ts'
import { openAiModel } from '../openai.ts'
import { continuingMessages } from './continuation.ts'

const question: ChatMessage = { role: 'user', content: 'Where is Rome?' }
const written = 'Rome lies on the Tiber, about twenty kilometres from the sea. It was built on seven '

describe('the request to go on with an answer', () => {
  let provider: FakeProvider | undefined
  afterEach(() => provider?.stop())

  /** Returns the messages that a provider receives. */
  async function sentTo(connect: typeof openAiModel, end: string, model: string) {
    provider = new FakeProvider(streamed([end]))
    const request = { model, system: 's', messages: [question], written, maxTokens: 10, signal: new AbortController().signal }
    await connect({ baseUrl: await provider.start(), apiKey: 'key-1' }).stream(request, () => {})
    return provider.received[0]?.body.messages as ChatMessage[]
  }
  const anthropicEnd = 'data: {"type":"message_stop"}\n\n'

  it.each(['claude-3-7-sonnet-20250219', 'claude-opus-4-1', 'claude-sonnet-4-5-20250929', 'claude-haiku-4-5'])(
    'ends with the text as prefill for %s, without white space at its end',
    async (model) => {
      const messages = await sentTo(anthropicModel, anthropicEnd, model)
      expect(messages).toEqual([question, { role: 'assistant', content: written.trimEnd() }])
    },
  )

  it.each(['claude-opus-4-6', 'claude-sonnet-4-6', 'claude-sonnet-5-5', 'claude-fable-5'])(
    'ends with an instruction for %s, which refuses a prefill',
    async (model) => {
      const messages = await sentTo(anthropicModel, anthropicEnd, model)
      expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
      expect(messages[1]?.content).toBe(written.trimEnd())
    },
  )

  it('ends with an instruction that names the last words for compatible servers', async () => {
    const messages = await sentTo(openAiModel, 'data: [DONE]\n\n', 'gpt-5.6-terra')
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    expect(messages.at(-1)?.content).toContain('<last-words>about twenty kilometres from the sea. It was built on seven</last-words>')
  })

  it('repeats a short text as a whole, and a long word from within, never half a character', () => {
    const anchorOf = (text: string) =>
      /<last-words>(.*)<\/last-words>/su.exec(continuingMessages({ messages: [], written: text }, false)[1]?.content ?? '')?.[1]
    expect(anchorOf('Hello,\nworld ')).toBe('Hello,\nworld')
    expect(anchorOf('🏛'.repeat(40))).toBe('🏛'.repeat(30))
    expect(anchorOf(`x${'🏛'.repeat(40)}y`)).toBe(`${'🏛'.repeat(29)}y`)
  })

  it('has only the conversation when nothing is written', () => {
    expect(continuingMessages({ messages: [question] }, true)).toEqual([question])
    expect(continuingMessages({ messages: [question], written: ' \n' }, false)).toEqual([question])
  })
})
