import { describe, expect, it } from '@jest/globals'
import { readIds } from './id-list.ts'

describe('readIds', () => {
  it('accepts as many ids as allowed, and none', () => {
    expect(readIds(['a', 'b'], 2)).toEqual(['a', 'b'])
    expect(readIds([], 2)).toEqual([])
  })

  it('refuses one more', () => {
    expect(() => readIds(['a', 'b', 'c'], 2)).toThrow(
      expect.objectContaining({ reason: 'VALIDATION', details: { fields: { ids: 'At most 2 ids' } } }),
    )
  })
})
