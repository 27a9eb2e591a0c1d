import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { storedMessages } from './harness/stored.ts'
import { createZeitgeistHarness, type ZeitgeistHarness } from './harness/zeitgeist-harness.ts'

const dayMs = 86_400_000

let harness: ZeitgeistHarness
beforeAll(async () => {
  harness = await createZeitgeistHarness()
})
afterAll(() => harness?.stop())

it('a replica that starts deletes keys and people after 7 days and rows after 14', async () => {
  await harness.startReplica()
  const personaId = harness.personas.add().id
  const at = (daysAgo: number) => new Date(harness.clock.now() - daysAgo * dayMs)
  await harness.say(
    ...[0, 7, 8, 13].map((daysAgo) => ({ accountId: `of-${daysAgo}`, personaId, text: 'Tomato seedlings', at: at(daysAgo) })),
  )
  await eventually(async () => expect(await storedMessages(harness.connection)).toBe(4), 60_000)
  const count = (collection: string) => harness.connection.collection(collection).countDocuments()
  // Keys of four days, and the key of terms. Days more than 7 days ago have no people.
  expect([await count('keys'), await count('people')]).toEqual([5, 2])

  harness.clock.shiftMs = 2 * dayMs
  await harness.startReplica()
  await eventually(async () => expect([await count('keys'), await count('people'), await count('activity')]).toEqual([2, 1, 3]))
})
