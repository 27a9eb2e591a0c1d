import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { dropDatabase } from '@rostra/kit/testing/drop-database'
import { indexesOf, prepareAgain, runPrepare } from '@rostra/kit/testing/prepare-process'
import { demoMembers } from '@rostra/platform/demo-members'
import { createHarness, type Harness } from './harness.ts'

const prepare = new URL('../src/prepare.ts', import.meta.url)

let harness: Harness
beforeEach(async () => {
  harness = await createHarness()
  await dropDatabase(harness.database)
})
afterEach(() => harness?.stop())

it('prepare builds every index before the first replica starts, and is idempotent beside a running replica', async () => {
  await runPrepare(prepare, harness.env)
  const prepared = await indexesOf(harness.database)
  expect(prepared.some((index) => index.startsWith('accounts: '))).toBe(true)

  await harness.startReplica()
  expect(await indexesOf(harness.database)).toEqual(prepared)
  await prepareAgain(prepare, harness.env)
  expect(await indexesOf(harness.database)).toEqual(prepared)
}, 60_000)

it('prepare creates the demo accounts only when DEMO_DATA is true, once', async () => {
  await prepareAgain(prepare, harness.env)
  expect(await harness.database.collection('accounts').countDocuments()).toBe(0)
  await prepareAgain(prepare, { ...harness.env, DEMO_DATA: 'true' })
  await prepareAgain(prepare, { ...harness.env, DEMO_DATA: 'true' })
  const usernames = await harness.database.collection('accounts').distinct('username')
  expect(usernames.sort()).toEqual(['rostra', ...demoMembers.map(({ username }) => username)].sort())
  expect(await harness.database.collection('accounts').countDocuments()).toBe(usernames.length)
})
