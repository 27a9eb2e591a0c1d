import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { passwords } from './passwords.ts'

export interface Member {
  username: string
  email: string
  password: string
}

/** Somebody whom no other test knows, and who has no account yet. */
export function newcomer(): Member {
  const username = `ann_${randomBytes(6).toString('hex')}`
  return { username, email: `${username}@example.org`, password: passwords.own }
}

/** Gives a newcomer an account, and the session of it to whoever asks. */
export async function register(request: APIRequestContext): Promise<Member> {
  const member = newcomer()
  const answer = await request.post('/api/register', { data: member })
  expect(answer.status()).toBe(201)
  return member
}
