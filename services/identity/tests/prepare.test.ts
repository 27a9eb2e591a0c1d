import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { indexesOf, runPrepare } from '@rostra/kit/testing/prepare-process'
import { createWorld, type World } from './identity-world.ts'

const prepare = new URL('../src/prepare.ts', import.meta.url)

let world: World
beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => world?.end())

it('every index stands before the first replica starts, and preparing again beside it changes nothing', async () => {
  await runPrepare(prepare, world.env)
  const prepared = await indexesOf(world.database)
  expect(prepared.some((index) => index.startsWith('accounts: '))).toBe(true)

  await world.start()
  expect(await indexesOf(world.database)).toEqual(prepared)
  await runPrepare(prepare, world.env)
  expect(await indexesOf(world.database)).toEqual(prepared)
})

it('the owner of the demo personas is there when they were asked for', async () => {
  await runPrepare(prepare, world.env)
  expect(await world.database.collection('accounts').countDocuments()).toBe(0)
  await runPrepare(prepare, { ...world.env, DEMO_DATA: 'true' })
  await runPrepare(prepare, { ...world.env, DEMO_DATA: 'true' })
  expect(await world.database.collection('accounts').countDocuments({ usernameKey: 'rostra' })).toBe(1)
})
