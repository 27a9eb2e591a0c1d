import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { passwords } from './passwords.ts'

export interface Member {
  username: string
  email: string
  password: string
}

/** Returns a unique account that is not yet registered. */
export function newAccount(): Member {
  const username = `ann_${randomBytes(6).toString('hex')}`
  return { username, email: `${username}@example.org`, password: passwords.initial }
}

/** Registers a new account. `request` receives its session. */
export async function register(request: APIRequestContext): Promise<Member> {
  const member = newAccount()
  const answer = await request.post('/api/register', { data: member })
  expect(answer.status()).toBe(201)
  return member
}
