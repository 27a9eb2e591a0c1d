import { describe, expect, it } from '@jest/globals'
import { storedEnum } from './stored-enum.ts'

describe('storedEnum', () => {
  it('returns a known value', () => {
    expect(storedEnum(['up', 'down'], 'up', 'direction')).toBe('up')
  })

  it.each(['', 'UP', 'sideways', '__proto__'])('throws for the unknown value %j', (value) => {
    expect(() => storedEnum(['up', 'down'], value, 'direction')).toThrow(`unknown direction in the store: ${value}`)
  })
})
