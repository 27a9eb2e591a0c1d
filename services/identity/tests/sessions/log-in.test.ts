import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import { createHarness, type Harness, newRegistration, refused } from '../harness.ts'

let harness: Harness
let gateway: RpcClient
const ada = { ...newRegistration(), username: 'Ada' }
beforeAll(async () => {
  harness = await createHarness()
  gateway = (await harness.startReplica({ DEMO_DATA: 'true' })).as('gateway')
  await gateway.call(IdentityService.Register, ada)
})
afterAll(() => harness.stop())

const logIn = (credentials: object) => gateway.call(IdentityService.LogIn, credentials)
const invalid = refused('unauthenticated', 'INVALID_CREDENTIALS')

describe('LogIn', () => {
  it('accepts the username case-insensitively and signs in', async () => {
    const { account, accessToken } = await logIn({ username: 'aDA', password: ada.password })
    expect(account?.username).toBe('Ada')
    await expect(gateway.call(IdentityService.GetAccount, {}, { token: accessToken })).resolves.toMatchObject({ username: 'Ada' })
  })

  it('accepts the email address case-insensitively, with blanks around it', async () => {
    const { account } = await logIn({ username: ` ${ada.email.toUpperCase()} `, password: ada.password })
    expect(account?.username).toBe('Ada')
  })

  it('answers equally for a wrong password, an unknown username or address and the demo owner', async () => {
    const attempts = [
      { username: 'ada', password: 'engine1843' },
      { username: 'nobody', password: ada.password },
      { username: ada.email, password: 'engine1843' },
      { username: 'nobody@example.org', password: ada.password },
      { username: 'rostra', password: ada.password },
      { username: 'ad', password: 'x' },
    ]
    const refusals = await Promise.all(attempts.map((credentials) => logIn(credentials).catch((error) => error)))
    for (const refusal of refusals) expect(refusal).toEqual(invalid)
    expect(new Set(refusals.map(({ message }) => message))).toEqual(new Set(['Invalid username or password.']))
  })

  it.each([{}, { username: 'ada' }, { username: 'ada\0', password: 'Engine1843' }, { username: 'ada', password: 'Engine\x001843' }])(
    'refuses %j before it reads the account',
    async (credentials) => {
      await expect(logIn(credentials)).rejects.toEqual(refused('invalid', 'VALIDATION'))
    },
  )
})
