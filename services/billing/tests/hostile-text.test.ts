import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { hostileCalls } from '@rostra/platform/testing/hostile-calls'
import { BillingService } from '@rostra/proto/billing'
import { createHarness, type Harness } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await createHarness()
})
afterAll(() => harness?.stop())

it.each<[string, string[] | undefined]>([
  ['gateway', undefined],
  ['chat', ['Hold', 'Release']],
  ['operator', ['GrantCredits']],
])(
  'no text in a call of %s blocks the event loop for 50 ms or ends with a defect',
  async (service, methods) => {
    const client = (await harness.replica()).client(service)
    const options = { token: await harness.identity.member('ada') }
    const bases = {
      Hold: { purpose: 'PURPOSE_EXCHANGE', units: 1 },
      SignLocalEvent: { outcome: 'LOCAL_OUTCOME_PAID' },
      GrantCredits: { grantId: '0b54f0a4-11a7-4a5e-9d5c-7c4a9a3f0c11', accountId: 'ada', amount: 1, note: '' },
    }
    const calls = { definition: BillingService, client, options, ...(methods && { methods }), bases }
    expect(await hostileCalls({ ...calls, limitMs: 50 })).toEqual([])
  },
  60_000,
)
