import { transliterate } from '@rostra/text/transliterate'

const maxLength = 60
const minLength = 3
/** Addresses beside the stories. */
const reserved = new Set(['feed'])

/**
 * Returns the slug for a title: lower-case letters, digits and single hyphens, at most 60 characters. Other scripts are written in
 * Latin letters; a title without letters gets `fallback`.
 */
export function slugFromTitle(title: string, fallback: string): string {
  const slug = transliterate(title.replace(/['’]/g, ''))
  return slug.length < minLength ? fallback : cut(slug)
}

/** Cuts after a whole word where one ends in the first 60 characters. */
function cut(slug: string): string {
  if (slug.length <= maxLength) return slug
  const end = slug.lastIndexOf('-', maxLength)
  return slug.slice(0, end > 0 ? end : maxLength)
}

/** Returns the slugs to try for a story, in order: the own one, then with numbers from 2. A reserved slug is never the own one. */
export function slugCandidates(slug: string, count: number): string[] {
  const numbered = Array.from({ length: count }, (_, index) => `${slug}-${index + 2}`)
  return reserved.has(slug) ? numbered : [slug, ...numbered]
}
