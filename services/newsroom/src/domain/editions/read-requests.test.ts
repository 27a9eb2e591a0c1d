import { expect, it } from '@jest/globals'
import { readRequests } from './read-requests.ts'

it('all four authors write without a topic when nobody is named', () => {
  expect(readRequests([])).toEqual(['claudeus', 'geeps', 'gemma', 'deeps'].map((author) => ({ author, topic: '' })))
})

it('only the named authors write, in the order of the authors', () => {
  const requests = [
    { author: 'deeps', topic: ' bread ' },
    { author: 'claudeus', topic: '  ' },
  ] as const
  expect(readRequests(requests)).toEqual([
    { author: 'claudeus', topic: '' },
    { author: 'deeps', topic: 'bread' },
  ])
})

it.each([
  ['a topic of more than 200 characters', [{ author: 'gemma', topic: 'x'.repeat(201) }]],
  [
    'an author twice',
    [
      { author: 'gemma', topic: 'a' },
      { author: 'gemma', topic: 'b' },
    ],
  ],
] as const)('%s is refused', (_what, requests) => {
  expect(() => readRequests(requests)).toThrow(expect.objectContaining({ kind: 'invalid', reason: 'VALIDATION' }))
})
