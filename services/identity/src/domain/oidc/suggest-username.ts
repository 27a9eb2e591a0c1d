import { isAllowedUsername } from '../accounts/registration.ts'
import type { IssuerClaims } from './sign-in-flow.ts'

const maxLength = 32
const numbers = [2, 3, 4, 5, 6, 7, 8, 9]

/** Returns usernames for a new account, the best first: from the name at the issuer, else from the address. Empty when neither fits. */
export function suggestUsernames({ preferredUsername, email }: Pick<IssuerClaims, 'preferredUsername' | 'email'>): string[] {
  const name = [preferredUsername, email].map(toUsername).find(isAllowedUsername)
  if (!name) return []
  return [name, ...numbers.map((number) => `${name.slice(0, maxLength - 2)}-${number}`)]
}

/** Turns a name or an address into the characters of a username. */
const toUsername = (text: string): string =>
  (text.split('@')[0] ?? '')
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '')
