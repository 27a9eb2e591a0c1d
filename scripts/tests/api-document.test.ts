import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ifAvailable } from '../bootstrap/expected-error.ts'
import { schemathesisCommand } from '../infra/fetch/fetch-schemathesis.ts'
import { startTestProductProcess, type TestProductProcess } from '../product/test-product.ts'
import { createAnalyst } from './schemathesis/create-analyst.ts'
import { runSchemathesis } from './schemathesis/run-schemathesis.ts'

/** For a longer run, and for the requests of a run that failed. */
const examples = Number(process.env.SCHEMATHESIS_EXAMPLES) || undefined
const seed = Number(process.env.SCHEMATHESIS_SEED ?? 1)
const phases = ['examples', 'coverage', 'fuzzing', 'stateful']

const schemathesis = await ifAvailable(schemathesisCommand())
const describeIfAvailable = schemathesis ? describe : describe.skip

describeIfAvailable('the running product', () => {
  let product: TestProductProcess
  beforeAll(async () => {
    product = await startTestProductProcess()
  }, 120_000)
  afterAll(() => product?.stop(), 60_000)

  it('answers every request as its OpenAPI document says, in all phases of Schemathesis', async () => {
    if (!schemathesis) throw new Error('skipped without Schemathesis')
    const account = await createAnalyst(product.url, product.stores.databaseSuffix)
    const { report, output } = await runSchemathesis(schemathesis, { url: product.url, ...account, seed, examples })
    process.stdout.write(summaryOf(output))
    const { complete, operations, test_cases: cases } = report
    expect(cases.unique_failures + cases.errored === 0 ? '' : findingsOf(output)).toBe('')
    expect([complete, operations.tested]).toEqual([true, operations.total])
    expect(phases.map((phase) => `${phase} ${report.phases[phase]?.status}`)).toEqual(phases.map((phase) => `${phase} success`))
  }, 1_800_000)
})

const summaryOf = (output: string) => output.slice(output.search(/^=+ SUMMARY/m))
const findingsOf = (output: string) => output.slice(output.search(/^=+ (FAILURES|ERRORS)/m)).slice(0, 20_000)
