import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type APIRequestContext, expect } from '@playwright/test'
import type { Member } from './member.ts'

/** Makes a member an orator as an operator does, and gives a session of the new role to whoever asks. */
export async function becomeOrator(request: APIRequestContext, { username, password }: Member) {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR }
  await promisify(execFile)(process.execPath, ['scripts/grant.ts', username, 'orator'], { env })
  expect((await request.post('/api/login', { data: { username, password } })).status()).toBe(200)
  expect(await (await request.get('/api/user')).json()).toMatchObject({ role: 'orator' })
}
