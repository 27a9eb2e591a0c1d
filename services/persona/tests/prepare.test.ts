import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { indexesOf, runPrepare } from '@rostra/kit/testing/prepare-process'
import { PersonaService } from '@rostra/proto/persona'
import { demoPersonas } from '../src/domain/demo-personas.ts'
import { createPersonaWorld, type PersonaWorld } from './persona-world.ts'

const prepare = new URL('../src/prepare.ts', import.meta.url)

let world: PersonaWorld
beforeEach(async () => {
  world = await createPersonaWorld()
})
afterEach(() => world?.end())

it('every index stands before the first replica starts, and preparing again beside it changes nothing', async () => {
  await runPrepare(prepare, world.env)
  const prepared = await indexesOf(world.connection)
  expect(prepared.some((index) => index.startsWith('personas: '))).toBe(true)

  await world.replica()
  expect(await indexesOf(world.connection)).toEqual(prepared)
  await runPrepare(prepare, world.env)
  expect(await indexesOf(world.connection)).toEqual(prepared)
})

it('demo personas can be found by the first replica when they were asked for', async () => {
  const demo = { ...world.env, DEMO_DATA: 'true' }
  await Promise.all([runPrepare(prepare, demo), runPrepare(prepare, demo)])
  const replica = await world.replica()
  const { total } = await replica.client().call(PersonaService.ListPublicPersonas, { sort: 'SORT_NEWEST', page: 1, limit: 1 })
  expect(total).toBe(demoPersonas.length)
})
