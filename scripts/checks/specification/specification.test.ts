import { expect, it } from '@jest/globals'
import { readAreas } from './specification.ts'

it('reads areas with their rows, each from its own section or from that of its area', () => {
  const rows = [
    { says: 'A.', shown: { 'a.test.ts': 'shows a' } },
    { says: 'B.', from: 'core 9', shown: { 'a.test.ts': ['shows b', 'counts b'] } },
  ]
  expect(readAreas('x.yaml', [{ title: 'Letters', from: 'core 2', rows }])).toEqual([
    {
      title: 'Letters',
      statements: [
        { says: 'A.', from: 'core 2', shown: { 'a.test.ts': ['shows a'] } },
        { says: 'B.', from: 'core 9', shown: { 'a.test.ts': ['shows b', 'counts b'] } },
      ],
    },
  ])
})

it.each([
  [{}, 'x.yaml: the file is no list'],
  [[{ rows: [] }], 'x.yaml: a title is no text'],
  [[{ title: 'Letters' }], 'x.yaml: Letters is no list'],
  [[{ title: 'Letters', rows: [{ says: 'A.' }] }], 'x.yaml: Letters, row 1, from is no text'],
  [[{ title: 'Letters', from: 'core 2', rows: [{ says: ' ' }] }], 'x.yaml: Letters, row 1, says is no text'],
  [[{ title: 'Letters', from: 'core 2', rows: [{ says: 'A.' }] }], 'x.yaml: Letters, row 1, shown is no map of files'],
  [[{ title: 'Letters', from: 'core 2', rows: [{ says: 'A.', shown: {} }] }], 'x.yaml: Letters, row 1, shown names no test'],
  [[{ title: 'Letters', from: 'core 2', rows: [{ says: 'A.', shown: { a: [] } }] }], 'x.yaml: Letters, row 1, shown names no test'],
  [[{ title: 'Letters', from: 'core 2', rows: [{ says: 'A.', expected: 'e2e' }] }], 'x.yaml: Letters, row 1, expected is unknown'],
  [[{ title: 'Letters', from: 'core 2', rows: [{ says: 'A.', shown: 'a' }] }], 'x.yaml: Letters, row 1, shown is no map of files'],
  [[{ title: 'Letters', from: 'core 2', rows: [{ says: 'A.', shown: { a: 1 } }] }], 'x.yaml: Letters, row 1, shown, a is no text'],
])('throws the place of what has another shape: %j', (parsed, message) => {
  expect(() => readAreas('x.yaml', parsed)).toThrow(message)
})
