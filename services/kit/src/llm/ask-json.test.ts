import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { askJson } from './ask-json.ts'
import type { ChatModel, ChatRequest } from './chat-model.ts'

const schema = z.object({ title: z.string(), score: z.number().min(0).max(10) })
const request: ChatRequest = {
  model: 'm',
  system: 'Judge.',
  messages: [{ role: 'user', content: 'A tale' }],
  maxTokens: 100,
  signal: new AbortController().signal,
}

/** Says these replies one after the other and remembers what it was asked. */
function scripted(...replies: string[]) {
  const asked: ChatRequest[] = []
  const model: ChatModel = {
    async stream(given, onText) {
      onText(replies[asked.length] ?? '')
      asked.push(given)
      return { inputTokens: 0, outputTokens: 0, finish: 'stop' }
    },
  }
  return { model, asked }
}

describe('asking for JSON', () => {
  it('shows the model the schema and checks the answer', async () => {
    const { model, asked } = scripted('{"title":"T","score":7}')
    expect(await askJson(model, request, schema)).toEqual({ title: 'T', score: 7 })
    expect(asked[0]?.system).toContain('"maximum":10')
  })

  it('finds the value inside a fence and a sentence', async () => {
    const { model } = scripted('Sure!\n```json\n{"title":"T","score":7}\n```')
    expect(await askJson(model, request, schema)).toEqual({ title: 'T', score: 7 })
  })

  it('sends a wrong answer back once, with what is wrong', async () => {
    const { model, asked } = scripted('{"title":"T","score":70}', '{"title":"T","score":7}')
    expect(await askJson(model, request, schema)).toEqual({ title: 'T', score: 7 })
    expect(asked[1]?.messages.at(-1)?.content).toContain('score')
  })

  it('gives up after the second wrong answer', async () => {
    const { model, asked } = scripted('no', 'still no', '{"title":"T","score":7}')
    await expect(askJson(model, request, schema)).rejects.toMatchObject({ kind: 'malformed' })
    expect(asked).toHaveLength(2)
  })
})
