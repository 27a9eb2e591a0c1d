import { personaForm } from '../../../api/gen/constraints.ts'

/**
 * Returns the slug of a name: lowercase, without accents, and with one hyphen for each run of other characters. Empty for a name in a
 * non-Latin script.
 */
export const slugOf = (name: string): string =>
  trimmed(
    trimmed(
      name
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-'),
    ).slice(0, personaForm.slug.maxLength),
  )

const trimmed = (slug: string) => slug.replace(/^-+|-+$/g, '')

/**
 * Returns the slug after a change of the name: derived from the name until it is edited. `suggested` is the server's slug of the earlier
 * name.
 */
export const slugAfter = (slug: string, nameBefore: string, name: string, suggested = ''): string =>
  slug === '' || slug === slugOf(nameBefore) || slug === suggested ? slugOf(name) : slug
