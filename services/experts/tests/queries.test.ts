import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { leasePlans } from '@rostra/kit/testing/lease-plans'
import { discussionModel } from '../src/store/discussions/discussion-model.ts'
import { byMember } from '../src/store/questions/question-model.ts'
import { createExpertsHarness, type ExpertsHarness } from './harness/experts-harness.ts'

let harness: ExpertsHarness
beforeAll(async () => {
  harness = await createExpertsHarness()
  await harness.startReplica()
})
afterAll(() => harness?.stop())

it("an index has a member's questions after another one, in their order", async () => {
  const filter = { userId: 'ada', _id: { $gt: 'last' } }
  const found = harness.connection.collection<{ _id: string }>('questions').find(filter).hint(byMember).sort({ _id: 1 })
  const plan = JSON.stringify((await found.explain()).queryPlanner.winningPlan)
  expect(plan).toContain('"userId":["[\\"ada\\", \\"ada\\"]"],"_id":["(\\"last\\", {})"]')
  expect(plan).not.toMatch(/COLLSCAN|"SORT"/)
})

it("an index has a member's questions for their deletion", async () => {
  const found = harness.connection.collection('questions').find({ userId: 'ada' })
  expect(JSON.stringify((await found.explain()).queryPlanner.winningPlan)).toMatch(/IXSCAN.*userId_1__id_1/)
})

it('an index has the discussions of other replicas', async () => {
  expect(new Set(await leasePlans(discussionModel(harness.connection)))).toEqual(new Set(['IXSCAN { leaseUntil: 1 }']))
})
