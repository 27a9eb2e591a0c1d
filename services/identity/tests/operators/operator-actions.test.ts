import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { IdentityService } from '@rostra/proto/identity'
import { OperatorActedEvent as NewsroomActed } from '@rostra/proto/newsroom-events'
import { OperatorActedEvent as PersonaActed, PersonaSuspensionChangedEvent } from '@rostra/proto/persona-events'
import { OperatorActedEvent as ZeitgeistActed } from '@rostra/proto/zeitgeist-events'
import { createHarness, type Harness, mailsTo, newRegistration, proven, refused } from '../harness.ts'

let harness: Harness
let gateway: RpcClient
let operator: CallOptions
let olga: { id: string; username: string }

beforeAll(async () => {
  harness = await createHarness()
  const replica = await harness.startReplica()
  gateway = replica.as('gateway')
  olga = await member()
  await replica.as('operator').call(IdentityService.GrantRole, { username: olga.username, role: 'ROLE_SUPER_SENATOR' })
  const { sessionSecret } = await gateway.call(IdentityService.LogIn, { username: olga.username, password: 'Engine1843' })
  operator = { token: (await gateway.call(IdentityService.Authenticate, { sessionSecret })).accessToken }
})
afterAll(() => harness?.stop())

async function member() {
  const registration = newRegistration()
  const { account, accessToken } = await gateway.call(IdentityService.Register, registration)
  return { ...registration, id: account?.id ?? '', token: accessToken }
}
const list = (request: object = {}) => gateway.call(IdentityService.ListOperatorActions, { page: 1, limit: 100, ...request }, operator)
const publish = (topic: string, payload: Buffer, id: string = randomUUID()) =>
  harness.bus.publish([{ id, topic, key: 'k', payload, at: new Date() }])

describe('the audit log of operators', () => {
  it('has a grant of the operator’s command, without an operator', async () => {
    const { actions } = await list({ action: 'role-granted' })
    expect(actions).toEqual([
      expect.objectContaining({ operatorId: '', operatorName: '', targetId: olga.id, reason: 'From citizen to super_senator' }),
    ])
  })

  it('has the operator actions of other services once, newest first, by action and page', async () => {
    const acted = { operatorId: olga.id, targetId: 't', targetName: 'Target', reason: 'Because it is so' }
    const at = (second: number) => new Date(harness.clock.now + second * 1_000).toISOString()
    const first = PersonaActed.serialize({ ...acted, action: 'persona-suspended', actedAt: at(1) })
    const id = randomUUID()
    for (const _twice of [1, 2]) await publish(PersonaActed.topic, first, id)
    await publish(NewsroomActed.topic, NewsroomActed.serialize({ ...acted, action: 'story-deleted', actedAt: at(2) }))
    await publish(ZeitgeistActed.topic, ZeitgeistActed.serialize({ ...acted, action: 'zeitgeist-refreshed', actedAt: at(3) }))
    await eventually(async () => expect((await list()).total).toBe(4), eventTimeoutMs)
    const { actions } = await list()
    expect(actions.map(({ action }) => action)).toEqual(['zeitgeist-refreshed', 'story-deleted', 'persona-suspended', 'role-granted'])
    expect(actions[2]).toEqual({ id, at: at(1), operatorName: olga.username, action: 'persona-suspended', ...acted })
    const second = await list({ action: 'story-deleted', limit: 1 })
    expect([second.actions.map(({ action }) => action), second.total]).toEqual([['story-deleted'], 1])
    expect((await list({ page: 2, limit: 3 })).actions).toHaveLength(1)
  })

  it('removes the name of a deleted account', async () => {
    const ada = await member()
    await gateway.call(IdentityService.SuspendAccount, { accountId: ada.id, reason: 'Sells pills to children' }, operator)
    harness.clock.now += 1_000
    await gateway.call(IdentityService.RestoreAccount, { accountId: ada.id, reason: 'The owner wrote to us' }, operator)
    const { accessToken } = await gateway.call(IdentityService.LogIn, { username: ada.username, password: ada.password })
    await gateway.call(IdentityService.DeleteAccount, proven, { token: accessToken })
    const own = (await list()).actions.filter(({ targetId }) => targetId === ada.id)
    expect(own.map(({ action, targetName }) => [action, targetName])).toEqual([
      ['account-restored', ''],
      ['account-suspended', ''],
    ])
  })

  it('is kept for two years and refused to all but super senators', async () => {
    const indexes = await harness.database.collection('operator_actions').indexes()
    expect(indexes.find(({ expireAfterSeconds }) => expireAfterSeconds)?.expireAfterSeconds).toBe(730 * 86_400)
    const { token } = await member()
    const attempts = [
      gateway.call(IdentityService.ListOperatorActions, {}, { token }),
      gateway.call(IdentityService.ListDeadLetters, {}, { token }),
      gateway.call(IdentityService.ReplayDeadLetters, {}, { token }),
    ]
    for (const attempt of attempts) await expect(attempt).rejects.toEqual(refused('denied', 'OPERATORS_ONLY'))
    await expect(list({ limit: 101 })).rejects.toEqual(refused('invalid', 'VALIDATION'))
  })
})

describe('the owner of a suspended persona', () => {
  it('gets one mail for an event, however often it is delivered', async () => {
    const ada = await member()
    const changed = {
      personaId: 'p',
      personaName: 'Pill <Seller>',
      ownerId: ada.id,
      reason: 'Sells pills',
      changedAt: new Date().toISOString(),
    }
    const id = randomUUID()
    const suspended = PersonaSuspensionChangedEvent.serialize({ ...changed, suspended: true })
    for (const _twice of [1, 2]) await publish(PersonaSuspensionChangedEvent.topic, suspended, id)
    await publish(PersonaSuspensionChangedEvent.topic, PersonaSuspensionChangedEvent.serialize({ ...changed, suspended: false }))
    const mails = await eventually(() => mailsTo(gateway, ada.email, 2), eventTimeoutMs)
    const mail = mails.find(({ subject }) => subject === 'One of your AI personas is suspended')
    expect(mail?.text).toMatch(/Pill <Seller> is suspended[\s\S]*Sells pills/)
    expect(mail?.html).toContain('Pill &#60;Seller&#62;')
    expect(mails.map(({ subject }) => subject)).toContain('Your AI persona is visible again')
    await publish(PersonaSuspensionChangedEvent.topic, PersonaSuspensionChangedEvent.serialize({ ...changed, ownerId: '' }))
  })
})

describe('dead letters', () => {
  it('are listed by topic and consumer and replayed, which the audit log records', async () => {
    await publish(PersonaActed.topic, PersonaActed.serialize({ operatorId: '', action: '' }))
    const waiting = async () => (await gateway.call(IdentityService.ListDeadLetters, {}, { ...operator, deadlineMs: 20_000 })).deadLetters
    await eventually(async () => expect(await waiting()).toHaveLength(1), eventTimeoutMs)
    expect(await waiting()).toMatchObject([{ topic: PersonaActed.topic, group: 'identity.persona-actions', count: 1 }])
    const replay = (topic: string) => gateway.call(IdentityService.ReplayDeadLetters, { topic }, { ...operator, deadlineMs: 20_000 })
    await expect(replay('no.such.v1')).rejects.toEqual(refused('not_found', 'TOPIC_NOT_FOUND'))
    expect(await replay(PersonaActed.topic)).toEqual({ replayed: 1 })
    expect((await list({ action: 'dead-letters-replayed' })).actions).toMatchObject([{ targetId: PersonaActed.topic, reason: '1 event' }])
  })
})
