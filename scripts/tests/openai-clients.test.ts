import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import OpenAI from 'openai'
import { ifAvailable } from '../bootstrap/expected-error.ts'
import { root } from '../bootstrap/settings.ts'
import { type MemberClient, registerMember } from '../client/register-member.ts'
import { runCommand } from '../infra/command.ts'
import { pythonPackages } from '../infra/fetch/python-packages.ts'
import type { Product } from '../product/in-process.ts'
import { type Provider, startProvider } from '../product/start-provider.ts'
import { createTestProduct, type TestProduct } from '../product/test-product.ts'

const python = await ifAvailable(pythonPackages('OpenAI', join(root, 'scripts/tests/openai/requirements.txt')))
const question = (content = 'Tell me [answer 8.5]') => [{ role: 'user' as const, content }]
/** The tokens of the fake provider after the first one, which carries a time. */
const rest = 'w1 w2 w3 w4 w5 w6 w7'

describe('the official clients of OpenAI', () => {
  let provider: Provider
  let harness: TestProduct
  let product: Product
  let member: MemberClient
  let model: string
  let key: string
  let client: OpenAI

  beforeAll(async () => {
    provider = await startProvider()
    harness = await createTestProduct({
      CHAT_MODEL: 'gpt4',
      OPENAI_API_KEY: 'test',
      OPENAI_BASE_URL: `${provider.url}/v1`,
      MODEL_GPT4: 'gpt-test-8.5',
    })
    product = await harness.start()
    member = await registerMember([product.url])
    const form = { name: 'Owl', description: 'Knows many things', category: 'Education', rolePrompt: 'You are an owl of few words' }
    model = (await member.post<{ slug: string }>('/api/bots', form)).slug
    key = await newKey('chat')
    client = new OpenAI({ baseURL: `${product.url}/v1`, apiKey: key, maxRetries: 0 })
  }, 120_000)
  afterAll(async () => {
    await harness?.end()
    provider?.stop()
  }, 60_000)

  const newKey = async (scope: string) =>
    (await member.post<{ key: string }>('/api/keys', { name: `laptop ${scope}`, scopes: [scope] })).key
  const charges = async () => {
    const entries = await member.get<{ kind: string; note: string }[]>('/api/credits/ledger?limit=100')
    return entries.filter(({ kind }) => kind === 'exchange')
  }
  const conversations = async () => (await member.get<unknown[]>('/api/conversations')).length

  it('of JavaScript gets an answer, whole and streamed, which is charged and kept nowhere', async () => {
    const before = (await charges()).length
    const whole = await client.chat.completions.create({ model, messages: question('Whoowl [answer 8.5]') })
    expect(whole.choices[0]?.message.content).toMatch(new RegExp(`^t\\d+ ${rest} ?$`))
    expect([whole.choices[0]?.finish_reason, whole.model, whole.object]).toEqual(['stop', model, 'chat.completion'])
    expect(whole.usage?.total_tokens).toBe((whole.usage?.prompt_tokens ?? 0) + (whole.usage?.completion_tokens ?? 0))
    const stream = client.chat.completions.stream({
      model,
      messages: question('Whoowl [answer 8.5]'),
      stream_options: { include_usage: true },
    })
    expect(await stream.finalContent()).toMatch(new RegExp(`^t\\d+ ${rest} ?$`))
    expect((await stream.totalUsage()).total_tokens).toBeGreaterThan(0)
    await eventually(async () => {
      const all = await charges()
      expect(all.length - before).toBe(2)
      expect(all[0]?.note).toContain('laptop chat')
    }, 10_000)
    expect(await conversations()).toBe(0)
    await eventually(async () => expect(/Whoowl|w1 w2/.test(await harness.everythingStored())).toBe(false), 10_000)
  })

  it('of JavaScript joins an answer that was cut, for one charge', async () => {
    const before = (await charges()).length
    const body = { model, messages: question('Slowly [answer 40.20]'), stream: true as const }
    const options = { idempotencyKey: 'javascript-1', headers: { 'Idempotency-Key': 'javascript-1' } }
    const first = await client.chat.completions.create(body, options)
    let seen = ''
    let id = ''
    for await (const { id: answer, choices } of first) {
      id = answer
      seen += choices[0]?.delta.content ?? ''
      if (seen.includes('w5')) break
    }
    let whole = ''
    for await (const { id: answer, choices } of await client.chat.completions.create(body, options)) {
      expect(answer).toBe(id)
      whole += choices[0]?.delta.content ?? ''
    }
    expect(whole.startsWith(seen)).toBe(true)
    expect(whole).toContain('w39')
    await eventually(async () => expect((await charges()).length - before).toBe(1), 10_000)
  })

  it('of JavaScript stops an answer without a key by leaving it', async () => {
    const stream = await client.chat.completions.create({ model, messages: question('Slowly [answer 400.20]'), stream: true })
    for await (const { choices } of stream) if (choices[0]?.delta.content) break
    await eventually(async () => expect((await harness.everythingStored()).includes('"status":"stopped"')).toBe(true), 10_000)
  })

  it('of JavaScript continues a conversation of the history by responses', async () => {
    const first = await client.responses.create({ model, input: 'Tell me [answer 8.5]' })
    expect(first.output_text).toContain('w7')
    await eventually(async () => expect(await conversations()).toBe(1))
    const stream = client.responses.stream({ model, input: 'Go on [answer 8.5]', previous_response_id: first.id })
    const types = new Set<string>()
    for await (const { type } of stream) types.add(type)
    expect([...types]).toEqual([
      'response.created',
      'response.in_progress',
      'response.output_item.added',
      'response.content_part.added',
      'response.output_text.delta',
      'response.output_text.done',
      'response.content_part.done',
      'response.output_item.done',
      'response.completed',
    ])
    const second = await stream.finalResponse()
    const stored = await client.responses.retrieve(second.id)
    expect([stored.output_text, stored.previous_response_id]).toEqual([second.output_text, first.id])
    await client.responses.delete(first.id)
    await expect(client.responses.retrieve(second.id)).rejects.toThrow(OpenAI.NotFoundError)
    await eventually(async () => expect(await conversations()).toBe(0))
  })

  it('of JavaScript gets errors of its own classes', async () => {
    const with_ = (apiKey: string) => client.withOptions({ apiKey })
    const ask = (messages = question(), by = client) => by.chat.completions.create({ model, messages })
    await expect(with_(`rk_${'x'.repeat(43)}`).models.list()).rejects.toThrow(OpenAI.AuthenticationError)
    await expect(ask(question(), with_(await newKey('read')))).rejects.toThrow(OpenAI.PermissionDeniedError)
    await expect(client.models.retrieve('nobody-has-this-name')).rejects.toMatchObject({
      status: 404,
      code: 'model_not_found',
      param: 'model',
    })
    await expect(ask(question(' '))).rejects.toThrow(OpenAI.BadRequestError)
    await expect(ask(question('Please [model is busy whole]'))).rejects.toMatchObject({ status: 503, code: 'model_busy' })
  })

  const describeIfAvailable = python ? describe : describe.skip
  describeIfAvailable('of Python', () => {
    it('gets answers, responses, errors of its own classes, and joins an answer', async () => {
      if (!python) throw new Error('skipped without Python’s client')
      const args = [join(root, 'scripts/tests/openai/client.py'), `${product.url}/v1`, key, await newKey('read'), model]
      const env = { ...process.env, PYTHONPATH: python.folder, PYTHONDONTWRITEBYTECODE: '1' }
      const { code, output } = await runCommand(python.python, args, { env })
      expect([code, code === 0 ? '' : output]).toEqual([0, ''])
      const text = expect.stringMatching(new RegExp(`^t\\d+ ${rest} ?$`))
      expect(JSON.parse(output.trim().split('\n').at(-1) ?? '')).toEqual({
        models: expect.arrayContaining([model]),
        model,
        plain: { text, finish: 'stop', tokens: true },
        streamed: { text, finish: 'stop', usage: true, chunks: true },
        stop: expect.stringMatching(/^t\d+ w1 w2 w3 w4 $/),
        joined: true,
        responses: {
          texts: [text, text, text],
          events: [
            'response.created',
            'response.in_progress',
            'response.output_item.added',
            'response.content_part.added',
            'response.output_text.delta',
            'response.output_text.done',
            'response.content_part.done',
            'response.output_item.done',
            'response.completed',
          ],
          stored: [true, true, true],
        },
        unstored: [text, ['NotFoundError', 404, 'response_not_found', null]],
        later: ['ConflictError', 409, 'response_in_conversation', null],
        deleted: ['NotFoundError', 404, 'response_not_found', null],
        errors: [
          ['AuthenticationError', 401, 'invalid_api_key', null],
          ['PermissionDeniedError', 403, 'insufficient_scope', null],
          ['NotFoundError', 404, 'model_not_found', 'model'],
          ['BadRequestError', 400, 'invalid_value', 'messages'],
          ['ConflictError', 409, 'idempotency_key_reused', null],
          ['NotFoundError', 404, 'unknown_url', null],
        ],
        broken: ['APIError', 'model_busy'],
      })
    }, 120_000)
  })
})
