import { expect, it } from '@jest/globals'
import type { ChatModel, ChatRequest } from '../chat-model.ts'
import { withTextLimit } from './text-limit.ts'

it('cuts each answer of a model at the limit, and passes on its usage', async () => {
  const model: ChatModel = {
    stream: async (_request, onText) => {
      for (const text of ['one ', 'two ', 'three ', 'four']) onText(text)
      return { inputTokens: 1, outputTokens: 4, finish: 'finished' }
    },
  }
  const limited = withTextLimit(model, 10)
  for (const _answer of [1, 2]) {
    const texts: string[] = []
    expect(await limited.stream({} as ChatRequest, (text) => texts.push(text))).toMatchObject({ outputTokens: 4 })
    expect(texts).toEqual(['one ', 'two ', 'th'])
  }
})
