import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { indexesOf, runPrepare } from '@rostra/kit/testing/prepare-process'
import { type BillingWorld, createBillingWorld } from './billing-world.ts'

const prepare = new URL('../src/prepare.ts', import.meta.url)

let world: BillingWorld
beforeEach(async () => {
  world = await createBillingWorld()
})
afterEach(() => world?.end())

it('every index stands before the first replica starts, and preparing again beside it changes nothing', async () => {
  await runPrepare(prepare, world.env)
  const prepared = await indexesOf(world.connection)
  expect(prepared.some((index) => index.startsWith('ledger: '))).toBe(true)

  await world.replica()
  expect(await indexesOf(world.connection)).toEqual(prepared)
  await runPrepare(prepare, world.env)
  expect(await indexesOf(world.connection)).toEqual(prepared)
})
