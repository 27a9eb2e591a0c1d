import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from '@jest/globals'
import { seriesOf } from './compare.ts'
import { createRecord, figuresOf, keepRecord, readBaseline, writeBaseline } from './record.ts'

const folder = mkdtempSync(join(tmpdir(), 'rostra-baseline-'))
afterAll(() => rmSync(folder, { recursive: true }))

const recordOf = (bench: string, values: readonly number[]) => {
  const figure = { name: 'CPU', unit: 'ms', better: 'less', yardstick: 'loop' } as const
  return createRecord(50, new Map([[bench, seriesOf(values.map((value) => ({ figures: [{ ...figure, value }], loopMs: 50 })))]]))
}

it('a baseline of one bench leaves the figures of the others', () => {
  const file = join(folder, 'deep/baseline.json')
  expect(readBaseline(file)).toBeUndefined()
  writeBaseline(recordOf('search', [10, 20.123456]), file)
  writeBaseline(recordOf('stream', [30]), file)
  const baseline = readBaseline(file)
  expect(figuresOf(baseline, 'search').get('CPU')).toMatchObject({ values: [10, 20.12], ratios: [0.2, 0.4025], yardstick: 'loop' })
  expect(figuresOf(baseline, 'stream').get('CPU')?.values).toEqual([30])
  expect(figuresOf(baseline, 'flood').size).toBe(0)
  expect(readFileSync(file, 'utf8')).toContain('"values": [10, 20.12]')
})

it('every run is kept in a file of its own', () => {
  const record = recordOf('search', [10])
  expect(JSON.parse(readFileSync(keepRecord(record, folder), 'utf8'))).toMatchObject({ commit: record.commit, machine: record.machine })
})

it('a baseline of another form is refused', () => {
  const file = join(folder, 'other.json')
  writeFileSync(file, '{"figures":[]}')
  expect(() => readBaseline(file)).toThrow(/benches/)
})

it('the committed baseline, if there is one, can be read', () => {
  expect(() => readBaseline()).not.toThrow()
})
