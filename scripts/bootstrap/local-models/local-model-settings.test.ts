import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { timed } from '@rostra/kit/testing/running-time'
import { readBootstrapSettings } from '../settings.ts'
import { findLocalModels } from './find-local-models.ts'
import { localModelSettings } from './local-model-settings.ts'

const servers: Server[] = []
let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rostra-local-models-'))
})
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
  await rm(dataDir, { recursive: true })
})

async function serve(name: string, answer: RequestListener): Promise<{ name: string; port: number }> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  return { name, port: (server.address() as AddressInfo).port }
}

const list = (...models: string[]) => JSON.stringify({ object: 'list', data: models.map((id) => ({ id, object: 'model' })) })
const modelServer = (name: string, ...models: string[]) =>
  serve(name, ({ url }, response) => response.writeHead(url === '/v1/models' ? 200 : 404).end(list(...models)))

/** A person who answers a question in this way, and what was said and asked. */
function person(reply?: string) {
  const lines: string[] = []
  const questions: string[] = []
  const ask = async (question: string) => {
    questions.push(question)
    return reply
  }
  return { lines, questions, ask: reply === undefined ? undefined : ask, say: (line: string) => void lines.push(line) }
}

const asking = () => ({ dataDir, localModels: 'ask' as const, port: 3000 })

describe('a model server on this machine', () => {
  it('is found by its list of models that chat; anything else on such a port is not one', async () => {
    const page: RequestListener = (_, response) => response.setHeader('content-type', 'text/html').end('<!doctype html>')
    const others = await Promise.all([
      serve('a page', page),
      serve('an API', (_, response) => response.end('{"data":{"id":"x"}}')),
      serve('a closed door', (_, response) => response.writeHead(401).end(list('m'))),
      serve('elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()),
      modelServer('vectors', 'nomic-embed-text', 'bge-m3', 'multilingual-e5-small-q4', 'bge-reranker', 'all-MiniLM-L6'),
      modelServer('empty'),
    ])
    const ollama = await modelServer('Ollama', 'nomic-embed-text', 'llama3.2:3b', 'tte5k')
    expect(await findLocalModels([...others, ollama])).toEqual([
      { name: 'Ollama', url: `http://127.0.0.1:${ollama.port}/v1`, models: ['llama3.2:3b', 'tte5k'] },
    ])
  })

  it('is not waited for longer than two seconds', async () => {
    const silent = await serve('silent', () => undefined)
    const { result, ms } = await timed(() => findLocalModels([silent]))
    expect(result).toEqual([])
    expect(ms).toBeLessThan(6_000)
  })

  it('answers with its first model once the person at the terminal agrees, who is asked once', async () => {
    const ollama = await modelServer('Ollama', 'llama3.2:3b', 'mistral')
    const first = person('')
    const expected = {
      OPENAI_API_KEY: 'local',
      OPENAI_BASE_URL: `http://127.0.0.1:${ollama.port}/v1`,
      MODEL_GPT4: 'llama3.2:3b',
      CHAT_MODEL: 'gpt4',
    }
    expect(await localModelSettings(asking(), { servers: [ollama], ...first })).toEqual(expected)
    expect(first.questions).toEqual(['  Let llama3.2:3b of Ollama answer? [Y/n] '])
    expect(first.lines[0]).toBe('  Found Ollama with llama3.2:3b, mistral')
    const second = person('n')
    expect(await localModelSettings(asking(), { servers: [ollama], ...second })).toEqual(expected)
    expect(second.questions).toEqual([])
  })

  it('is not used after a no, until LOCAL_MODELS says so', async () => {
    const ollama = await modelServer('Ollama', 'llama3.2:3b')
    expect(await localModelSettings(asking(), { servers: [ollama], ...person('No') })).toEqual({})
    const second = person('y')
    expect(await localModelSettings(asking(), { servers: [ollama], ...second })).toEqual({})
    expect([second.questions, second.lines[1]]).toEqual([[], '  You chose to start without it. LOCAL_MODELS=use starts with it.'])
    expect(await localModelSettings({ ...asking(), localModels: 'use' }, { servers: [ollama], ...person() })).toMatchObject({
      CHAT_MODEL: 'gpt4',
    })
  })

  it('is named, and not used, where nobody can be asked', async () => {
    const ollama = await modelServer('Ollama', 'llama3.2:3b')
    const nobody = person()
    expect(await localModelSettings(asking(), { servers: [ollama], ...nobody })).toEqual({})
    expect(nobody.lines).toEqual(['  Found Ollama with llama3.2:3b', expect.stringContaining('LOCAL_MODELS=use')])
    // Nothing was chosen, so the next start asks.
    expect(await localModelSettings(asking(), { servers: [ollama], ...person('y') })).toMatchObject({ MODEL_GPT4: 'llama3.2:3b' })
  })

  it('is the one that has the model of CHAT_MODEL, which is asked for no more', async () => {
    const found = [await modelServer('Ollama', 'llama3.2:3b'), await modelServer('vLLM', 'qwen', 'phi')]
    const { ask, questions, say } = person('n')
    expect(await localModelSettings({ ...asking(), localModel: 'phi' }, { servers: found, ask, say })).toMatchObject({
      OPENAI_BASE_URL: `http://127.0.0.1:${found[1]?.port}/v1`,
      MODEL_GPT4: 'phi',
    })
    expect(questions).toEqual([])
    await expect(localModelSettings({ ...asking(), localModel: 'gpt9' }, { servers: found, ask, say })).rejects.toThrow(
      'CHAT_MODEL: no server',
    )
  })

  it('is not looked for on the port of the product', async () => {
    const own = await modelServer('llama.cpp', 'm')
    expect(await localModelSettings({ ...asking(), localModels: 'use', port: own.port }, { servers: [own], ...person() })).toEqual({})
  })
})

describe('LOCAL_MODELS', () => {
  it.each([
    ['asks at a terminal', {}, true, 'ask'],
    ['is off elsewhere', {}, false, 'off'],
    ['is off with a key', { ANTHROPIC_API_KEY: 'k', LOCAL_MODELS: 'use' }, true, 'off'],
    ['is off with an address', { OPENAI_BASE_URL: 'http://models', LOCAL_MODELS: 'use' }, true, 'off'],
    ['is off with a CHAT_MODEL of the product', { CHAT_MODEL: 'offline', LOCAL_MODELS: 'use' }, true, 'off'],
    ['can be turned off', { LOCAL_MODELS: 'off' }, true, 'off'],
    ['can be used without a question', { LOCAL_MODELS: 'use', CHAT_MODEL: 'llama3.2' }, false, 'use'],
  ] as const)('%s', (_, env, isAsked, expected) => {
    expect(readBootstrapSettings(env, isAsked).localModels).toBe(expected)
  })

  it('has no other value', () => {
    expect(() => readBootstrapSettings({ LOCAL_MODELS: 'yes' })).toThrow('LOCAL_MODELS')
  })
})
