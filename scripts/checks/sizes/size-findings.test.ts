import { describe, expect, it } from '@jest/globals'
import { quantiles, type SourceFile, sizeFindings } from './size-findings.ts'

const files = (count: number, lines: number, folder = 'a'): SourceFile[] =>
  Array.from({ length: count }, (_, index) => ({ path: `${folder}/${lines}-${index}.ts`, lines }))

describe('quantiles', () => {
  it('are the nearest ranks', () => {
    expect(quantiles([...files(10, 10), ...files(9, 100), ...files(1, 200)])).toEqual({ median: 10, p95: 100 })
    expect(quantiles([])).toEqual({ median: 0, p95: 0 })
  })
})

describe('sizeFindings', () => {
  it('accepts files and folders at their limits', () => {
    const spread = [...files(15, 60, 'a'), ...files(3, 60, 'b'), ...files(1, 180, 'c'), ...files(1, 250, 'd')]
    expect(sizeFindings(spread, new Set())).toEqual([])
  })

  it('finds a file that is too long', () => {
    expect(sizeFindings([...files(14, 10), ...files(15, 10, 'b'), ...files(1, 251)], new Set())).toEqual([
      'a/251-0.ts has 251 lines, more than 250: split it by verb',
    ])
  })

  it('finds a median and a 95th percentile that are too long', () => {
    expect(sizeFindings(files(3, 61), new Set())).toEqual(['the median file has 61 lines, more than 60'])
    expect(sizeFindings([...files(9, 10), ...files(1, 181)], new Set())).toEqual(['the 95th percentile is 181 lines, more than 180'])
  })

  it('finds a folder with more than 15 files of its own, unless it is an exception', () => {
    const nested = [...files(15, 10, 'a'), ...files(16, 10, 'a/b')]
    expect(sizeFindings(nested, new Set())).toEqual(['a/b/ has 16 source files, more than 15: group them by aggregate'])
    expect(sizeFindings(nested, new Set(['a/b']))).toEqual([])
  })
})
