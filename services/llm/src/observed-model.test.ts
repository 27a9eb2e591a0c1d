import { beforeEach, describe, expect, it } from '@jest/globals'
import { recordSpans } from '@rostra/kit/testing/recorded-spans'
import { openSpan } from '@rostra/kit/tracing/spans'
import type { ChatModel, ChatRequest } from './chat-model.ts'
import { modelSeconds } from './metrics.ts'
import { ModelError } from './model-error.ts'
import { observedModel } from './observed-model.ts'

const request: ChatRequest = {
  model: 'gpt-private',
  system: 'secret prompt',
  messages: [{ role: 'user', content: 'secret words' }],
  maxTokens: 10,
  signal: new AbortController().signal,
}
const answering: ChatModel = {
  stream: async (_request, onText) => {
    onText('secret ')
    onText('answer')
    return { inputTokens: 3, outputTokens: 2, finish: 'finished' }
  },
}
const failing = (error: Error): ChatModel => ({ stream: () => Promise.reject(error) })

async function countedCalls() {
  const { values } = await modelSeconds.get()
  return values
    .filter(({ metricName }) => metricName === 'model_seconds_count')
    .map(({ labels, value }) => `${labels.model} ${labels.result} ${value}`)
}

describe('a call to a model', () => {
  beforeEach(() => modelSeconds.reset())

  it('is measured by its result and returns its answer', async () => {
    const pieces: string[] = []
    expect(await observedModel(answering).stream(request, (text) => pieces.push(text))).toMatchObject({ outputTokens: 2 })
    expect(pieces).toEqual(['secret ', 'answer'])
    for (const error of [new ModelError('aborted', ''), new ModelError('rate_limited', ''), new TypeError('x')])
      await expect(observedModel(failing(error)).stream(request, () => undefined)).rejects.toBe(error)
    expect(await countedCalls()).toEqual([
      'gpt-private ok 1',
      'gpt-private aborted 1',
      'gpt-private rate_limited 1',
      'gpt-private defect 1',
    ])
  })

  it('is a span with its first token and its result, and without any text', async () => {
    const spans = recordSpans()
    const outer = openSpan('request', { kind: 'server', root: true })
    await outer?.run(async () => {
      await observedModel(answering).stream(request, () => undefined)
      for (const kind of ['timeout', 'aborted'] as const)
        await observedModel(failing(new ModelError(kind, 'secret')))
          .stream(request, () => undefined)
          .catch(() => undefined)
    })
    const recorded = spans.all().map(({ name, status, attributes, events }) => ({ name, code: status.code, attributes, events }))
    expect(recorded.map(({ name, code, events }) => [name, code, events.map(({ name }) => name)])).toEqual([
      ['chat gpt-private', 0, ['first token']],
      ['chat gpt-private', 2, []],
      ['chat gpt-private', 0, []],
    ])
    expect(recorded.map(({ attributes }) => attributes['model.result'])).toEqual(['ok', 'timeout', 'aborted'])
    expect(JSON.stringify(recorded)).not.toContain('secret')
    await spans.end()
  })
})
