import { describe, expect, it } from '@jest/globals'
import { listLimit, publicListQuery } from './public-list.ts'

const asked = { search: '', category: '', order: 'popular' as const, page: 1, limit: 24 }

describe('what may be asked of the public list', () => {
  it('is everything, a page at a time', () => {
    expect(publicListQuery(asked)).toEqual({ search: null, category: null, order: 'popular', page: 1, limit: 24 })
  })

  it.each([
    ['page', { page: 0 }],
    ['page', { page: 100_001 }],
    ['limit', { limit: 0 }],
    ['limit', { limit: 101 }],
    ['category', { category: 'business' }],
    ['sort', { order: undefined }],
    ['search', { search: 'x'.repeat(201) }],
  ])('is refused by the name of the field: %s %o', (field, wrong) => {
    expect(() => publicListQuery({ ...asked, ...wrong })).toThrow(
      expect.objectContaining({ kind: 'invalid', reason: 'VALIDATION', details: { fields: { [field]: expect.any(String) } } }),
    )
  })

  it('names everything that is wrong at once', () => {
    expect(() => publicListQuery({ ...asked, page: 0, category: '{"$gt":""}' })).toThrow(
      expect.objectContaining({ details: { fields: { page: expect.any(String), category: expect.any(String) } } }),
    )
  })

  it('is at most a hundred', () => {
    expect(listLimit(100)).toBe(100)
    expect(() => listLimit(101)).toThrow('Limit must be between 1 and 100')
  })
})
