const shortest = 3
const longest = 60
/** Of a name; what follows can't matter, and takes its time. */
const longestRead = 1_000

/** Words that are addresses of their own, or could pass for the product. */
const reserved = new Set([
  ...['new', 'edit', 'create', 'admin', 'api', 'embed', 'preview', 'discover', 'dashboard', 'public', 'featured', 'personas'],
  ...['rehearsal', 'slug-check', 'analytics', 'versions', 'share', 'account', 'settings', 'auth', 'login', 'signup', 'rostra'],
  ...['null', 'undefined'],
])

/**
 * The slug of a name: lower case, every run of other characters than a-z and 0-9 one hyphen, none at the ends. Accents are taken off
 * first; a name of which nothing is left gives `persona`.
 */
export function slugFromName(name: string): string {
  const letters = name
    .slice(0, longestRead)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return trimmed(trimmed(letters).slice(0, longest)) || 'persona'
}

/** What is wrong with a slug, in words; null for nothing. */
export function slugProblem(slug: string): string | null {
  if (slug.length < shortest) return 'Slug must be at least 3 characters'
  if (slug.length > longest) return 'Slug must be at most 60 characters'
  if (!/^[a-z0-9-]*$/.test(slug)) return 'Slug can only contain lowercase letters, numbers, and hyphens'
  if (reserved.has(slug)) return 'This slug is reserved, please choose another one'
  return null
}

export const slugTakenMessage = 'This slug is already taken'

const firstNumbers = Array.from({ length: 19 }, (_, index) => index + 2)
/** Where a name is so common that its first numbers are gone. */
const laterNumbers = 10

/** Slugs to have in place of the one that is wanted, the best first. `pick` gives a number below the given one. */
export function slugCandidates(wanted: string, pick: (below: number) => number): string[] {
  const base = slugFromName(wanted)
  const later = Array.from({ length: laterNumbers }, () => 1_000 + pick(999_000))
  const numbered = [...firstNumbers, ...later].map((number) => withNumber(base, number))
  return [base, ...numbered].filter((slug) => slugProblem(slug) === null)
}

function withNumber(base: string, number: number): string {
  const end = `-${number}`
  return trimmed(base.slice(0, longest - end.length)) + end
}

const trimmed = (slug: string) => slug.replace(/^-+|-+$/g, '')
