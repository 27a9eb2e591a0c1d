import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { hostileCalls } from '@rostra/platform/testing/hostile-calls'
import { IdentityService } from '@rostra/proto/identity'
import { createHarness, type Harness, newRegistration, type Service } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await createHarness()
})
afterAll(() => harness?.stop())

it.each<[Service, string[] | undefined]>([
  ['gateway', undefined],
  ['operator', ['GrantRole', 'FindAccount']],
])(
  'no text in a call of %s blocks the event loop for 50 ms or ends with a defect',
  async (service, methods) => {
    const replica = await harness.startReplica()
    const { accessToken } = await replica.as('gateway').call(IdentityService.Register, newRegistration())
    const bases = {
      Register: newRegistration(),
      LogIn: { username: 'ada', password: 'Engine1843' },
      LogInWithCode: { email: 'ada@example.org', code: '123456' },
      ResetPassword: { token: 'a', newPassword: 'Engine1843' },
      ChangePassword: { currentPassword: 'Engine1843', newPassword: 'Engine1844' },
      GrantRole: { role: 'ROLE_ORATOR' },
    }
    const options = { token: accessToken }
    const calls = { definition: IdentityService, client: replica.as(service), options, ...(methods && { methods }), bases }
    expect(await hostileCalls({ ...calls, limitMs: 50 })).toEqual([])
  },
  60_000,
)
