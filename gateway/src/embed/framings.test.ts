import { expect, it } from '@jest/globals'
import { createFramings } from './framings.ts'

it('an owner’s word is remembered for a second', async () => {
  let [now, asked] = [0, 0]
  let embedOrigins = ['https://a.example']
  const framings = createFramings({
    find: async () => {
      asked++
      return { embedOrigins }
    },
    now: () => now,
  })
  const ancestors = async (slug = 'max') => (await framings.of(slug, 'r')).ancestors
  expect(await ancestors()).toBe('https://a.example')
  embedOrigins = []
  now = 999
  expect([await ancestors(), asked]).toEqual(['https://a.example', 1])
  now = 1_000
  expect([await ancestors(), asked]).toEqual(["'none'", 2])
})

it('slugs that are made up don’t fill the memory, and push out the oldest only', async () => {
  const asked: string[] = []
  const framings = createFramings({
    find: async (slug) => {
      asked.push(slug)
      return undefined
    },
    now: () => 0,
  })
  for (let n = 0; n <= 1_000; n++) await framings.of(`s-${n}`, 'r')
  await framings.of('s-1000', 'r')
  expect(asked).toHaveLength(1_001)
  await framings.of('s-0', 'r')
  expect(asked).toHaveLength(1_002)
})
