import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { dropDatabase } from '@rostra/kit/testing/drop-database'
import { indexesOf, prepareAgain, runPrepare } from '@rostra/kit/testing/prepare-process'
import { createHarness, type Harness } from './harness.ts'

const prepare = new URL('../src/prepare.ts', import.meta.url)

let harness: Harness
beforeEach(async () => {
  harness = await createHarness()
  await dropDatabase(harness.connection)
})
afterEach(() => harness?.stop())

it('prepare builds every index before the first replica starts, and changes nothing when it runs again', async () => {
  await runPrepare(prepare, harness.env)
  const prepared = await indexesOf(harness.connection)
  expect(prepared.some((index) => index.startsWith('ledger: '))).toBe(true)

  await harness.replica()
  expect(await indexesOf(harness.connection)).toEqual(prepared)
  await prepareAgain(prepare, harness.env)
  expect(await indexesOf(harness.connection)).toEqual(prepared)
}, 60_000)
