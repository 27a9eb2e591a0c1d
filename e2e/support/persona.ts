import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'

/** What is sent to save a persona. */
export interface PersonaText {
  name: string
  description: string
  category: string
  rolePrompt: string
  slug?: string
  isPrivate?: boolean
  embedOrigins?: string[]
}

export interface Persona extends PersonaText {
  id: string
  slug: string
  openingLines: string[]
}

/** Ten letters that nobody looks for but who made them up. */
export const madeUpWord = (): string =>
  Array.from(randomBytes(5), (byte) => `${'bdfgklmnprstvz'[byte % 14]}${'aeiou'[Math.floor(byte / 14) % 5]}`).join('')

/** A persona whom no other test knows, fit to be saved. No other test looks at its category. */
export function newPersona(changes: Partial<PersonaText> = {}): PersonaText {
  const word = madeUpWord()
  return {
    name: `Coach ${word}`,
    description: `Finds helpers for the ${word} around the corner`,
    category: 'Nonprofit',
    rolePrompt: 'You are a coach who asks what somebody has tried before you say anything.',
    ...changes,
  }
}

/** Gives whoever asks a persona. */
export async function createPersona(request: APIRequestContext, changes: Partial<PersonaText> = {}): Promise<Persona> {
  const answer = await request.post('/api/bots', { data: newPersona(changes) })
  expect(answer.status()).toBe(201)
  return answer.json()
}
