import { expect, it } from '@jest/globals'
import { sizeFindings, wideComments } from './check-sizes.ts'

const files = (count: number, lines: number, folder = 'a') =>
  Array.from({ length: count }, (_, index) => ({ path: `${folder}/${lines}-${index}.ts`, lines: Array(lines + 1).fill('') }))

it('sizeFindings accepts files and folders at their limits', () => {
  expect(sizeFindings([...files(15, 250), ...files(15, 250, 'a/b')])).toEqual([])
})

it('sizeFindings finds a file that is too long, and a folder with too many files of its own', () => {
  expect(sizeFindings([...files(1, 251), ...files(16, 10, 'a/b')])).toEqual([
    'a/251-0.ts has 251 lines, more than 250: split it by verb',
    'a/b/ has 16 source files, more than 15: group them by aggregate',
  ])
})

it('wideComments finds comments of more than 140 columns, and no code', () => {
  const long = 'word '.repeat(30)
  const lines = [
    `// ${long}`,
    `  /** ${long}*/`,
    '/**',
    ` * ${long}`,
    ' */',
    `const text = '${long}'`,
    `* ${'x'.repeat(140)}`,
    `// ${'x '.repeat(68)}x`,
  ]
  expect(wideComments({ path: 'a.ts', lines }).map((finding) => finding.split(' has ')[0])).toEqual(['a.ts:1', 'a.ts:2', 'a.ts:4'])
})
