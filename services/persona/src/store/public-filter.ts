import type { Category } from '../domain/persona.ts'
import { categoryToken } from '../domain/search-stems.ts'

/** What one searched word may stand for. */
export interface Term {
  stems: readonly string[]
  /** How many public personas have one of the stems; beyond some number it is not counted on. */
  reach: number
}

export type PublicFilter = ReturnType<typeof publicFilter>

const anyOf = (stems: readonly string[]) => (stems.length === 1 ? stems[0] : { $in: stems })

/**
 * The public personas of a category that have a stem of every term. The rarest term leads: its stems are looked up in the index, in the
 * order of the list; the others are asked of what is found, in a form that the planner doesn't take for an index.
 */
export function publicFilter(category: Category | null, terms: readonly Term[]) {
  const [lead, ...rest] = terms.toSorted((a, b) => a.reach - b.reach)
  if (!lead) return { isPrivate: false, ...(category ? { stems: categoryToken(category) } : {}) }
  return {
    isPrivate: false,
    stems: anyOf(lead.stems),
    ...(category ? { category } : {}),
    ...(rest.length > 0 ? { $nor: rest.map(({ stems }) => ({ stems: { $nin: stems } })) } : {}),
  }
}
