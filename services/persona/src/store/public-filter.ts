import type { QueryFilter, SortOrder } from 'mongoose'
import type { PublicListQuery } from '../domain/public-list.ts'
import { listOrders, type PersonaRow } from './persona-model.ts'

/** Sorts after everything that begins the same. */
const lastCharacter = '\u{10ffff}'

/**
 * The public personas that a query asks for: every stem of its words by the text index, the beginning of the last one by the
 * array of words. Each branch of the $or names isPrivate, which the text index starts with.
 */
export function publicFilter({ search, category }: Pick<PublicListQuery, 'search' | 'category'>): QueryFilter<PersonaRow> {
  const shown = { isPrivate: false, ...(category ? { category } : {}) }
  if (!search) return shown
  const { words, prefix } = search
  const stems = { ...shown, $text: { $search: words.join(' ') } }
  if (!prefix) return stems
  return { $or: [stems, { ...shown, words: { $elemMatch: { $gte: prefix, $lt: prefix + lastCharacter } } }] }
}

/** What is found only by the beginning of a word has no score and comes after the rest. */
export function publicOrder({
  search,
  order,
}: Pick<PublicListQuery, 'search' | 'order'>): Record<string, SortOrder | { $meta: 'textScore' }> {
  if (order !== 'match') return listOrders[order]
  return search ? { score: { $meta: 'textScore' }, ...listOrders.popular } : listOrders.popular
}
