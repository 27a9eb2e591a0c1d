import { describe, expect, it } from '@jest/globals'
import { Types } from 'mongoose'
import { createPostings } from './postings.ts'

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
    const matches = await postings.matchesOf(
      terms.map((stems) => ({ stems, reach: 0 })),
      order,
    )
    return matches.map((id) => personas.findIndex((persona) => persona.id.toHexString() === Buffer.from(id).toString('hex')))
  }
  return { asked, find, drop: postings.drop }
}

describe('several words', () => {
  it('find who has all of them, in the order of the list', async () => {
    const { find } = world()
    expect(await find([['tea'], ['chess']])).toEqual([0, 3])
    expect(await find([['chess'], ['tea']], 'newest')).toEqual([3, 0])
    expect(await find([['chess', 'yoga'], ['tea']])).toEqual([0, 3, 4])
    expect(await find([['tea'], ['nothing']])).toEqual([])
  })

  it('are read from the index once for many searches, until somebody saves', async () => {
    const { asked, find, drop } = world()
    await Promise.all([find([['tea'], ['chess']]), find([['tea'], ['yoga']]), find([['tea'], ['chess']])])
    expect(asked.toSorted()).toEqual(['chess popular', 'tea popular', 'yoga popular'])
    drop()
    await find([['tea'], ['chess']])
    expect(asked).toHaveLength(5)
  })
})
