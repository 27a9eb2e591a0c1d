import { expect, it } from '@jest/globals'
import { grammars } from './highlight/grammars.ts'
import { languageOf } from './languages.ts'

it.each([
  ['ts', 'TypeScript', 'typescript'],
  ['C++', 'C++', 'cpp'],
  ['c#', 'C#', 'csharp'],
  ['bash', 'Shell', 'shellscript'],
  ['console', 'Terminal', 'shellsession'],
  ['js:server.js', 'JavaScript', 'javascript'],
  ['{python}', 'Python', 'python'],
  ['{.rust', 'Rust', 'rust'],
  ['diff', 'Diff', undefined],
  ['plaintext', 'Text', undefined],
  ['brainfuck', 'brainfuck', undefined],
  ['constructor', 'constructor', undefined],
  ['x'.repeat(200), 'x'.repeat(30), undefined],
])('languageOf(%j) is %s', (written, name, grammar) => {
  expect(languageOf(written)).toEqual({ name, ...(grammar && { grammar }) })
})

it('languageOf names none for a fence that names none', () => {
  expect([languageOf(''), languageOf('{}')]).toEqual([undefined, undefined])
})

it('every grammar has a name', () => {
  for (const grammar of Object.keys(grammars)) expect(languageOf(grammar)).toMatchObject({ grammar, name: expect.stringMatching(/./) })
})
