import { DomainError } from '@rostra/kit/errors'
import { type Category, categories } from './persona.ts'
import { type Search, searchOf } from './search-words.ts'

export const orders = ['popular', 'newest', 'rating'] as const

export type Order = (typeof orders)[number]

/** A page of the public list. */
export interface PublicListQuery {
  /** Null for all. */
  search: Search | null
  category: Category | null
  order: Order
  page: number
  limit: number
}

const longestSearch = 200
const lastPage = 100_000
const mostPerPage = 100

const within = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most

/** Reads what a caller asks for. Throws VALIDATION with what is wrong by field. */
export function publicListQuery(asked: {
  search: string
  category: string
  order: Order | undefined
  page: number
  limit: number
}): PublicListQuery {
  const category = categories.find((known) => known === asked.category) ?? null
  const fields: Record<string, string> = {}
  if (asked.search.length > longestSearch) fields.search = `Search must be at most ${longestSearch} characters`
  if (asked.category !== '' && !category) fields.category = 'There is no such category'
  if (!asked.order) fields.sort = 'Sort must be popular, newest or rating'
  if (!within(asked.page, lastPage)) fields.page = `Page must be between 1 and ${lastPage}`
  if (!within(asked.limit, mostPerPage)) fields.limit = limitMessage
  refuse(fields)
  return { search: searchOf(asked.search), category, order: asked.order as Order, page: asked.page, limit: asked.limit }
}

const limitMessage = `Limit must be between 1 and ${mostPerPage}`

/** How many are asked for. Throws VALIDATION outside of 1 to 100. */
export function listLimit(limit: number): number {
  if (!within(limit, mostPerPage)) refuse({ limit: limitMessage })
  return limit
}

function refuse(fields: Record<string, string>): void {
  const [first] = Object.values(fields)
  if (first) throw new DomainError('invalid', 'VALIDATION', first, { fields })
}
