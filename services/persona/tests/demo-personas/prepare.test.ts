import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { dropDatabase } from '@rostra/kit/testing/drop-database'
import { indexesOf, prepareAgain, runPrepare } from '@rostra/kit/testing/prepare-process'
import { PersonaService } from '@rostra/proto/persona'
import { minConversations } from '../../src/core/domain/featured/eligibility.ts'
import { readDemoPersonas } from '../../src/core/store/demo-personas/read-demo-personas.ts'
import { popularFirst } from '../../src/core/store/personas/persona-model.ts'
import { createHarness, type Harness } from '../harness.ts'

const demoPersonas = await readDemoPersonas()
const prepare = new URL('../../src/prepare.ts', import.meta.url)

let harness: Harness
beforeEach(async () => {
  harness = await createHarness()
  await dropDatabase(harness.connection)
})
afterEach(() => harness?.end())

it('prepare and a replica start on a database whose index of featurable personas filters by isPrivate', async () => {
  const partialFilterExpression = { isPrivate: false, conversationCount: { $gte: minConversations } }
  await harness.connection.collection('personas').createIndex(popularFirst, { name: 'featurable', partialFilterExpression })
  await runPrepare(prepare, harness.env)
  await harness.startReplica()
})

it('prepare builds every index before the first replica starts, and changes nothing when it runs again', async () => {
  await runPrepare(prepare, harness.env)
  const prepared = await indexesOf(harness.connection)
  expect(prepared.some((index) => index.startsWith('personas: '))).toBe(true)

  await harness.startReplica()
  expect(await indexesOf(harness.connection)).toEqual(prepared)
  await prepareAgain(prepare, harness.env)
  expect(await indexesOf(harness.connection)).toEqual(prepared)
})

it('prepare adds the demo personas once when two run concurrently', async () => {
  const demo = { ...harness.env, DEMO_DATA: 'true' }
  await Promise.all([runPrepare(prepare, demo), runPrepare(prepare, demo)])
  const replica = await harness.startReplica()
  const { total } = await replica.client().call(PersonaService.ListPublicPersonas, { sort: 'SORT_NEWEST', page: 1, limit: 1 })
  expect(total).toBe(demoPersonas.length)
})
