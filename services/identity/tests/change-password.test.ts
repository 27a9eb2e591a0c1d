import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import { createWorld, mailsTo, refused, somebody, type World } from './identity-world.ts'

let world: World
let here: RpcClient
let there: RpcClient
beforeAll(async () => {
  world = await createWorld()
  here = (await world.start()).as('gateway')
  there = (await world.start()).as('gateway')
})
afterAll(() => world.end())

const register = async () => {
  const person = somebody()
  const { accessToken: token, sessionSecret } = await here.call(IdentityService.Register, person)
  return { ...person, token, sessionSecret }
}
const change = (token: string, currentPassword: string, newPassword: string) =>
  here.call(IdentityService.ChangePassword, { currentPassword, newPassword }, { token })
const logIn = (username: string, password: string) => here.call(IdentityService.LogIn, { username, password })
const authenticate = (sessionSecret: string, replica = here) => replica.call(IdentityService.Authenticate, { sessionSecret })

describe('changing a password', () => {
  it('ends the other sessions on every replica, and keeps this one', async () => {
    const { username, password, token, sessionSecret } = await register()
    const other = await logIn(username, password)
    await change(token, password, 'sixsix')
    await expect(authenticate(other.sessionSecret, there)).rejects.toEqual(refused('unauthenticated', 'SESSION_ENDED'))
    await expect(authenticate(sessionSecret, there)).resolves.toBeDefined()
    await expect(logIn(username, password)).rejects.toEqual(refused('unauthenticated', 'INVALID_CREDENTIALS'))
    const again = await logIn(username, 'sixsix')
    await change(again.accessToken, 'sixsix', 'Engine1843')
    await expect(authenticate(sessionSecret)).rejects.toEqual(refused('unauthenticated', 'SESSION_ENDED'))
  })

  it('asks for the one before', async () => {
    const { username, password, token } = await register()
    await expect(change(token, 'wrong-one', 'sixsix')).rejects.toEqual(refused('invalid', 'WRONG_PASSWORD'))
    await expect(logIn(username, password)).resolves.toBeDefined()
  })

  it('happens once of ten at once', async () => {
    const { username, password, token } = await register()
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, i) => change(token, password, `password ${i}`)))
    const won = outcomes.findIndex(({ status }) => status === 'fulfilled')
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(logIn(username, `password ${won}`)).resolves.toBeDefined()
  })

  it('names the field that breaks the rule', async () => {
    const { token } = await register()
    await expect(change(token, 'short', 'sixsix')).rejects.toMatchObject({
      reason: 'VALIDATION',
      details: { fields: { currentPassword: 'Password must be at least 6 characters long' } },
    })
    await expect(change(token, 'Engine1843', 'x'.repeat(201))).rejects.toMatchObject({
      details: { fields: { newPassword: 'Password must be at most 200 characters long' } },
    })
  })

  it('is for who is logged in', async () => {
    const { password, token, sessionSecret } = await register()
    const anonymous = here.call(IdentityService.ChangePassword, { currentPassword: password, newPassword: 'sixsix' })
    await expect(anonymous).rejects.toEqual(refused('unauthenticated', 'AUTH_REQUIRED'))
    await here.call(IdentityService.LogOut, { sessionSecret })
    await expect(change(token, password, 'sixsix')).rejects.toEqual(refused('unauthenticated', 'SESSION_ENDED'))
  })
})

describe('a changed password', () => {
  it('is told by mail', async () => {
    const alone = await createWorld()
    const gateway = (await alone.start()).as('gateway')
    const person = somebody()
    const { accessToken } = await gateway.call(IdentityService.Register, person)
    const asked = { currentPassword: person.password, newPassword: 'sixsix' }
    await gateway.call(IdentityService.ChangePassword, asked, { token: accessToken })
    const [mail] = await mailsTo(gateway, person.email)
    expect(mail?.subject).toBe('The password of your Rostra account was changed')
    await alone.end()
  })
})
