import { once } from 'node:events'
import { storeFolder } from '../infra/servers/store-folder.ts'
import { startProductProcess } from '../product/one-process.ts'
import { startProvider } from '../product/start-provider.ts'

/*
 * For browser tests of what a model does: starts the product with models of the fake provider, on a free port and a folder of its own, and
 * prints its address. Stops both at the end of its input, which is also the end of the test that started it.
 */
const chatModels = [
  { id: 'quick', label: 'Quick', name: 'gpt4', model: 'scripted-12.40', credits: 2 },
  { id: 'deep', label: 'Deep', name: 'gpt4', model: 'deep-12.20', credits: 5 },
]
const provider = await startProvider()
const product = await startProductProcess({
  script: 'start.ts',
  dataDir: await storeFolder('e2e-provider'),
  env: {
    PORT: '0',
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: `${provider.url}/v1`,
    MODEL_GPT4: 'scripted-12.40',
    CHAT_MODELS: JSON.stringify(chatModels),
    RATE_LIMIT_SCALE: '100',
    PASSWORD_HASHING: 'light',
    EMBEDDINGS: 'off',
    LOCAL_MODELS: 'off',
  },
})
process.stdout.write(`${product.url}\n`)
process.stdin.resume()
await once(process.stdin, 'end')
provider.stop()
await product.stop()
