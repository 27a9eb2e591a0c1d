import { expect, it } from '@jest/globals'
import { createReport } from './report.ts'

it('a missed goal fails the full form only, and figures that are not trusted fail both', () => {
  for (const short of [true, false]) {
    const lines: string[] = []
    const report = () => createReport({ short, print: (line) => void lines.push(line) })
    const missed = report()
    missed.figure('CPU of a token', 50, 'µs', 'loop')
    missed.missed('p95 above 50 ms')
    expect(missed.end()).toBe(short ? 0 : 1)
    const untrusted = report()
    untrusted.figure('p50', Number.NaN, 'ms', 'loop')
    expect(untrusted.end()).toBe(1)
    expect(lines).toEqual([...(short ? [] : ['NOT REACHED: p95 above 50 ms']), 'NOT TRUSTED: p50 is NaN'])
  }
})
