import { describe, expect, it } from '@jest/globals'
import { changedAddress, pageNumbers, readDiscoverQuery } from './discover-query.ts'

const read = (query: string) => readDiscoverQuery(new URLSearchParams(query))

describe('the address of /discover', () => {
  it('asks for a search, a category, an order and a page', () => {
    expect(read('search=+tea+&category=Life+Advice&sort=rating&page=3')).toEqual({
      search: 'tea',
      category: 'Life Advice',
      sort: 'rating',
      page: 3,
      limit: 24,
    })
  })

  it.each(['category=Nonsense', 'sort=constructor', 'page=-1', 'page=2.5', 'page=x', ''])('falls back with %p', (query) => {
    expect(read(query)).toEqual({ search: '', category: '', sort: 'popular', page: 1, limit: 24 })
  })

  it('begins on the first page after any change but of the page and the open chat', () => {
    const address = new URLSearchParams('page=2&sort=newest')
    expect(String(changedAddress(address, { category: 'Travel' }))).toBe('sort=newest&category=Travel')
    expect(String(changedAddress(address, { chat: 'ada' }))).toBe('page=2&sort=newest&chat=ada')
    expect(String(changedAddress(address, { page: null }))).toBe('sort=newest')
  })
})

it('offers the ends, the current page and its neighbours', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
})
