import type { PersonaCard, PersonaFacts } from '../domain/persona.ts'
import type { PublicListQuery } from '../domain/public-list.ts'
import { categoryToken, searchableWords, stemsOf } from '../domain/search-stems.ts'
import type { ListReader } from './list-reader.ts'
import { createMemory } from './memory.ts'
import type { PersonaRow } from './persona-model.ts'
import { createPostings } from './postings.ts'
import { publicFilter, type Term } from './public-filter.ts'
import { createSearchTerms } from './search-terms.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What lists take from the database: prompts are long, and not theirs to show. */
export const forCards = {
  ...{ slug: 1, name: 1, description: 1, category: 1, voice: 1, avatarUrl: 1, avatarEmoji: 1, avatarBgColor: 1, isPrivate: 1 },
  ...{ ownerId: 1, createdAt: 1, upvotes: 1, downvotes: 1, conversationCount: 1, peopleCount: 1 },
} as const

export type CardRow = Pick<PersonaRow, '_id' | keyof typeof forCards>

export const toCard = ({ _id, ...card }: CardRow): PersonaCard => ({ id: _id.toHexString(), ...card })

const hexOf = (id: Uint8Array) => Buffer.from(id.buffer, id.byteOffset, id.length).toString('hex')

/** So few are read and counted each time; the totals of more may be some seconds old. */
const few = 200

export interface PublicPersonas {
  /** One page, and the number of all that match. */
  list: (query: PublicListQuery) => Promise<{ personas: PersonaCard[]; total: number }>
  /**
   * Every write that makes, edits or deletes personas goes through here. It says before what a persona becomes, and what it was, so that its
   * words are learnt and none is missed; what is remembered of lists is forgotten after.
   */
  whileSaving: <T>(write: (learn: Learn) => Promise<T>) => Promise<T>
}

export type Learn = (becomes: PersonaFacts & Pick<PersonaCard, 'isPrivate'>, was?: PersonaFacts | null) => Promise<void>

/**
 * Finds public personas in MongoDB: a list is a piece of one index, read in its order. Totals are counted in the index as well; one that
 * takes many keys is remembered for 10 s, and for another 10 s while it is counted anew.
 */
export function mongoPublicPersonas(reader: ListReader, vocabulary: Vocabulary): PublicPersonas {
  const terms = createSearchTerms(reader, vocabulary)
  const totals = createMemory<number>({ most: 2_000, freshMs: 10_000, usableMs: 20_000 })
  const postings = createPostings(reader)

  const listOfSeveral = async (asked: readonly Term[], query: PublicListQuery) => {
    const { category, order, page, limit } = query
    const inCategory: Term[] = category ? [[categoryToken(category)]] : []
    const matches = await postings.matchesOf([...asked, ...inCategory], order)
    if ('rarestFirst' in matches)
      return listFromIndex(
        matches.rarestFirst.filter((term) => !inCategory.includes(term)),
        query,
      )
    const wanted = matches.ids((page - 1) * limit, limit).map(hexOf)
    const found = wanted.length > 0 ? await reader.among(wanted) : new Map<string, CardRow>()
    return { personas: wanted.flatMap((id) => found.get(id) ?? []).map(toCard), total: matches.total }
  }

  const listFromIndex = async (asked: readonly Term[], { category, order, page, limit }: PublicListQuery) => {
    const filter = publicFilter(category, asked)
    const total = () =>
      totals.get(
        JSON.stringify(filter),
        () => reader.count(filter),
        (counted) => counted > few,
      )
    const skip = (page - 1) * limit
    // A page far behind the end would read the whole index to find nothing.
    const end = skip > few ? await total() : Number.POSITIVE_INFINITY
    if (skip >= end) return { personas: [], total: end }
    const found = await reader.page(filter, order, skip, limit)
    const isLast = found.length < limit && (found.length > 0 || skip === 0)
    return { personas: found.map(toCard), total: isLast ? skip + found.length : Math.max(await total(), skip + found.length) }
  }

  return {
    list: async (query) => {
      const { search, category } = query
      if (!search) return listFromIndex([], query)
      if (search.words.length === 0) return { personas: [], total: 0 }
      const asked = await terms.of(search)
      return asked.length === 1 && !category ? listFromIndex(asked, query) : listOfSeveral(asked, query)
    },
    whileSaving: async (write) => {
      const touched: PersonaFacts[] = []
      const learn: Learn = async (becomes, was) => {
        touched.push(becomes, ...(was ? [was] : []))
        if (!becomes.isPrivate) await vocabulary.learn(searchableWords(becomes))
      }
      try {
        return await write(learn)
      } finally {
        totals.drop()
        terms.drop()
        postings.drop(touched.flatMap(stemsOf))
      }
    },
  }
}
