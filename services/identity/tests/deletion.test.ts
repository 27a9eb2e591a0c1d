import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import type { AccountDeleted__Output } from '@rostra/proto/gen/rostra/identity/v1/AccountDeleted'
import { IdentityService } from '@rostra/proto/identity'
import { AccountDeletedEvent } from '@rostra/proto/identity-events'
import { createWorld, everythingIn, mailsTo, type Replica, refused, somebody, tokenIn, type World } from './identity-world.ts'

let world: World
let replica: Replica
let gateway: RpcClient
const heard: AccountDeleted__Output[] = []
beforeAll(async () => {
  world = await createWorld()
  await world.bus.subscribe({
    topic: AccountDeletedEvent.topic,
    group: `test-${randomUUID()}`,
    handle: async ({ payload }) => {
      heard.push(AccountDeletedEvent.deserialize(payload))
    },
  })
  replica = await world.start()
  gateway = replica.as('gateway')
}, 60_000)
afterAll(() => world.end())

const register = async (person = somebody()) => {
  const { accessToken: token, sessionSecret, account } = await gateway.call(IdentityService.Register, person)
  return { ...person, token, sessionSecret, id: account?.id ?? '' }
}
const leave = (token: string) => gateway.call(IdentityService.DeleteAccount, {}, { token })
const ended = refused('unauthenticated', 'SESSION_ENDED')

describe('an account that is deleted', () => {
  it('ends everywhere at once', async () => {
    const { token, sessionSecret, username, password, id } = await register()
    const other = await gateway.call(IdentityService.LogIn, { username, password })
    await leave(token)
    for (const secret of [sessionSecret, other.sessionSecret])
      await expect(gateway.call(IdentityService.Authenticate, { sessionSecret: secret })).rejects.toEqual(ended)
    await expect(gateway.call(IdentityService.LogIn, { username, password })).rejects.toEqual(
      refused('unauthenticated', 'INVALID_CREDENTIALS'),
    )
    await expect(gateway.call(IdentityService.GetAccount, {}, { token })).rejects.toEqual(ended)
    await expect(replica.as('chat').call(IdentityService.GetUsernames, { ids: [id] })).resolves.toEqual({ usernames: {} })
  })

  it('leaves neither name nor address anywhere, whatever it did before', async () => {
    const { email, username, password, token } = await register()
    const moved = `moved-${email}`
    await gateway.call(IdentityService.RequestOneTimeCode, { email })
    await gateway.call(IdentityService.RequestPasswordReset, { email })
    await mailsTo(gateway, email, 2)
    await gateway.call(IdentityService.LogIn, { username, password: 'wrong-1843' }).catch(() => undefined)
    await gateway.call(IdentityService.UpdateProfile, { email: moved }, { token })
    const asked = { currentPassword: password, newPassword: 'sixsix' }
    await gateway.call(IdentityService.ChangePassword, asked, { token })
    await gateway.call(IdentityService.RequestOneTimeCode, { email: moved })
    expect(await everythingIn(world.database)).toContain(username)
    await leave(token)
    await eventually(async () => {
      const everything = (await everythingIn(world.database)).toLowerCase()
      for (const word of [email, moved, username]) expect(everything).not.toContain(word.toLowerCase())
    })
  })

  it('gets no mail any more, and its links are dead', async () => {
    const { email, token } = await register()
    await gateway.call(IdentityService.RequestPasswordReset, { email })
    const link = tokenIn((await mailsTo(gateway, email))[0])
    await leave(token)
    await expect(gateway.call(IdentityService.ResetPassword, { token: link, newPassword: 'Difference1822' })).rejects.toEqual(
      refused('invalid', 'RESET_TOKEN_INVALID'),
    )
    await gateway.call(IdentityService.RequestOneTimeCode, { email })
    await eventually(async () => expect(await world.database.collection('mails').countDocuments()).toBe(0))
    await mailsTo(gateway, email, 1)
  })

  it('frees its name and address', async () => {
    const { token, id, ...person } = await register()
    await leave(token)
    expect((await register(person)).id).not.toBe(id)
  })

  it('is told to others once, however often it is asked for', async () => {
    const { token, id } = await register()
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => leave(token)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const ofThis = () => heard.filter(({ accountId }) => accountId === id)
    await eventually(() => expect(ofThis()).toEqual([{ accountId: id, deletedAt: new Date(world.clock.now).toISOString() }]))
    await eventually(async () =>
      expect(await world.database.collection('accounts').countDocuments({ 'outbox.id': { $exists: true } })).toBe(0),
    )
    expect(ofThis()).toHaveLength(1)
  })

  it('is its owner’s to delete, as long as they are logged in', async () => {
    await expect(gateway.call(IdentityService.DeleteAccount, {})).rejects.toEqual(refused('unauthenticated', 'AUTH_REQUIRED'))
    const { token, sessionSecret, username, password } = await register()
    await gateway.call(IdentityService.LogOut, { sessionSecret })
    await expect(leave(token)).rejects.toEqual(ended)
    await expect(gateway.call(IdentityService.LogIn, { username, password })).resolves.toBeDefined()
  })
})
