import { expect, it } from '@jest/globals'
import { changeListAddress, readListAddress } from './list-address.ts'

const read = (query: string) => readListAddress(new URLSearchParams(query))
const change = (query: string, changes: Record<string, string | null>) => String(changeListAddress(new URLSearchParams(query), changes))

it('an address has search, filter and page, and defaults for what is missing or invalid', () => {
  expect(read('search=%20livia%20&suspended=1&page=3')).toEqual({ search: 'livia', suspended: true, page: 3 })
  expect(read('')).toEqual({ search: '', suspended: false, page: 1 })
  expect(['0', '-1', '1.5', 'x', '10001', '1e9'].map((page) => read(`page=${page}`).page)).toEqual([1, 1, 1, 1, 1, 1])
  expect(read(`search=${'a'.repeat(200)}&suspended=yes`)).toEqual({ search: 'a'.repeat(100), suspended: false, page: 1 })
})

it('a new search or filter begins on page 1, another page keeps both', () => {
  expect(change('search=a&page=3', { search: 'b' })).toBe('search=b')
  expect(change('search=a&page=3', { suspended: '1' })).toBe('search=a&suspended=1')
  expect(change('search=a&suspended=1', { page: '2' })).toBe('search=a&suspended=1&page=2')
  expect(change('search=a&page=2', { page: null })).toBe('search=a')
})
