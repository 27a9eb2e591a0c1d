import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { IdentityService } from '@rostra/proto/identity'
import jwt from 'jsonwebtoken'
import { createHarness, type Harness, newRegistration, type Replica, refused } from '../harness.ts'

let harness: Harness
let replica: Replica
beforeAll(async () => {
  harness = await createHarness()
  replica = await harness.startReplica({ DEMO_DATA: 'true' })
})
afterAll(() => harness.stop())

describe('a calling service', () => {
  it('exchanges its secret for a token of ten minutes, which is for one service', async () => {
    const secret = 'the secret of the chat'
    const { token, expiresAt } = await replica.anonymous.call(IdentityService.IssueServiceToken, {
      service: 'chat',
      secret,
      audience: 'billing',
    })
    const exp = Math.floor(harness.clock.now / 1000) + 600
    expect(jwt.decode(token) as jwt.JwtPayload).toEqual({ kind: 'service', sub: 'chat', aud: ['billing'], exp, iss: 'rostra' })
    expect(expiresAt).toBe(new Date(exp * 1000).toISOString())
  })

  it.each([
    { service: 'chat', secret: 'wrong' },
    { service: 'gateway', secret: 'the secret of the chat' },
    { service: 'nobody', secret: 'the secret of the chat' },
    { service: 'chat\0', secret: 'the secret of the chat' },
    {},
  ])('is refused as %j', async (claim) => {
    const unknown = refused('unauthenticated', 'UNKNOWN_SERVICE')
    await expect(replica.anonymous.call(IdentityService.IssueServiceToken, claim)).rejects.toEqual(unknown)
  })

  it.each(['identity', 'billing', 'persona'])('gets a token for %s, which it calls', async (audience) => {
    const claim = { service: 'chat', secret: 'the secret of the chat', audience }
    await expect(replica.anonymous.call(IdentityService.IssueServiceToken, claim)).resolves.toBeDefined()
  })

  it.each(['experts', 'gateway', 'nobody', '__proto__', ''])('gets no token for %j, which it does not call', async (audience) => {
    const claim = { service: 'chat', secret: 'the secret of the chat', audience }
    const notAllowed = refused('denied', 'SERVICE_NOT_ALLOWED')
    await expect(replica.anonymous.call(IdentityService.IssueServiceToken, claim)).rejects.toEqual(notAllowed)
  })

  it('gets access tokens for the services that it names, and for no others', async () => {
    const gateway = replica.as('gateway')
    const { sessionSecret } = await gateway.call(IdentityService.Register, newRegistration())
    const audienceOf = async (audiences: string[]) =>
      (jwt.decode((await gateway.call(IdentityService.Authenticate, { sessionSecret, audiences })).accessToken) as jwt.JwtPayload).aud
    expect(await audienceOf(['chat', 'billing'])).toEqual(['chat', 'billing'])
    expect(await audienceOf([])).toEqual(['identity'])
    await expect(audienceOf(['chat', 'nobody'])).rejects.toEqual(refused('invalid', 'VALIDATION'))
  })

  it('needs a service token for every call but the two open ones', async () => {
    const names = replica.anonymous.call(IdentityService.GetUsernames, { ids: [] })
    await expect(names).rejects.toEqual(refused('unauthenticated', 'SERVICE_REQUIRED'))
  })

  it('may sign in, request mails and change accounts only as the gateway, and rotate keys only as the operator', async () => {
    const notAllowed = refused('denied', 'SERVICE_NOT_ALLOWED')
    const chat = replica.as('chat')
    await expect(chat.call(IdentityService.Register, newRegistration())).rejects.toEqual(notAllowed)
    await expect(chat.call(IdentityService.LogIn, newRegistration())).rejects.toEqual(notAllowed)
    await expect(chat.call(IdentityService.LogOut, {})).rejects.toEqual(notAllowed)
    await expect(chat.call(IdentityService.Authenticate, {})).rejects.toEqual(notAllowed)
    await expect(chat.call(IdentityService.IssueGuestToken, {})).rejects.toEqual(notAllowed)
    const email = 'ada@example.org'
    await expect(chat.call(IdentityService.RequestOneTimeCode, { email })).rejects.toEqual(notAllowed)
    await expect(chat.call(IdentityService.LogInWithCode, { email, code: '123456' })).rejects.toEqual(notAllowed)
    await expect(chat.call(IdentityService.RequestPasswordReset, { email })).rejects.toEqual(notAllowed)
    await expect(chat.call(IdentityService.ResetPassword, {})).rejects.toEqual(notAllowed)
    await expect(chat.call(IdentityService.ListDevMailbox, {})).rejects.toEqual(notAllowed)
    const { accessToken: token } = await replica.as('gateway').call(IdentityService.Register, newRegistration())
    await expect(chat.call(IdentityService.UpdateProfile, {}, { token })).rejects.toEqual(notAllowed)
    await expect(chat.call(IdentityService.ChangePassword, {}, { token })).rejects.toEqual(notAllowed)
    await expect(chat.call(IdentityService.DeleteAccount, {}, { token })).rejects.toEqual(notAllowed)
    await expect(replica.as('gateway').call(IdentityService.RotateSigningKey, {})).rejects.toEqual(notAllowed)
  })
})

describe('GetUsernames', () => {
  it('returns the usernames of known ids', async () => {
    const registration = newRegistration()
    const { account } = await replica.as('gateway').call(IdentityService.Register, registration)
    const ids = [account?.id ?? '', '0'.repeat(23), 'f'.repeat(24), '\0', '{"$gt":""}', '000000000000000000000001']
    const { usernames } = await replica.as('chat').call(IdentityService.GetUsernames, { ids })
    expect(usernames).toEqual({ [account?.id ?? '']: registration.username, '000000000000000000000001': 'rostra' })
  })

  it('refuses more than 100 ids', async () => {
    const ids = Array.from({ length: 101 }, () => '0'.repeat(24))
    await expect(replica.as('chat').call(IdentityService.GetUsernames, { ids })).rejects.toEqual(refused('invalid', 'VALIDATION'))
  })
})

describe('the demo owner', () => {
  it('is created once by concurrent replicas', async () => {
    await Promise.all([harness.startReplica({ DEMO_DATA: 'true' }), harness.startReplica({ DEMO_DATA: 'true' })])
    const owners = await harness.database.collection('accounts').find({ usernameKey: 'rostra' }).toArray()
    expect(owners.map(({ _id }) => String(_id))).toEqual(['000000000000000000000001'])
  })
})
