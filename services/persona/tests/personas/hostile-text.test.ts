import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { hostileCalls } from '@rostra/platform/testing/hostile-calls'
import { PersonaService } from '@rostra/proto/persona'
import { validForm } from '../fixtures.ts'
import { createHarness, type Harness } from '../harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await createHarness()
})
afterAll(() => harness?.end())

it('no text in a call blocks the event loop for 50 ms or ends with a defect', async () => {
  const client = (await harness.startReplica()).client('chat')
  const options = { token: await harness.identity.member('ada', 'orator') }
  const { id } = await client.call(PersonaService.CreatePersona, { form: validForm() }, options)
  const bases = {
    CreatePersona: { form: validForm({ slug: 'taken' }) },
    UpdatePersona: { id, form: validForm() },
    ListPublicPersonas: { page: 1, limit: 24 },
    GetAnalytics: { days: 7 },
    CastVote: { direction: 'DIRECTION_UP' },
  }
  expect(await hostileCalls({ definition: PersonaService, client, options, bases, limitMs: 50 })).toEqual([])
})
