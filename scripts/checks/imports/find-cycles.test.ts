import { describe, expect, it } from '@jest/globals'
import { findCycles } from './find-cycles.ts'

const graph = (edges: Record<string, string[]>) =>
  new Map(Object.entries(edges).map(([from, targets]) => [from, targets.map((to) => ({ from, to, isPackage: !(to in edges), line: 1 }))]))

describe('findCycles', () => {
  it('finds every group once, as its shortest cycle', () => {
    const cyclic = graph({ e: ['d'], d: ['e', 'a'], a: ['b'], b: ['c', 'a'], c: ['a'], f: ['a'] })
    expect(findCycles(cyclic)).toEqual([
      ['a', 'b', 'a'],
      ['d', 'e', 'd'],
    ])
  })

  it('finds a long cycle and a file that imports itself', () => {
    expect(findCycles(graph({ a: ['b'], b: ['c'], c: ['d'], d: ['a'], x: ['x'] }))).toEqual([
      ['a', 'b', 'c', 'd', 'a'],
      ['x', 'x'],
    ])
  })
})
