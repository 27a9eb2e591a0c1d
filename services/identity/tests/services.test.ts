import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { IdentityService } from '@rostra/proto/identity'
import { decodeJwt } from 'jose'
import { createWorld, type Replica, refused, somebody, type World } from './identity-world.ts'

let world: World
let replica: Replica
beforeAll(async () => {
  world = await createWorld()
  replica = await world.start({ DEMO_DATA: 'true' })
})
afterAll(() => world.end())

describe('a calling service', () => {
  it('gets a token of ten minutes for its secret', async () => {
    const secret = 'the secret of the chat'
    const { token, expiresAt } = await replica.anonymous.call(IdentityService.IssueServiceToken, { service: 'chat', secret })
    const exp = Math.floor(world.clock.now / 1000) + 600
    expect(decodeJwt(token)).toEqual({ kind: 'service', sub: 'chat', exp, iss: 'rostra' })
    expect(expiresAt).toBe(new Date(exp * 1000).toISOString())
  })

  it.each([
    { service: 'chat', secret: 'wrong' },
    { service: 'gateway', secret: 'the secret of the chat' },
    { service: 'nobody', secret: 'the secret of the chat' },
    { service: 'chat\0', secret: 'the secret of the chat' },
    {},
  ])('is unknown as %j', async (claim) => {
    const refusal = refused('unauthenticated', 'UNKNOWN_SERVICE')
    await expect(replica.anonymous.call(IdentityService.IssueServiceToken, claim)).rejects.toEqual(refusal)
  })

  it('needs a token for all but the two open calls', async () => {
    const names = replica.anonymous.call(IdentityService.GetUsernames, { ids: [] })
    await expect(names).rejects.toEqual(refused('unauthenticated', 'SERVICE_REQUIRED'))
  })

  it('may sign people in and out, have mail sent and change accounts only as the gateway, and rotate keys only as the operator', async () => {
    const refusal = refused('denied', 'SERVICE_NOT_ALLOWED')
    const chat = replica.as('chat')
    await expect(chat.call(IdentityService.Register, somebody())).rejects.toEqual(refusal)
    await expect(chat.call(IdentityService.LogIn, somebody())).rejects.toEqual(refusal)
    await expect(chat.call(IdentityService.LogOut, {})).rejects.toEqual(refusal)
    await expect(chat.call(IdentityService.Authenticate, {})).rejects.toEqual(refusal)
    await expect(chat.call(IdentityService.IssueGuestToken, {})).rejects.toEqual(refusal)
    const email = 'ada@example.org'
    await expect(chat.call(IdentityService.RequestOneTimeCode, { email })).rejects.toEqual(refusal)
    await expect(chat.call(IdentityService.LogInWithCode, { email, code: '123456' })).rejects.toEqual(refusal)
    await expect(chat.call(IdentityService.RequestPasswordReset, { email })).rejects.toEqual(refusal)
    await expect(chat.call(IdentityService.ResetPassword, {})).rejects.toEqual(refusal)
    await expect(chat.call(IdentityService.ListKeptMails, {})).rejects.toEqual(refusal)
    const { accessToken: token } = await replica.as('gateway').call(IdentityService.Register, somebody())
    await expect(chat.call(IdentityService.UpdateProfile, {}, { token })).rejects.toEqual(refusal)
    await expect(chat.call(IdentityService.ChangePassword, {}, { token })).rejects.toEqual(refusal)
    await expect(chat.call(IdentityService.DeleteAccount, {}, { token })).rejects.toEqual(refusal)
    await expect(replica.as('gateway').call(IdentityService.RotateSigningKey, {})).rejects.toEqual(refusal)
  })
})

describe('usernames', () => {
  it('are given for the ids that are known', async () => {
    const person = somebody()
    const { account } = await replica.as('gateway').call(IdentityService.Register, person)
    const ids = [account?.id ?? '', '0'.repeat(23), 'f'.repeat(24), '\0', '{"$gt":""}', '000000000000000000000001']
    const { usernames } = await replica.as('chat').call(IdentityService.GetUsernames, { ids })
    expect(usernames).toEqual({ [account?.id ?? '']: person.username, '000000000000000000000001': 'rostra' })
  })

  it('are given for at most 100 ids at once', async () => {
    const ids = Array.from({ length: 101 }, () => '0'.repeat(24))
    await expect(replica.as('chat').call(IdentityService.GetUsernames, { ids })).rejects.toEqual(refused('invalid', 'VALIDATION'))
  })
})

describe('the owner of the demo personas', () => {
  it('is made once, by however many replicas', async () => {
    await Promise.all([world.start({ DEMO_DATA: 'true' }), world.start({ DEMO_DATA: 'true' })])
    const owners = await world.database.collection('accounts').find({ usernameKey: 'rostra' }).toArray()
    expect(owners.map(({ _id }) => String(_id))).toEqual(['000000000000000000000001'])
  })
})
