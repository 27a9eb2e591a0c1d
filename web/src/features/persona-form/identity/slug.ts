import { personaForm } from '../../../api/gen/constraints.ts'

/** Matches a letter that has no letter of a to z in it, such as ß, ł and those of other scripts. */
const otherLetter = /(?![a-z])\p{L}/u

/**
 * Returns the slug of a name: lowercase, without accents, and with one hyphen for each run of other characters. Empty for a
 * name with other letters than a to z: the server writes those in Latin letters.
 */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  if (otherLetter.test(plain)) return ''
  return trimmed(trimmed(plain.replace(/[^a-z0-9]+/g, '-')).slice(0, personaForm.slug.maxLength))
}

const trimmed = (slug: string) => slug.replace(/^-+|-+$/g, '')

/**
 * Returns the slug after a change of the name: derived from the name until it is edited. `suggested` is the server's slug of the earlier
 * name.
 */
export const slugAfter = (slug: string, nameBefore: string, name: string, suggested = ''): string =>
  slug === '' || slug === slugOf(nameBefore) || slug === suggested ? slugOf(name) : slug
