import { DomainError } from '@rostra/kit/errors'
import type { SearchTerms } from '@rostra/search/memory/document-index'
import { type Category, categories } from '../../core/domain/personas/persona.ts'
import { parseSearch } from './search-terms.ts'

export const sortOrders = ['popular', 'newest', 'rating'] as const

export type SortOrder = (typeof sortOrders)[number]

/** A page of the public list. */
export interface PublicListQuery {
  /** Null for every persona. */
  search: SearchTerms | null
  /** Null for every category. */
  category: Category | null
  order: SortOrder
  /** From 1. */
  page: number
  limit: number
}

interface PublicListRequest {
  search: string
  category: string
  /** Undefined when the wire value is unknown. */
  order: SortOrder | undefined
  page: number
  limit: number
}

const maxSearchLength = 200
const maxPage = 100_000
const maxLimit = 100
const searchMessage = `Search must be at most ${maxSearchLength} characters`
const limitMessage = `Limit must be between 1 and ${maxLimit}`

const isWithin = (value: number, max: number) => Number.isInteger(value) && value >= 1 && value <= max

/** Reads a request for a page of the public list. Throws VALIDATION with every problem by field. */
export function readPublicListQuery({ search, category: rawCategory, order, page, limit }: PublicListRequest): PublicListQuery {
  const category = categories.find((known) => known === rawCategory) ?? null
  const fields: Record<string, string> = {}
  if (search.length > maxSearchLength) fields.search = searchMessage
  if (rawCategory !== '' && !category) fields.category = 'There is no such category'
  if (!order) fields.sort = 'Sort must be popular, newest or rating'
  if (!isWithin(page, maxPage)) fields.page = `Page must be between 1 and ${maxPage}`
  if (!isWithin(limit, maxLimit)) fields.limit = limitMessage
  throwProblems(fields)
  return { search: parseSearch(search), category, order: order as SortOrder, page, limit }
}

/** Reads the text of a search. Throws VALIDATION when it is too long. */
export function readSearch(text: string): SearchTerms | null {
  if (text.length > maxSearchLength) throwProblems({ search: searchMessage })
  return parseSearch(text)
}

/** Returns the limit. Throws VALIDATION unless it is 1 to 100. */
export function readListLimit(limit: number): number {
  if (!isWithin(limit, maxLimit)) throwProblems({ limit: limitMessage })
  return limit
}

function throwProblems(fields: Record<string, string>): void {
  const [first] = Object.values(fields)
  if (first) throw new DomainError('invalid', 'VALIDATION', first, { fields })
}
