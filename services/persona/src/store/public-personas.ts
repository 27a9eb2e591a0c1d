import type { PersonaCard, PersonaFacts } from '../domain/persona.ts'
import type { PublicListQuery } from '../domain/public-list.ts'
import { searchableWords } from '../domain/search-stems.ts'
import type { ListReader } from './list-reader.ts'
import { createMemory } from './memory.ts'
import type { PersonaRow } from './persona-model.ts'
import { createPostings, mostHeld } from './postings.ts'
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

/** Totals above this may be some seconds old. */
const exactUpTo = 1_000

export interface PublicPersonas {
  /** One page, and the number of all that match. */
  list: (query: PublicListQuery) => Promise<{ personas: PersonaCard[]; total: number }>
  /**
   * Every write that makes, edits or deletes a persona goes through here, with what it will be (null for a deletion): its words are learnt
   * before, so that none is missed, and what is remembered of lists is forgotten after.
   */
  whileSaving: <T>(persona: (PersonaFacts & Pick<PersonaCard, 'isPrivate'>) | null, write: () => Promise<T>) => Promise<T>
}

/**
 * Finds public personas in MongoDB: a list is a piece of one index, read in its order. Totals are counted in the index as well; one that
 * takes many keys is remembered for 10 s, and for another 10 s while it is counted anew.
 */
export function mongoPublicPersonas(reader: ListReader, vocabulary: Vocabulary): PublicPersonas {
  const terms = createSearchTerms(reader, vocabulary)
  const totals = createMemory<number>({ most: 2_000, freshMs: 10_000, usableMs: 20_000 })
  const postings = createPostings(reader)

  const listOfSeveral = async (asked: readonly Term[], { category, order, page, limit }: PublicListQuery) => {
    const matches = await postings.matchesOf(asked, order)
    const ids = matches.slice((page - 1) * limit, page * limit)
    const rows = ids.length > 0 ? await reader.among(publicFilter(category, asked), ids) : []
    const found = new Map(rows.map((row) => [row._id.toHexString(), row]))
    const personas = ids.flatMap((id) => {
      const row = found.get(Buffer.from(id).toString('hex'))
      return row ? [toCard(row)] : []
    })
    return { personas, total: matches.length }
  }

  return {
    list: async (query) => {
      const { search, category, order, page, limit } = query
      if (search?.words.length === 0) return { personas: [], total: 0 }
      const asked = search ? await terms.of(search) : []
      if (asked.length > 1) {
        const all = category ? [...asked, await terms.ofCategory(category)] : asked
        if (all.every(({ reach }) => reach <= mostHeld)) return listOfSeveral(all, query)
      }
      const filter = publicFilter(category, asked)
      const takesLong = asked.length > 0 && asked.every(({ reach }) => reach > exactUpTo)
      const isKept = (total: number) => total > exactUpTo || takesLong
      const total = () => totals.get(JSON.stringify(filter), () => reader.count(filter), isKept)

      const skip = (page - 1) * limit
      // A page far behind the end would read the whole index to find nothing.
      const end = skip > exactUpTo ? await total() : Number.POSITIVE_INFINITY
      if (skip >= end) return { personas: [], total: end }
      const found = await reader.page(filter, order, skip, limit)
      const isLast = found.length < limit && (found.length > 0 || skip === 0)
      return { personas: found.map(toCard), total: isLast ? skip + found.length : Math.max(await total(), skip + found.length) }
    },
    whileSaving: async (persona, write) => {
      if (persona && !persona.isPrivate) await vocabulary.learn(searchableWords(persona))
      try {
        return await write()
      } finally {
        totals.drop()
        terms.drop()
        postings.drop()
      }
    },
  }
}
