import { expect, it } from '@jest/globals'
import { linearMath, type MathNode, mathNode } from './math.ts'

/** The elements that have parts, each with the name of one of them. */
const nested = [
  ['rad', 'deg'],
  ['f', 'num'],
  ['sSubSup', 'sub'],
  ['sPre', 'sup'],
  ['nary', 'sub'],
  ['limLow', 'lim'],
  ['func', 'fName'],
  ['d', 'e'],
  ['acc', 'e'],
  ['eqArr', 'e'],
] as const

it.each(nested)('an equation of nested elements %s is read once', (name, part) => {
  let reads = 0
  const letter: MathNode = {
    ...mathNode('t'),
    get text() {
      reads++
      return 'x'
    },
  }
  let node = letter
  for (let depth = 0; depth < 10; depth++) node = { ...mathNode(name), children: [{ ...mathNode(part), children: [node] }] }
  expect(linearMath(node)).toContain('x')
  expect(reads).toBe(1)
})
