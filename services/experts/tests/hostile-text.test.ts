import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { hostileCalls } from '@rostra/platform/testing/hostile-calls'
import { ExpertsService } from '@rostra/proto/experts'
import { createExpertsHarness, type ExpertsHarness } from './harness/experts-harness.ts'

let harness: ExpertsHarness
beforeAll(async () => {
  harness = await createExpertsHarness({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => harness?.stop())

it('no text in a call blocks the event loop for 50 ms or ends with a defect', async () => {
  const { client } = await harness.startReplica()
  const { token } = await harness.memberWithCircle(client, [harness.personas.add().id, harness.personas.add().id])
  expect(await hostileCalls({ definition: ExpertsService, client, options: { token }, limitMs: 50 })).toEqual([])
}, 60_000)
