import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'

/** The request body that creates or updates a persona. */
export interface PersonaInput {
  name: string
  description: string
  category: string
  rolePrompt: string
  slug?: string
  isPrivate?: boolean
  visibility?: 'public' | 'unlisted' | 'draft' | 'private'
  embedOrigins?: string[]
}

export interface Persona extends PersonaInput {
  id: string
  slug: string
  openingLines: string[]
}

/** Returns a random word of ten letters, which no other test searches for. */
export const randomWord = (): string =>
  Array.from(randomBytes(5), (byte) => `${'bdfgklmnprstvz'[byte % 14]}${'aeiou'[Math.floor(byte / 14) % 5]}`).join('')

/** Returns a valid body for a unique persona, in a category that only these personas use. */
export function personaInput(changes: Partial<PersonaInput> = {}): PersonaInput {
  const word = randomWord()
  return {
    name: `Coach ${word}`,
    description: `Finds helpers for the ${word} around the corner`,
    category: 'Nonprofit',
    rolePrompt: 'You are a coach who asks what the learner has tried before you say anything.',
    ...changes,
  }
}

/** Creates a persona owned by the account of `request`. */
export async function createPersona(request: APIRequestContext, changes: Partial<PersonaInput> = {}): Promise<Persona> {
  const answer = await request.post('/api/bots', { data: personaInput(changes) })
  expect(answer.status()).toBe(201)
  return answer.json()
}
