import { describe, expect, it } from '@jest/globals'
import { parseBotQuery } from './bot-query.ts'

const read = (query: string) => parseBotQuery(new URLSearchParams(query))

describe('the query of /discover', () => {
  it('has a search, a category, an order and a page', () => {
    expect(read('search=+tea+&category=Life+Advice&sort=rating&page=3')).toEqual({
      search: 'tea',
      category: 'Life Advice',
      sort: 'rating',
      page: 3,
      limit: 24,
    })
  })

  it.each([
    ['a', 'a'.repeat(200)],
    ['😀', '😀'.repeat(100)],
    ['b😀', `${'b😀'.repeat(66)}b`],
  ])('takes as much of a long search for %s as the API does', (text, taken) => {
    expect(read(`search=${text.repeat(300)}`).search).toBe(taken)
  })

  it.each(['category=Nonsense', 'sort=constructor', 'page=-1', 'page=2.5', 'page=x', ''])('falls back to the defaults for %p', (query) => {
    expect(read(query)).toEqual({ search: '', category: '', sort: 'popular', page: 1, limit: 24 })
  })
})
