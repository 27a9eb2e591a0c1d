import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { BoughtRoleChangedEvent } from '@rostra/proto/billing-events'
import { IdentityService } from '@rostra/proto/identity'
import { RoleChangedEvent } from '@rostra/proto/identity-events'
import { decodeJwt } from 'jose'
import { Types } from 'mongoose'
import { createWorld, somebody, type World } from './identity-world.ts'

let world: World
let gateway: RpcClient
let operator: RpcClient
const told: { accountId: string; role: string }[] = []
beforeAll(async () => {
  world = await createWorld()
  const hear = async ({ payload }: { payload: Buffer }) => void told.push(RoleChangedEvent.deserialize(payload))
  await world.bus.subscribe({ topic: RoleChangedEvent.topic, group: `test-${randomUUID()}`, handle: hear })
  const replica = await world.start()
  await world.start()
  gateway = replica.as('gateway')
  operator = replica.as('operator')
}, 60_000)
afterAll(() => world.end())

const register = async () => {
  const person = somebody()
  const { account, sessionSecret, accessToken } = await gateway.call(IdentityService.Register, person)
  return { ...person, id: account?.id ?? '', sessionSecret, accessToken }
}
const buy = (accountId: string, role: string, version: number, times = 1) => {
  const payload = BoughtRoleChangedEvent.serialize({ accountId, role, version, changedAt: new Date().toISOString() })
  const event = { id: `bought-role:${accountId}:${version}`, topic: BoughtRoleChangedEvent.topic, key: accountId, payload, at: new Date() }
  return world.bus.publish(Array.from({ length: times }, () => event))
}
const account = (id: string) => world.database.collection('accounts').findOne({ _id: new Types.ObjectId(id) })
const becomes = (id: string, role: string, version: number) =>
  eventually(async () => expect(await account(id)).toMatchObject({ role, boughtVersion: version }), 60_000)
const audited = (accountId: string) => world.database.collection('audit_entries').find({ accountId, event: 'role-changed' }).toArray()
const toldOf = (id: string) => told.filter(({ accountId }) => accountId === id).map(({ role }) => role)

describe('what somebody has bought', () => {
  it('makes them an orator with the next token, and a citizen again; others are told and it is written down', async () => {
    const { id, sessionSecret } = await register()
    await buy(id, 'orator', 1)
    await becomes(id, 'orator', 1)
    const { accessToken } = await gateway.call(IdentityService.Authenticate, { sessionSecret })
    expect(decodeJwt(accessToken)).toMatchObject({ role: 'orator' })
    await buy(id, 'citizen', 2)
    await becomes(id, 'citizen', 2)
    await eventually(() => expect(toldOf(id)).toEqual(['orator', 'citizen']))
    await eventually(async () =>
      expect(await audited(id)).toMatchObject([
        { actor: 'purchase', role: 'orator', network: '', agent: '' },
        { actor: 'purchase', role: 'citizen' },
      ]),
    )
  })

  it('counts once however often it is told, and never goes back to what was before', async () => {
    const { id } = await register()
    await buy(id, 'citizen', 2)
    await becomes(id, 'citizen', 2)
    await buy(id, 'orator', 1)
    await buy(id, 'orator', 3, 3)
    await becomes(id, 'orator', 3)
    await buy(id, 'citizen', 2, 2)
    await buy(id, 'orator', 4)
    await becomes(id, 'orator', 4)
    await eventually(() => expect(toldOf(id)).toEqual(['orator']))
    expect(await audited(id)).toHaveLength(1)
  })

  it('leaves an admin what they are, and counts all the same', async () => {
    const { id, username } = await register()
    await operator.call(IdentityService.GrantRole, { username, role: 'ROLE_SUPER_SENATOR' })
    await buy(id, 'orator', 1)
    await becomes(id, 'super_senator', 1)
    await buy(id, 'citizen', 2)
    await becomes(id, 'super_senator', 2)
    await eventually(() => expect(toldOf(id)).toEqual(['super_senator']))
    expect(await audited(id)).toMatchObject([{ actor: 'operator' }])
  })

  it('changes nothing of an account that is gone or never was', async () => {
    const [gone, witness] = [await register(), await register()]
    await gateway.call(IdentityService.DeleteAccount, {}, { token: gone.accessToken })
    const before = await account(gone.id)
    const never = new Types.ObjectId().toHexString()
    for (const id of [gone.id, never, 'no id']) await buy(id, 'orator', 1)
    await buy(witness.id, 'orator', 1)
    await becomes(witness.id, 'orator', 1)
    await eventually(async () => expect(await account(gone.id)).toEqual({ ...before, outbox: [] }))
    expect([await account(never), ...(await audited(gone.id)), ...toldOf(gone.id)]).toEqual([null])
  })
})
