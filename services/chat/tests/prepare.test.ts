import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { dropDatabase } from '@rostra/kit/testing/drop-database'
import { indexesOf, prepareAgain, runPrepare } from '@rostra/kit/testing/prepare-process'
import { type ChatHarness, createChatHarness } from './harness/chat-harness.ts'
import { scriptedModel, words } from './harness/scripted-model.ts'

const prepare = new URL('../src/prepare.ts', import.meta.url)

let harness: ChatHarness
beforeEach(async () => {
  harness = await createChatHarness()
  await dropDatabase(harness.connection)
})
afterEach(() => harness?.stop())

it('creates every index before the first replica starts, and changes nothing when it runs again', async () => {
  await runPrepare(prepare, harness.env)
  const prepared = await indexesOf(harness.connection)
  expect(prepared.some((index) => index.startsWith('exchanges: '))).toBe(true)

  await harness.startReplica(scriptedModel(() => words(1, 1)))
  expect(await indexesOf(harness.connection)).toEqual(prepared)
  await prepareAgain(prepare, harness.env)
  expect(await indexesOf(harness.connection)).toEqual(prepared)
}, 60_000)
