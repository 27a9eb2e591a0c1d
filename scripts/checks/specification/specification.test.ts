import { expect, it } from '@jest/globals'
import { readAreas } from './specification.ts'

const cart = (...rows: unknown[]) => [{ title: 'Cart', rows }]
const adds = { number: 1, says: 'Adds.', shown: { 'a.test.ts': 'adds' } }

it('reads areas with their rows, and one test or several of a file', () => {
  const counts = { number: 2, says: 'Counts.', shown: { 'a.test.ts': ['counts', 'counts well'] } }
  expect(readAreas('x.yaml', cart(adds, counts))).toEqual(cart({ ...adds, shown: { 'a.test.ts': ['adds'] } }, counts))
})

it.each([
  ['a file that is no list', {}, 'x.yaml:'],
  ['an area without a title', [{ rows: [] }], '[0].title'],
  ['an area without rows', [{ title: 'Cart' }], '[0].rows'],
  ['an unknown field of an area', [{ title: 'Cart', from: 'x', rows: [] }], '"from"'],
  ['a row without a number', cart({ ...adds, number: undefined }), '[0].rows[0].number'],
  ['a number that is no whole one', cart({ ...adds, number: 1.5 }), '[0].rows[0].number'],
  ['a blank statement', cart({ ...adds, says: ' ' }), '[0].rows[0].says'],
  ['an unknown field of a row', cart({ ...adds, expected: 'e2e' }), '"expected"'],
  ['a row without tests', cart({ ...adds, shown: undefined }), '[0].rows[0].shown'],
  ['a row with no file of tests', cart({ ...adds, shown: {} }), 'names no test'],
  ['a file without a test', cart({ ...adds, shown: { a: [] } }), '[0].rows[0].shown.a'],
  ['a test that is no text', cart({ ...adds, shown: { a: 1 } }), '[0].rows[0].shown.a'],
])('refuses %s with its place', (_what, parsed, message) => {
  expect(() => readAreas('x.yaml', parsed)).toThrow(message)
})
