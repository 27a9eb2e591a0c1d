import { expect, it } from '@jest/globals'
import { slicePath } from './wheel-slices.ts'

const cornersOf = (path: string) => {
  const [start, outerStart, , outerEnd] = path.match(/-?\d+\.\d+ -?\d+\.\d+/g) ?? []
  return { start, outerStart, outerEnd: outerEnd && path.split(' 1 ')[1]?.split(' L')[0] }
}

it.each([2, 3, 4, 5])('%i slices meet at their edges', (count) => {
  const slices = Array.from({ length: count }, (_, place) => cornersOf(slicePath(place, count)))
  const turned = slices.map((_, place) => slices[(place + 1) % count]?.outerStart)
  expect(slices.map(({ outerEnd }) => outerEnd)).toEqual(turned)
})
