import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { ExpertsService } from '@rostra/proto/experts'
import { PersonaDeletedEvent } from '@rostra/proto/persona-events'
import { createExpertsHarness, type ExpertsHarness, type Replica } from '../harness/experts-harness.ts'

let harness: ExpertsHarness
let replica: Replica
beforeAll(async () => {
  harness = await createExpertsHarness()
  replica = await harness.startReplica()
})
afterAll(() => harness?.stop())

const circles = () => harness.connection.collection<{ _id: string; entries: { personaId: string }[] }>('circles')
const publishDeleted = async (personaId: string) => {
  const payload = PersonaDeletedEvent.serialize({ personaId, deletedAt: new Date().toISOString() })
  await harness.bus.publish([{ id: `deleted:${personaId}`, topic: PersonaDeletedEvent.topic, key: personaId, payload, at: new Date() }])
}

it('a deleted persona leaves every circle, many at a time, and its members are told when they read theirs', async () => {
  const gone = harness.personas.add({ name: 'Gone' }).id
  const kept = harness.personas.add({ name: 'Kept' }).id
  const { token } = await harness.memberWithCircle(replica.client, [gone, kept])
  const stored = await circles().findOne({ 'entries.personaId': gone })
  await circles().insertMany(
    Array.from({ length: 230 }, (_, number) => ({ ...stored, entries: stored?.entries ?? [], _id: `many-${number}` })),
  )
  await publishDeleted(gone)
  await publishDeleted(gone)
  await eventually(async () => expect(await circles().countDocuments({ 'entries.personaId': gone })).toBe(0), eventTimeoutMs)
  expect(await circles().countDocuments({ 'entries.personaId': kept })).toBe(231)
  const { entries, left } = await replica.client.call(ExpertsService.GetCircle, {}, { token })
  expect([entries.map(({ persona }) => persona?.name), left]).toEqual([['Kept'], ['Gone']])
})

it('an index has the circles with a persona', async () => {
  const found = circles().find({ 'entries.personaId': 'x' })
  expect(JSON.stringify((await found.explain()).queryPlanner.winningPlan)).not.toContain('COLLSCAN')
})
