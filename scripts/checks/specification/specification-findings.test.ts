import { expect, it } from '@jest/globals'
import type { Area } from './specification.ts'
import { specificationFindings } from './specification-findings.ts'

type Row = Area['rows'][number]

const tests: Record<string, string[]> = { 'a.test.ts': ['cart › adds'] }
const shown = { 'a.test.ts': ['cart › adds'] }

const findings = (...areas: Partial<Row>[][]) =>
  specificationFindings(
    areas.map((rows, index) => ({
      title: `Cart ${index + 1}`,
      rows: rows.map((row, place) => ({ number: index * 10 + place + 1, says: `Adds ${index}, ${place}.`, shown, ...row })),
    })),
    (file) => tests[file],
  )

it('finds a test that its file does not have any more', () => {
  expect(findings([{ says: 'Adds.', shown: { 'a.test.ts': ['cart › adds', 'adds'] } }])).toEqual([
    'Cart 1, 1: Adds.\n  names a test that a.test.ts does not have: adds',
  ])
})

it('finds a file that does not exist', () => {
  expect(findings([{ says: 'Adds.', shown: { 'b.test.ts': ['adds'] } }])).toEqual([
    'Cart 1, 1: Adds.\n  names b.test.ts, which does not exist',
  ])
})

it('finds a statement that is there twice, in another area too', () => {
  expect(findings([{ says: 'Adds.' }], [{ says: 'Adds.' }])).toEqual(['Cart 2, 11: Adds.\n  is there twice'])
})

it('finds a number that is there twice and says which is free', () => {
  expect(findings([{ number: 7 }, { number: 12 }], [{ number: 7, says: 'Removes.' }])).toEqual([
    'Cart 2, 7: Removes.\n  has the number of another statement; the next free number is 13',
  ])
})
