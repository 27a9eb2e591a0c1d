import type { Category } from '../domain/persona.ts'
import { categoryToken } from '../domain/search-stems.ts'

/** The stems that one searched word may stand for. */
export type Term = readonly string[]

export type PublicFilter = ReturnType<typeof publicFilter>

const anyOf = (stems: Term) => (stems.length === 1 ? stems[0] : { $in: stems })

/**
 * The public personas of a category that have a stem of every term. The first term leads and should be the rarest: its stems are looked
 * up in the index, in the order of the list; the others are asked of what is found, in a form that the planner doesn't take for an index.
 */
export function publicFilter(category: Category | null, terms: readonly Term[]) {
  const [lead, ...rest] = terms
  if (!lead) return { isPrivate: false, ...(category ? { stems: categoryToken(category) } : {}) }
  return {
    isPrivate: false,
    stems: anyOf(lead),
    ...(category ? { category } : {}),
    ...(rest.length > 0 ? { $nor: rest.map((stems) => ({ stems: { $nin: stems } })) } : {}),
  }
}
