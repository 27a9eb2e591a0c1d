import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { Types } from 'mongoose'
import { createPostings, type Matches, mostHeld } from './postings.ts'

const held = (found: Matches | { rarestFirst: unknown }): Matches => {
  if ('rarestFirst' in found) throw new Error('a word has too many to be held')
  return found
}

/** Personas by the order of a list, each with its words. */
const personas = ['tea chess', 'tea', 'chess', 'chess tea yoga', 'yoga tea'].map((words) => ({
  id: new Types.ObjectId(),
  words: words.split(' '),
}))

function world() {
  const asked: string[] = []
  const ids = async (stems: readonly string[], order: string) => {
    asked.push(`${stems} ${order}`)
    const found = personas.filter(({ words }) => words.some((word) => stems.includes(word)))
    return (order === 'newest' ? found.toReversed() : found).map(({ id }) => id.id)
  }
  const postings = createPostings({ ids })
  const find = async (terms: string[][], order: 'popular' | 'newest' = 'popular') => {
    const { total, ids } = held(await postings.matchesOf(terms, order))
    expect([ids(0, total + 1).length, ids(1, 1).length, ids(total, 5)]).toEqual([total, Math.min(1, Math.max(0, total - 1)), []])
    return ids(0, total).map((id) => personas.findIndex((persona) => persona.id.toHexString() === Buffer.from(id).toString('hex')))
  }
  return { asked, find, drop: postings.drop }
}

it('whatever the lists, find what is in all of them', async () => {
  const everyone = Array.from({ length: 300 }, () => new Types.ObjectId().id)
  const lists = fc.array(fc.uniqueArray(fc.nat(299), { maxLength: 300 }), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(lists, async (words) => {
      const byWord = words.map((members) => everyone.filter((_, index) => members.includes(index)))
      const { matchesOf } = createPostings({ ids: async ([word]) => byWord[Number(word)] ?? [] })
      const terms = words.map((_, word) => [String(word)])
      const { total, ids } = held(await matchesOf(terms, 'popular'))
      const inAll = everyone.filter((id) => byWord.every((list) => list.includes(id)))
      expect(ids(0, total).map((id) => Buffer.from(id))).toEqual(inAll.map((id) => Buffer.from(id)))
    }),
  )
})

describe('several words', () => {
  it('find who has all of them, in the order of the list', async () => {
    const { find } = world()
    expect(await find([['tea'], ['chess']])).toEqual([0, 3])
    expect(await find([['chess'], ['tea']], 'newest')).toEqual([3, 0])
    expect(await find([['chess', 'yoga'], ['tea']])).toEqual([0, 3, 4])
    expect(await find([['tea'], ['nothing']])).toEqual([])
  })

  it('are read from the index once for many searches, until one with such a word is saved', async () => {
    const { asked, find, drop } = world()
    await Promise.all([find([['tea'], ['chess']]), find([['tea'], ['yoga']]), find([['tea'], ['chess']])])
    expect(asked.toSorted()).toEqual(['chess popular', 'tea popular', 'yoga popular'])
    drop(['chess', 'bees'])
    await find([['tea'], ['chess']])
    await find([['tea'], ['yoga']])
    expect(asked.toSorted()).toEqual(['chess popular', 'chess popular', 'tea popular', 'yoga popular'])
  })

  it('of which one has too many to be held, are left to the database, the rarest first', async () => {
    const many = Array.from({ length: mostHeld }, () => new Types.ObjectId().id)
    const asked: string[] = []
    const { matchesOf } = createPostings({
      ids: async ([word = '']) => {
        asked.push(word)
        return word === 'tea' ? many : many.slice(0, word === 'chess' ? 9 : 5)
      },
    })
    for (let i = 0; i < 2; i++)
      expect(await matchesOf([['tea'], ['chess'], ['yoga']], 'popular')).toEqual({ rarestFirst: [['yoga'], ['chess'], ['tea']] })
    expect(asked).toEqual(['tea', 'chess', 'yoga'])
  })
})
