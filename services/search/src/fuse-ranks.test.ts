import { expect, it } from '@jest/globals'
import { fuseRanks } from './fuse-ranks.ts'

it('prefers what both rankings have, then the better rank', () => {
  const fused = fuseRanks([
    ['a', 'b', 'c'],
    ['d', 'c'],
  ])
  expect(fused.map(({ key }) => key)).toEqual(['c', 'a', 'd', 'b'])
  expect(fused[0]?.score).toBeCloseTo(1 / 63 + 1 / 62)
})
