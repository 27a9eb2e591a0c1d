import { expect, it } from '@jest/globals'
import { originOf, originsOf } from './origins.ts'

it.each([
  ['https://Example.org/path?x=1', 'https://example.org'],
  ['example.org', 'https://example.org'],
  ['https://example.org:8443', 'https://example.org:8443'],
  ['http://localhost:5000', 'http://localhost:5000'],
  ['https://localhost', 'https://localhost'],
  ['http://127.0.0.1:5000', null],
  ['http://example.org', null],
  ['https://exa;mple.org', null],
  ['https://user:pass@example.org', null],
  ['javascript://alert(1)', null],
  ['https://', null],
  ['two words', null],
  ['*', null],
  ['word', null],
])('%p names %p', (line, origin) => expect(originOf(line)).toBe(origin))

it('reads one origin per line, without repetitions', () => {
  expect(originsOf(' example.org\n\nhttps://example.org/\r\nhttps://b.example\nnonsense')).toEqual([
    'https://example.org',
    'https://b.example',
  ])
})
