import { createHash } from 'node:crypto'
import { fold } from '@rostra/text/fold'
import { transliterate } from '@rostra/text/transliterate'

const minLength = 3
const maxLength = 60
/** Names are read up to this length, which bounds the time that normalization takes. */
const maxNameLength = 1_000
/** Length of the id that replaces a name without a usable character: 6 hexadecimal digits. */
const idLength = 6

/** Words that are routes of their own, or that would pass for a part of the product. */
const reserved = new Set([
  'new',
  'edit',
  'create',
  'admin',
  'api',
  'embed',
  'preview',
  'discover',
  'dashboard',
  'public',
  'featured',
  'personas',
  'trial',
  'slug-check',
  'analytics',
  'versions',
  'share',
  'account',
  'settings',
  'auth',
  'login',
  'signup',
  'rostra',
  'null',
  'undefined',
])

/** The form of a persona's id. A path with an id leads to the page of its persona, so a slug of this form would capture it. */
const personaId = /^[0-9a-f]{24}$/

/**
 * Returns the slug of a name: lower case, with one hyphen between words. Letters of every script are written in Latin ones. A name
 * without letters and digits gets `persona-<id>`; the id is a hash of the name.
 */
export function slugFromName(name: string): string {
  const read = name.slice(0, maxNameLength)
  const slug = trimHyphens(transliterate(read).slice(0, maxLength))
  return slug || `persona-${createHash('sha256').update(fold(read)).digest('hex').slice(0, idLength)}`
}

/** Returns what is wrong with a slug, as a message for the owner. Null when it is valid. */
export function slugProblem(slug: string): string | null {
  if (slug.length < minLength) return 'Slug must be at least 3 characters'
  if (slug.length > maxLength) return 'Slug must be at most 60 characters'
  if (!/^[a-z0-9-]*$/.test(slug)) return 'Slug can only contain lowercase letters, numbers, and hyphens'
  if (reserved.has(slug) || personaId.test(slug)) return 'This slug is reserved, please choose another one'
  return null
}

export const slugTakenMessage = 'This slug is already taken'

const sequentialNumbers = Array.from({ length: 19 }, (_, index) => index + 2)
/** Number of random suffixes, for names whose sequential numbers are all taken. */
const randomSuffixes = 10

/**
 * Returns valid slugs for a slug or a name, best first: its own slug, numbers from 2, random
 * numbers. `randomInt` returns a number below its argument.
 */
export function slugCandidates(text: string, randomInt: (below: number) => number): string[] {
  const base = slugFromName(text)
  const randomNumbers = Array.from({ length: randomSuffixes }, () => 1_000 + randomInt(999_000))
  const numbered = [...sequentialNumbers, ...randomNumbers].map((number) => withNumber(base, number))
  return [base, ...numbered].filter((slug) => slugProblem(slug) === null)
}

function withNumber(base: string, number: number): string {
  const suffix = `-${number}`
  return trimHyphens(base.slice(0, maxLength - suffix.length)) + suffix
}

const trimHyphens = (slug: string) => slug.replace(/^-+|-+$/g, '')
