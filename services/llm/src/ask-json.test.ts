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

/** Creates a model that returns one answer per request and records the requests. */
function scripted(...answers: string[]) {
  const requests: ChatRequest[] = []
  const model: ChatModel = {
    async stream(given, onText) {
      onText(answers[requests.length] ?? '')
      requests.push(given)
      return { inputTokens: 0, outputTokens: 0, finish: 'finished' }
    },
  }
  return { model, requests }
}

describe('asking for JSON', () => {
  it('sends the schema and checks the answer', async () => {
    const { model, requests } = scripted('{"title":"T","score":7}')
    expect(await askJson(model, request, schema)).toEqual({ title: 'T', score: 7 })
    expect(requests[0]?.system).toContain('"maximum":10')
  })

  it('reads a value within a code fence and a sentence', async () => {
    const { model } = scripted('Sure!\n```json\n{"title":"T","score":7}\n```')
    expect(await askJson(model, request, schema)).toEqual({ title: 'T', score: 7 })
  })

  it.each([
    'I weigh [A] against {B}, and "[" too. {"title":"T","score":7}',
    '{"title":"T","score":7} That is [A], not [B].',
    'A draft: {"title":"Draft","score":70}. Better: {"title":"Second","score":5}. In the end [see above]: {"title":"T","score":7}',
    'An open [ bracket, and {"title":"T","score":7}',
    '[{"title": broken}] {"title":"T","score":7}',
  ])('reads the last value that fits, whatever brackets the model thinks in: %s', async (text) => {
    const { model, requests } = scripted(text)
    expect(await askJson(model, request, schema)).toEqual({ title: 'T', score: 7 })
    expect(requests).toHaveLength(1)
  })

  it('reads brackets and quotes within strings', async () => {
    const title = 'A "[" and a \\ and a }'
    const { model } = scripted(`[thinking] ${JSON.stringify({ title, score: 7 })}`)
    expect(await askJson(model, request, schema)).toEqual({ title, score: 7 })
  })

  // Within the time limit of a test: a search that begins at every bracket anew would need minutes.
  it('reads a text of 400,000 opening brackets and quotes', async () => {
    const { model } = scripted('["{'.repeat(130_000), '{"title":"T","score":7}')
    expect(await askJson(model, request, schema)).toEqual({ title: 'T', score: 7 })
  })

  it('sends a wrong answer back once, with the validation error', async () => {
    const { model, requests } = scripted('{"title":"T","score":70}', '{"title":"T","score":7}')
    expect(await askJson(model, request, schema)).toEqual({ title: 'T', score: 7 })
    expect(requests[1]?.messages.at(-1)?.content).toContain('score')
  })

  it('fails after the second wrong answer', async () => {
    const { model, requests } = scripted('no', 'still no', '{"title":"T","score":7}')
    await expect(askJson(model, request, schema)).rejects.toMatchObject({ kind: 'malformed' })
    expect(requests).toHaveLength(2)
  })
})
