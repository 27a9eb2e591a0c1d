import { beforeEach, describe, expect, it } from '@jest/globals'
import { modelSeconds } from '../metrics.ts'
import { recordSpans } from '../testing/recorded-spans.ts'
import { openSpan } from '../tracing/spans.ts'
import type { ChatModel, ChatRequest } from './chat-model.ts'
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
    return { inputTokens: 3, outputTokens: 2, finish: 'stop' }
  },
}
const failing = (error: Error): ChatModel => ({ stream: () => Promise.reject(error) })

async function counted() {
  const { values } = await modelSeconds.get()
  return values
    .filter(({ metricName }) => metricName === 'rostra_model_seconds_count')
    .map(({ labels, value }) => `${labels.model} ${labels.result} ${value}`)
}

describe('a call to a model', () => {
  beforeEach(() => modelSeconds.reset())

  it('is measured by its result, and answers as it would have', async () => {
    const said: string[] = []
    expect(await observedModel(answering).stream(request, (text) => said.push(text))).toMatchObject({ outputTokens: 2 })
    expect(said).toEqual(['secret ', 'answer'])
    for (const error of [new ModelError('aborted', ''), new ModelError('rate_limited', ''), new TypeError('x')])
      await expect(observedModel(failing(error)).stream(request, () => undefined)).rejects.toBe(error)
    expect(await counted()).toEqual(['gpt-private ok 1', 'gpt-private aborted 1', 'gpt-private rate_limited 1', 'gpt-private defect 1'])
  })

  it('is a span that tells its first token and its end, and nothing that was said', async () => {
    const spans = recordSpans()
    const outer = openSpan('request', { kind: 'server', begins: true })
    await outer?.run(async () => {
      await observedModel(answering).stream(request, () => undefined)
      for (const kind of ['timeout', 'aborted'] as const)
        await observedModel(failing(new ModelError(kind, 'secret')))
          .stream(request, () => undefined)
          .catch(() => undefined)
    })
    const told = spans.all().map(({ name, status, attributes, events }) => ({ name, code: status.code, attributes, events }))
    expect(told.map(({ name, code, events }) => [name, code, events.map(({ name }) => name)])).toEqual([
      ['chat gpt-private', 0, ['first token']],
      ['chat gpt-private', 2, []],
      ['chat gpt-private', 0, []],
    ])
    expect(told.map(({ attributes }) => attributes['rostra.model.result'])).toEqual(['ok', 'timeout', 'aborted'])
    expect(JSON.stringify(told)).not.toContain('secret')
    await spans.end()
  })
})
