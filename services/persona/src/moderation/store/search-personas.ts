import type { OperatedListQuery } from '@rostra/platform/operators'
import type { Model } from 'mongoose'
import type { OperatedPersona } from '../../core/domain/operators/ports.ts'
import type { Visibility } from '../../core/domain/personas/persona.ts'
import { newestFirst, type OperatedRow, operatedFields, type PersonaRow, toOperated } from '../../core/store/personas/persona-model.ts'

const suspended = { 'suspension.at': { $exists: true } } as const

/** Finds public, unlisted and suspended personas by the words of their name, their slug or their owner's id. Newest first. */
export async function searchPersonas(
  personas: Model<PersonaRow>,
  { search, suspendedOnly, page, limit }: OperatedListQuery,
): Promise<{ personas: OperatedPersona[]; total: number }> {
  const filter = operatorsFilter(search, suspendedOnly)
  const found = personas.find(filter, operatedFields).sort(newestFirst)
  const [rows, total] = await Promise.all([
    found
      .skip((page - 1) * limit)
      .limit(limit)
      .lean<OperatedRow[]>(),
    personas.countDocuments(filter),
  ])
  return { personas: rows.map(toOperated), total }
}

const openToOthers: Visibility[] = ['public', 'unlisted']
const wordsOfName = /[\p{L}\p{M}\p{N}]+/gu

/** Returns the filter of a search. Every branch of it has an index. */
function operatorsFilter(search: string, suspendedOnly: boolean) {
  const listed = suspendedOnly ? suspended : { $or: [{ visibility: { $in: openToOthers } }, suspended] }
  if (search === '') return listed
  // Quoted words must all match. A word has letters and digits only, so that it cannot
  // act as an operator. The index ignores case and accents.
  const words = (search.match(wordsOfName) ?? []).map((word) => `"${word}"`)
  const byName = words.length > 0 ? [{ $text: { $search: words.join(' ') } }] : []
  return { $and: [{ $or: [{ slug: search.toLowerCase() }, { ownerId: search }, ...byName] }, listed] }
}
