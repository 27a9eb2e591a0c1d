import { beforeEach, describe, expect, it } from '@jest/globals'
import type { Log } from '@rostra/kit/log'
import { partial } from '@rostra/kit/testing/partial'
import { recordSpans } from '@rostra/kit/testing/recorded-spans'
import { openSpan } from '@rostra/kit/tracing/spans'
import type { ChatModel, ChatRequest, Usage } from './chat-model.ts'
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

  it('tells its tokens once it has ended, and none after an error', async () => {
    const uses: object[] = []
    const onUse = (use: object) => void uses.push(use)
    await observedModel(answering, undefined, onUse).stream(request, () => undefined)
    const failed = observedModel(failing(new ModelError('aborted', '')), undefined, onUse)
    await expect(failed.stream(request, () => undefined)).rejects.toThrow()
    expect(uses).toEqual([{ model: 'gpt-private', inputTokens: 3, outputTokens: 2 }])
  })

  it('is logged when it ends in another way than finished, once and without any text', async () => {
    const lines: object[] = []
    const write = (level: string) => (fields: unknown, message?: string) => {
      lines.push({ level, ...Object(fields), message })
    }
    const log = partial<Log>({ info: write('info'), warn: write('warn') })
    const ends: Partial<Usage>[] = [
      { finish: 'finished' },
      { finish: 'length', reason: 'max_tokens', requestId: 'req-1' },
      { finish: 'refused' },
    ]
    for (const end of ends) {
      const model = { stream: async () => ({ inputTokens: 1, outputTokens: 1, finish: 'finished' as const, ...end }) }
      await observedModel(model, { log, provider: 'api.example' }).stream(request, () => undefined)
    }
    const quota = new ModelError('quota', 'The provider answered 402')
    quota.requestId = 'req-2'
    for (const error of [quota, new ModelError('aborted', ''), new TypeError('secret')])
      await expect(observedModel(failing(error), { log, provider: 'api.example' }).stream(request, () => undefined)).rejects.toBe(error)
    const line = { provider: 'api.example', model: 'gpt-private', message: 'a model ended an answer abnormally' }
    expect(lines).toEqual([
      { ...line, level: 'info', end: 'length', reason: 'max_tokens', requestId: 'req-1' },
      { ...line, level: 'info', end: 'refused', reason: 'refused' },
      { ...line, level: 'warn', end: 'failed', reason: 'quota', requestId: 'req-2', detail: 'The provider answered 402' },
    ])
    expect(JSON.stringify(lines)).not.toContain('secret')
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
