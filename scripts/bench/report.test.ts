import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from '@jest/globals'
import { createReport } from './report.ts'

const folder = mkdtempSync(join(tmpdir(), 'rostra-report-'))
const file = join(folder, 'report.json')
afterAll(() => rmSync(folder, { recursive: true }))

const reportOf = (short: boolean) => {
  const lines: string[] = []
  return { lines, report: createReport({ file, short, print: (line) => void lines.push(line) }) }
}
const written = () => JSON.parse(readFileSync(file, 'utf8'))

it('a good run writes its figures and exits with 0', () => {
  const { lines, report } = reportOf(true)
  report.figure('CPU of a token', 50, 'µs', 'loop')
  report.note('first token p99', 99, 'ms')
  expect(report.end()).toBe(0)
  expect(lines).toEqual([])
  expect(written()).toEqual({
    figures: [
      { name: 'CPU of a token', value: 50, unit: 'µs', better: 'less', yardstick: 'loop' },
      { name: 'first token p99', value: 99, unit: 'ms', better: 'less' },
    ],
    untrusted: [],
  })
})

it('a missed goal fails the full form only', () => {
  for (const short of [true, false]) {
    const { lines, report } = reportOf(short)
    report.missed('p95 above 50 ms')
    expect(report.end()).toBe(short ? 0 : 1)
    expect(lines).toEqual(short ? [] : ['NOT REACHED: p95 above 50 ms'])
  }
})

it('an untrusted run and a figure that is no number fail both forms', () => {
  for (const short of [true, false]) {
    const { report } = reportOf(short)
    report.figure('p50', Number.NaN, 'ms', 'loop')
    expect(report.end()).toBe(1)
    expect(written().untrusted).toEqual(['p50 is NaN'])
  }
})
