import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { indexesOf, runPrepare } from '@rostra/kit/testing/prepare-process'
import { createExpertsHarness, type ExpertsHarness } from './harness/experts-harness.ts'

const prepare = new URL('../src/prepare.ts', import.meta.url)

let harness: ExpertsHarness
beforeEach(async () => {
  harness = await createExpertsHarness()
})
afterEach(() => harness?.stop())

it('creates every index before the first replica starts, and changes nothing when it runs again', async () => {
  await runPrepare(prepare, harness.env)
  const prepared = await indexesOf(harness.connection)
  expect(prepared.some((index) => index.startsWith('questions: '))).toBe(true)

  await harness.startReplica()
  expect(await indexesOf(harness.connection)).toEqual(prepared)
  await runPrepare(prepare, harness.env)
  expect(await indexesOf(harness.connection)).toEqual(prepared)
})
