import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type APIRequestContext, expect } from '@playwright/test'
import type { Member } from './member.ts'

/** Gives a member a role by the operator's command, and signs `request` in again to get a session with the new role. */
export async function grantRole(request: APIRequestContext, { username, password }: Member, role: 'orator' | 'super_senator') {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR }
  await promisify(execFile)(process.execPath, ['scripts/operator/grant.ts', username, role], { env })
  expect((await request.post('/api/login', { data: { username, password } })).status()).toBe(200)
  expect(await (await request.get('/api/user')).json()).toMatchObject({ role })
}
