import { expect, it } from '@jest/globals'
import type { Statement } from './specification.ts'
import { specificationFindings } from './specification-findings.ts'

const tests: Record<string, string[]> = { 'a.test.ts': ['cart › adds', 'cart › removes'] }

const findings = (...statements: Partial<Statement>[]) =>
  specificationFindings(
    [{ title: 'Cart', statements: statements.map((each) => ({ says: 'Adds.', from: 'core 2', shown: {}, ...each })) }],
    (file) => tests[file],
  )

it('finds nothing when every row names tests that exist', () => {
  expect(findings({ shown: { 'a.test.ts': ['cart › adds', 'cart › removes'] } })).toEqual([])
})

it('finds a test that its file does not have any more', () => {
  expect(findings({ shown: { 'a.test.ts': ['cart › adds', 'adds'] } })).toEqual([
    'Cart: Adds.\n  names a test that a.test.ts does not have: adds',
  ])
})

it('finds a file that does not exist', () => {
  expect(findings({ shown: { 'b.test.ts': ['adds'] } })).toEqual(['Cart: Adds.\n  names b.test.ts, which does not exist'])
})

it('finds a statement that is there twice', () => {
  const shown = { 'a.test.ts': ['cart › adds'] }
  expect(findings({ shown }, { shown })).toEqual(['Cart: Adds.\n  is there twice'])
})
