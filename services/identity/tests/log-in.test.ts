import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import { createWorld, refused, somebody, type World } from './identity-world.ts'

let world: World
let gateway: RpcClient
const ada = { ...somebody(), username: 'Ada' }
beforeAll(async () => {
  world = await createWorld()
  gateway = (await world.start({ DEMO_DATA: 'true' })).as('gateway')
  await gateway.call(IdentityService.Register, ada)
})
afterAll(() => world.end())

const logIn = (credentials: object) => gateway.call(IdentityService.LogIn, credentials)
const wrong = refused('unauthenticated', 'INVALID_CREDENTIALS')

describe('logging in', () => {
  it('knows the name in any case and signs in', async () => {
    const { account, accessToken } = await logIn({ username: 'aDA', password: ada.password })
    expect(account?.username).toBe('Ada')
    await expect(gateway.call(IdentityService.GetAccount, {}, { token: accessToken })).resolves.toMatchObject({ username: 'Ada' })
  })

  it('says the same of a wrong password, an unknown name, an address and the owner of the demo personas', async () => {
    const tries = [
      { username: 'ada', password: 'engine1843' },
      { username: 'nobody', password: ada.password },
      { username: ada.email, password: ada.password },
      { username: 'rostra', password: ada.password },
      { username: 'ad', password: 'x' },
    ]
    const refusals = await Promise.all(tries.map((credentials) => logIn(credentials).catch((error) => error)))
    for (const refusal of refusals) expect(refusal).toEqual(wrong)
    expect(new Set(refusals.map(({ message }) => message))).toEqual(new Set(['Invalid username or password.']))
  })

  it.each([{}, { username: 'ada' }, { username: 'ada\0', password: 'Engine1843' }, { username: 'ada', password: 'Engine\x001843' }])(
    'refuses %j before looking',
    async (credentials) => {
      await expect(logIn(credentials)).rejects.toEqual(refused('invalid', 'VALIDATION'))
    },
  )
})
