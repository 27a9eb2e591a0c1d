import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ExpertsService } from '@rostra/proto/experts'
import { createExpertsHarness, type ExpertsHarness, type Replica } from '../harness/experts-harness.ts'

let harness: ExpertsHarness
let replica: Replica

beforeAll(async () => {
  harness = await createExpertsHarness()
  replica = await harness.startReplica()
})

afterAll(() => harness.stop())

test('an added persona is at the end of the circle', async () => {
  const [ada, plato] = [harness.personas.add({ name: 'Ada' }), harness.personas.add({ name: 'Plato' })]
  const { token } = await harness.memberWithCircle(replica.client, [ada.id])

  const entry = await replica.client.call(ExpertsService.AddToCircle, { personaId: plato.id }, { token })

  expect(entry).toMatchObject({ personaId: plato.id, position: 1, persona: { name: 'Plato' } })
  const circle = await replica.client.call(ExpertsService.GetCircle, {}, { token })
  expect(circle.entries.map(({ persona }) => persona?.name)).toEqual(['Ada', 'Plato'])
})
