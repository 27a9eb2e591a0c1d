import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { memberPassword } from '../client/register-member.ts'
import { storeFolder } from '../infra/servers/store-folder.ts'
import { type ProductProcess, startProductProcess } from '../product/one-process.ts'

/** As `npm start` runs it: run.mjs, the product's process, and a MongoDB and a Redis of its own. */
let product: ProductProcess
let dataDir: string

const addresses = () => [...product.output().matchAll(/^Rostra is ready on (\S+)/gm)].map(([, url = '']) => url)
const storePid = async (store: string) => Number(await readFile(join(dataDir, store, 'pid'), 'utf8'))
const account = { username: 'restarted', email: 'restarted@example.com', password: memberPassword }
const post = async (path: string, body: object) => {
  const response = await fetch(`${addresses().at(-1)}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.status
}
const logIn = () => post('/api/login', { username: account.username, password: account.password })
const within = 60_000

beforeAll(async () => {
  dataDir = await storeFolder('restarts')
  const env = {
    PORT: '0',
    EMBEDDINGS: 'off',
    LOCAL_MODELS: 'off',
    DEMO_DATA: 'false',
    MONGO_URL: '',
    REDIS_URL: '',
    NODE_ENV: 'development',
    // A hash of the full cost has the lowest priority: on a busy machine it takes longer than a call may.
    PASSWORD_HASHING: 'light',
  }
  product = await startProductProcess({ command: [process.execPath, 'scripts/run.mjs', 'scripts/start.ts'], dataDir, env })
  expect(await post('/api/register', account)).toBe(201)
}, 120_000)
afterAll(() => product?.stop(), 60_000)

it.each([
  ['MongoDB', 'mongo'],
  ['Redis', 'redis'],
])(
  'starts a killed %s again, with its data',
  async (name, folder) => {
    const before = await storePid(folder)
    process.kill(before, 'SIGKILL')
    await eventually(() => expect(product.output()).toContain(`${name} ended and is started again`), within)
    await eventually(async () => expect(await logIn()).toBe(200), within)
    expect(await storePid(folder)).not.toBe(before)
  },
  90_000,
)

it('starts a killed process of the product again, with its stores', async () => {
  const { pid = 0 } = JSON.parse(await readFile(join(dataDir, 'lock.json'), 'utf8')) as { pid?: number }
  process.kill(pid, 'SIGKILL')
  await eventually(() => expect(addresses()).toHaveLength(2), within)
  expect(product.output()).toContain('The process was killed (SIGKILL) and is started again.')
  await eventually(async () => expect(await logIn()).toBe(200), within)
}, 90_000)

it('ends on a signal, and is not started again', async () => {
  await product.stop()
  expect(product.exitCode()).toBe(0)
  expect(addresses()).toHaveLength(2)
}, 60_000)
