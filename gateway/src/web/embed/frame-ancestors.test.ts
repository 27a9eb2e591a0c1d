import { describe, expect, it } from '@jest/globals'
import { createFrameAncestors } from './frame-ancestors.ts'

describe('createFrameAncestors', () => {
  it('caches the allowed origins of a persona for half a second', async () => {
    let now = 1_000
    let lookUps = 0
    let embedOrigins = ['https://a.example']
    const frameAncestors = createFrameAncestors({
      find: async () => {
        lookUps++
        return { embedOrigins }
      },
      now: () => now,
    })
    const sources = async (slug = 'max') => (await frameAncestors.of(slug, 'r')).sources
    expect(await sources()).toBe('https://a.example')
    embedOrigins = []
    now += 499
    expect([await sources(), lookUps]).toEqual(['https://a.example', 1])
    now += 1
    expect([await sources(), lookUps]).toEqual(["'none'", 2])
  })

  it('keeps at most 1,000 slugs and drops the least recently used one', async () => {
    const lookUps: string[] = []
    const frameAncestors = createFrameAncestors({
      find: async (slug) => {
        lookUps.push(slug)
        return undefined
      },
      now: () => 1_000,
    })
    for (let n = 0; n <= 1_000; n++) await frameAncestors.of(`s-${n}`, 'r')
    await frameAncestors.of('s-1000', 'r')
    expect(lookUps).toHaveLength(1_001)
    await frameAncestors.of('s-0', 'r')
    expect(lookUps).toHaveLength(1_002)
  })
})
