import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { indexesOf, runPrepare } from '@rostra/kit/testing/prepare-process'
import { type ChatWorld, createChatWorld } from './world/chat-world.ts'
import { scriptedModel, words } from './world/scripted-model.ts'

const prepare = new URL('../src/prepare.ts', import.meta.url)

let world: ChatWorld
beforeEach(async () => {
  world = await createChatWorld()
})
afterEach(() => world?.end())

it('every index stands before the first replica starts, and preparing again beside it changes nothing', async () => {
  await runPrepare(prepare, world.env)
  const prepared = await indexesOf(world.connection)
  expect(prepared.some((index) => index.startsWith('exchanges: '))).toBe(true)

  await world.start(scriptedModel(() => words(1, 1)))
  expect(await indexesOf(world.connection)).toEqual(prepared)
  await runPrepare(prepare, world.env)
  expect(await indexesOf(world.connection)).toEqual(prepared)
})
