import { describe, expect, it } from '@jest/globals'
import { archiveSearch, parseArchiveQuery, problemsOf } from './archive-query.ts'

const parse = (search: string) => parseArchiveQuery(new URLSearchParams(search))

describe('parseArchiveQuery', () => {
  it('reads every filter and the page of an address', () => {
    expect(parse('search=%20night%20trains%20&author=Gemma+Future+Trends&dateFrom=2026-03-01&dateTo=2026-03-31&page=3')).toEqual({
      search: 'night trains',
      author: 'Gemma Future Trends',
      dateFrom: '2026-03-01',
      dateTo: '2026-03-31',
      page: 3,
      limit: 18,
    })
  })

  it.each(['', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=10001', 'author=Nobody'])(
    'without filters or with %j it is the first page of everything',
    (search) => {
      expect(parse(search)).toEqual({ search: '', author: '', dateFrom: '', dateTo: '', page: 1, limit: 18 })
    },
  )
})

describe('archiveSearch', () => {
  it('is what parseArchiveQuery reads, without empty filters and the first page', () => {
    const search = 'search=rail+%26+road&author=Deeps+Data+Analysis&dateFrom=2026-03-01&dateTo=2026-03-02&page=2'
    expect(archiveSearch(parse(search))).toBe(search)
    expect(archiveSearch(parse('page=1&search='))).toBe('')
  })
})

describe('problemsOf', () => {
  it.each([
    ['dateFrom=2026-02-29', { dateFrom: 'invalid' }],
    ['dateTo=2026-13-01', { dateTo: 'invalid' }],
    ['dateTo=tomorrow', { dateTo: 'invalid' }],
    ['dateFrom=2026-03-02&dateTo=2026-03-01', { dateTo: 'before' }],
    [`search=${'x'.repeat(201)}`, { search: 'long' }],
    ['dateFrom=2028-02-29&dateTo=2028-02-29', {}],
    ['', {}],
  ])('of %s', (search, problems) => {
    expect(problemsOf(parse(search))).toEqual(problems)
  })
})
