import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createApiClient } from '../client/api-client.ts'
import { storeFolder } from '../infra/servers/store-folder.ts'
import { type ProductProcess, startProductProcess } from '../product/one-process.ts'
import { type Provider, startProvider } from '../product/start-provider.ts'

const ollamaPort = 11_434

describe('a start beside a server on Ollama’s port', () => {
  let ollama: Provider
  let product: ProductProcess
  beforeAll(async () => {
    ollama = await startProvider(undefined, ollamaPort)
    const env = { PORT: '0', LOCAL_MODELS: 'use', EMBEDDINGS: 'off', DEMO_DATA: 'true', CHAT_MODEL: undefined, OPENAI_API_KEY: undefined }
    product = await startProductProcess({ script: 'start.ts', dataDir: await storeFolder('local-model'), env })
  }, 120_000)
  afterAll(async () => {
    ollama?.stop()
    await product?.stop()
  }, 60_000)

  it('names what it found, and takes the first model that chats', () => {
    expect(product.output()).toContain('  Found Ollama with llama-trial-12.5\n')
    expect(product.output()).toContain('  llama-trial-12.5 of Ollama answers.')
  })

  it('answers with that model', async () => {
    const guest = createApiClient([product.url])
    const message = { conversationId: await guest.startConversation(), content: 'Who answers?', requestId: randomUUID() }
    const { response } = await guest.open('POST', '/api/messages/stream', message)
    const answer = await response?.text()
    expect(response?.headers.get('x-offline-model')).not.toBe('true')
    expect(answer).toMatch(/"done":true,"fullResponse":"t\d+ w1 w2 .* w11 ?"/)
  })
})
