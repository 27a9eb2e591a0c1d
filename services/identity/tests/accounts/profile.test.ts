import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import { createHarness, type Harness, newRegistration, proven, type Replica, refused } from '../harness.ts'

let harness: Harness
let replica: Replica
let gateway: RpcClient
beforeAll(async () => {
  harness = await createHarness()
  replica = await harness.startReplica()
  gateway = replica.as('gateway')
})
afterAll(() => harness?.stop())

const profileOf = (username: string, client = gateway) => client.call(IdentityService.GetProfile, { username })
const unknown = refused('not_found', 'USERNAME_UNKNOWN')
const register = async () => {
  const registration = newRegistration()
  const { account, accessToken: token } = await gateway.call(IdentityService.Register, registration)
  return { username: registration.username, id: account?.id ?? '', createdAt: account?.createdAt ?? '', token }
}

describe('the profile of an account', () => {
  it('is found by its username in any case, and has the name and the age alone', async () => {
    const { username, id, createdAt } = await register()
    for (const name of [username, username.toUpperCase()]) expect(await profileOf(name)).toEqual({ id, username, createdAt })
  })

  it('is unknown for a deleted account, a suspended one and one that never was', async () => {
    const [deleted, suspended] = await Promise.all([register(), register()])
    await gateway.call(IdentityService.DeleteAccount, proven, { token: deleted.token })
    const suspension = { reason: 'Sells pills', at: new Date(), operatorId: 'o' }
    await harness.database.collection('accounts').updateOne({ username: suspended.username }, { $set: { suspension } })
    for (const name of [deleted.username, suspended.username, 'never_was', '']) await expect(profileOf(name)).rejects.toEqual(unknown)
  })

  it('is for the gateway alone', async () => {
    const { username } = await register()
    await expect(profileOf(username, replica.as('chat'))).rejects.toEqual(refused('denied', 'SERVICE_NOT_ALLOWED'))
  })
})
