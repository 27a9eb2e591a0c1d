import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { dropDatabase } from '@rostra/kit/testing/drop-database'
import { indexesOf, prepareAgain, runPrepare } from '@rostra/kit/testing/prepare-process'
import { createZeitgeistHarness, type ZeitgeistHarness } from './harness/zeitgeist-harness.ts'

const prepare = new URL('../src/prepare.ts', import.meta.url)

let harness: ZeitgeistHarness
beforeEach(async () => {
  harness = await createZeitgeistHarness()
  await dropDatabase(harness.connection)
})
afterEach(() => harness?.stop())

it('creates every index before the first replica starts, and changes nothing when it runs again', async () => {
  await runPrepare(prepare, harness.env)
  const prepared = await indexesOf(harness.connection)
  expect(prepared.some((index) => index.startsWith('activity: '))).toBe(true)

  await harness.startReplica()
  expect(await indexesOf(harness.connection)).toEqual(prepared)
  await prepareAgain(prepare, harness.env)
  expect(await indexesOf(harness.connection)).toEqual(prepared)
}, 60_000)
