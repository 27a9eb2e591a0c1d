import { execFile } from 'node:child_process'
import { glob, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type APIRequestContext, expect } from '@playwright/test'
import type { Member } from './member.ts'

/** Makes a member an orator as an operator does, and gives a session of the new role to whoever asks. */
export async function becomeOrator(request: APIRequestContext, baseURL: string | undefined, { username, password }: Member) {
  const env = { ...process.env, DATA_DIR: await dataDirOf(baseURL) }
  await promisify(execFile)(process.execPath, ['scripts/grant.ts', username, 'orator'], { env })
  expect((await request.post('/api/login', { data: { username, password } })).status()).toBe(200)
  expect(await (await request.get('/api/user')).json()).toMatchObject({ role: 'orator' })
}

/** The data folder of the product under test: each tells in its lock who holds it, and at which address. */
async function dataDirOf(url: string | undefined): Promise<string> {
  for await (const file of glob(join(tmpdir(), 'rostra-e2e-*', 'lock.json'))) {
    const holder = JSON.parse(await readFile(file, 'utf8'))
    if (holder.url === url && isAlive(holder.pid)) return dirname(file)
  }
  throw new Error(`No product runs at ${url}`)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
