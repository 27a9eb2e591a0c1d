import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { BoughtRoleChangedEvent } from '@rostra/proto/billing-events'
import { IdentityService } from '@rostra/proto/identity'
import { RoleChangedEvent } from '@rostra/proto/identity-events'
import jwt from 'jsonwebtoken'
import { Types } from 'mongoose'
import { createHarness, type Harness, newRegistration, proven } from '../harness.ts'

let harness: Harness
let gateway: RpcClient
let operator: RpcClient
const events: { accountId: string; role: string }[] = []
beforeAll(async () => {
  harness = await createHarness()
  const collect = async ({ payload }: { payload: Buffer }) => void events.push(RoleChangedEvent.deserialize(payload))
  await harness.bus.subscribe({ topic: RoleChangedEvent.topic, group: `test-${randomUUID()}`, handle: collect })
  const replica = await harness.startReplica()
  await harness.startReplica()
  gateway = replica.as('gateway')
  operator = replica.as('operator')
})
afterAll(() => harness.stop())

const register = async () => {
  const registration = newRegistration()
  const { account, sessionSecret, accessToken } = await gateway.call(IdentityService.Register, registration)
  return { ...registration, id: account?.id ?? '', sessionSecret, accessToken }
}
const buy = (accountId: string, role: string, version: number, times = 1) => {
  const payload = BoughtRoleChangedEvent.serialize({ accountId, role, version, changedAt: new Date().toISOString() })
  const event = { id: `bought-role:${accountId}:${version}`, topic: BoughtRoleChangedEvent.topic, key: accountId, payload, at: new Date() }
  return harness.bus.publish(Array.from({ length: times }, () => event))
}
const account = (id: string) => harness.database.collection('accounts').findOne({ _id: new Types.ObjectId(id) })
const becomes = (id: string, role: string, version: number) =>
  eventually(async () => expect(await account(id)).toMatchObject({ role, boughtVersion: version }), 60_000)
const audited = (accountId: string) => harness.database.collection('audit_entries').find({ accountId, event: 'role-changed' }).toArray()
const eventsOf = (id: string) => events.filter(({ accountId }) => accountId === id).map(({ role }) => role)

describe('a bought role', () => {
  it('takes effect with the next access token, can be refunded, and causes events and audit entries', async () => {
    const { id, sessionSecret } = await register()
    await buy(id, 'orator', 1)
    await becomes(id, 'orator', 1)
    const { accessToken } = await gateway.call(IdentityService.Authenticate, { sessionSecret })
    expect(jwt.decode(accessToken) as jwt.JwtPayload).toMatchObject({ role: 'orator' })
    await buy(id, 'citizen', 2)
    await becomes(id, 'citizen', 2)
    await eventually(() => expect(eventsOf(id)).toEqual(['orator', 'citizen']), eventTimeoutMs)
    await eventually(async () =>
      expect(await audited(id)).toMatchObject([
        { actor: 'purchase', role: 'orator', network: '', agent: '' },
        { actor: 'purchase', role: 'citizen' },
      ]),
    )
  })

  it('is applied once for repeated events, and never by an earlier version', async () => {
    const { id } = await register()
    await buy(id, 'citizen', 2)
    await becomes(id, 'citizen', 2)
    await buy(id, 'orator', 1)
    await buy(id, 'orator', 3, 3)
    await becomes(id, 'orator', 3)
    await buy(id, 'citizen', 2, 2)
    await buy(id, 'orator', 4)
    await becomes(id, 'orator', 4)
    await eventually(() => expect(eventsOf(id)).toEqual(['orator']), eventTimeoutMs)
    expect(await audited(id)).toHaveLength(1)
  })

  it('does not change a super_senator, but stores its version', async () => {
    const { id, username } = await register()
    await operator.call(IdentityService.GrantRole, { username, role: 'ROLE_SUPER_SENATOR' })
    await buy(id, 'orator', 1)
    await becomes(id, 'super_senator', 1)
    await buy(id, 'citizen', 2)
    await becomes(id, 'super_senator', 2)
    await eventually(() => expect(eventsOf(id)).toEqual(['super_senator']), eventTimeoutMs)
    expect(await audited(id)).toMatchObject([{ actor: 'operator' }])
  })

  it('changes nothing of a deleted or unknown account', async () => {
    const deleted = await register()
    const witness = await register()
    await gateway.call(IdentityService.DeleteAccount, proven, { token: deleted.accessToken })
    const before = await account(deleted.id)
    const unknownId = new Types.ObjectId().toHexString()
    for (const id of [deleted.id, unknownId, 'no id']) await buy(id, 'orator', 1)
    await buy(witness.id, 'orator', 1)
    await becomes(witness.id, 'orator', 1)
    await eventually(async () => expect(await account(deleted.id)).toEqual({ ...before, outbox: [] }), eventTimeoutMs)
    expect([await account(unknownId), ...(await audited(deleted.id)), ...eventsOf(deleted.id)]).toEqual([null])
  })
})
