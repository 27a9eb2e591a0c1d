import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createPublicHosts, memberAddressAgent } from '@rostra/kit/net/public-hosts'
import { modelSeconds, skippedParts } from './metrics.ts'
import { createOwnModel, tryOwnModel } from './own-model.ts'
import { FakeProvider, type Script, streamed } from './testing/fake-provider.ts'

const answer = streamed([
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: [{ type: 'unknown' }, { type: 'text', text: 'Yes' }] } }] })}\n\n`,
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`,
  'data: [DONE]\n\n',
])

describe('a model that a member runs', () => {
  let script: Script = answer
  const provider = new FakeProvider((response, received) => script(response, received))
  const options = { hosts: createPublicHosts({ allowsLocal: true }) }
  let baseUrl: string
  beforeAll(async () => {
    baseUrl = await provider.start()
  })
  beforeEach(() => {
    script = answer
    modelSeconds.reset()
    skippedParts.reset()
    provider.received.length = 0
  })
  afterAll(() => provider.stop())

  const ask = async (model: string) => {
    const own = await createOwnModel({ baseUrl, key: '' }, options)
    const request = { model, system: 's', messages: [], maxTokens: 10, signal: new AbortController().signal }
    await own.stream(request, () => undefined).catch(() => undefined)
  }

  it('has no label of its own in metrics, because members choose the names', async () => {
    for (const model of ['llama', 'mistral']) await ask(model)
    const counts = (await modelSeconds.get()).values.filter(({ metricName }) => metricName === 'model_seconds_count')
    expect(counts.map(({ labels, value }) => [labels, value])).toEqual([[{ model: 'own', result: 'ok' }, 2]])
    expect((await skippedParts.get()).values).toEqual([{ labels: { model: 'own' }, value: 2 }])
    expect(provider.received.map(({ body }) => body.model)).toEqual(['llama', 'mistral'])
  })

  it('is called with a User-Agent that the product’s own interface refuses', async () => {
    expect(await tryOwnModel({ baseUrl, key: '', model: 'llama' }, options)).toBeNull()
    expect(provider.received.map(({ headers }) => headers['user-agent'])).toEqual([memberAddressAgent])
  })

  it('is asked again with half of the conversation, at most twice, after it refused one as too long', async () => {
    script = (response) =>
      response
        .writeHead(400, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { message: 'too many tokens', code: 'context_length_exceeded' } }))
    await ask('llama')
    expect(provider.received.length).toBe(3)
  })
})
