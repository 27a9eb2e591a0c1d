import { expect, it } from '@jest/globals'
import { sizeFindings } from './check-sizes.ts'

const files = (count: number, lines: number, folder = 'a') =>
  Array.from({ length: count }, (_, index) => ({ path: `${folder}/${lines}-${index}.ts`, lines }))

it('sizeFindings accepts files and folders at their limits', () => {
  expect(sizeFindings([...files(15, 250), ...files(15, 250, 'a/b')])).toEqual([])
})

it('sizeFindings finds a file that is too long, and a folder with too many files of its own', () => {
  expect(sizeFindings([...files(1, 251), ...files(16, 10, 'a/b')])).toEqual([
    'a/251-0.ts has 251 lines, more than 250: split it by verb',
    'a/b/ has 16 source files, more than 15: group them by aggregate',
  ])
})
