import { describe, expect, it } from '@jest/globals'
import { readListLimit, readPublicListQuery, readSearch } from './public-list-query.ts'

const request = { search: '', category: '', order: 'popular' as const, page: 1, limit: 24 }

describe('readPublicListQuery', () => {
  it('accepts a page of the whole list', () => {
    expect(readPublicListQuery(request)).toEqual({ search: null, category: null, order: 'popular', page: 1, limit: 24 })
  })

  it.each([
    ['page', { page: 0 }],
    ['page', { page: 100_001 }],
    ['limit', { limit: 0 }],
    ['limit', { limit: 101 }],
    ['category', { category: 'business' }],
    ['sort', { order: undefined }],
    ['search', { search: 'x'.repeat(201) }],
  ])('refuses a wrong %s by its field: %o', (field, wrong) => {
    expect(() => readPublicListQuery({ ...request, ...wrong })).toThrow(
      expect.objectContaining({ kind: 'invalid', reason: 'VALIDATION', details: { fields: { [field]: expect.any(String) } } }),
    )
  })

  it('reports every problem at once', () => {
    expect(() => readPublicListQuery({ ...request, page: 0, category: '{"$gt":""}' })).toThrow(
      expect.objectContaining({ details: { fields: { page: expect.any(String), category: expect.any(String) } } }),
    )
  })
})

describe('readSearch', () => {
  it('reads what the public list reads', () => {
    expect(readSearch('Yoga teach')).toEqual(readPublicListQuery({ ...request, search: 'Yoga teach' }).search)
    expect(readSearch(' ')).toBeNull()
  })

  it('refuses more than 200 characters', () => {
    expect(() => readSearch('x'.repeat(201))).toThrow(
      expect.objectContaining({ reason: 'VALIDATION', details: { fields: { search: 'Search must be at most 200 characters' } } }),
    )
  })
})

describe('readListLimit', () => {
  it('accepts at most a hundred', () => {
    expect(readListLimit(100)).toBe(100)
    expect(() => readListLimit(101)).toThrow('Limit must be between 1 and 100')
  })
})
