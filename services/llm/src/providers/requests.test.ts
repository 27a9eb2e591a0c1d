import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { recordSpans } from '@rostra/kit/testing/recorded-spans'
import { openSpan } from '@rostra/kit/tracing/spans'
import type { ChatRequest } from '../chat-model.ts'
import { FakeProvider, streamed } from '../testing/fake-provider.ts'
import { anthropicModel } from './anthropic.ts'
import { openAiModel } from './openai.ts'

const providers = {
  OpenAI: { connect: openAiModel, stream: 'data: [DONE]\n\n', key: { authorization: 'Bearer key-1' } },
  Anthropic: { connect: anthropicModel, stream: 'data: {"type":"message_stop"}\n\n', key: { 'x-api-key': 'key-1' } },
}
const names = ['OpenAI', 'Anthropic'] as const
const environment = { ...process.env }

let provider: FakeProvider
beforeEach(() => {
  for (const name of ['OPENAI_ORG_ID', 'OPENAI_PROJECT_ID', 'OPENAI_ADMIN_KEY', 'OPENAI_API_KEY']) process.env[name] = 'from-environment'
  for (const name of ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN']) process.env[name] = 'from-environment'
})
afterEach(async () => {
  process.env = { ...environment }
  await provider.stop()
})

async function headersOf(name: keyof typeof providers, change = (baseUrl: string) => baseUrl) {
  const { connect, stream } = providers[name]
  provider = new FakeProvider(streamed([stream]))
  const model = connect({ baseUrl: change(await provider.start()), apiKey: 'key-1' })
  const request: ChatRequest = { model: 'm', system: 's', messages: [], maxTokens: 10, signal: new AbortController().signal }
  await model.stream(request, () => {})
  return provider.received[0]?.headers ?? {}
}

describe('the request of a provider', () => {
  it.each(names)('has the key and the media types (%s)', async (name) => {
    expect(await headersOf(name)).toMatchObject({
      ...providers[name].key,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'accept-encoding': 'identity',
    })
  })

  it.each(names)('has no header of an account, a trace or the environment (%s)', async (name) => {
    const spans = recordSpans()
    const outer = openSpan('request', { kind: 'server', root: true })
    const headers = (await outer?.run(() => headersOf(name))) ?? {}
    outer?.end()
    await spans.end()
    const expected = ['accept', 'accept-encoding', 'connection', 'content-length', 'content-type', 'host', 'user-agent']
    const others = Object.keys(headers).filter((header) => !expected.includes(header) && !header.startsWith('x-stainless-'))
    expect(others.sort()).toEqual(name === 'OpenAI' ? ['authorization'] : ['anthropic-version', 'x-api-key'])
    expect(Object.values(headers)).not.toContain('from-environment')
  })

  it('sends the credentials of an address as basic authentication', async () => {
    const headers = await headersOf('Anthropic', (baseUrl) => baseUrl.replace('//', '//user:p%40ss@'))
    expect(headers).toMatchObject({ authorization: `Basic ${Buffer.from('user:p@ss').toString('base64')}`, 'x-api-key': 'key-1' })
  })
})
