import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { IdentityService } from '@rostra/proto/identity'
import { AccountSuspensionChangedEvent } from '@rostra/proto/identity-events'
import { codeIn, createHarness, type Harness, newRegistration, refused, tokenIn } from '../harness.ts'

const reason = 'Sells pills to children.'
let harness: Harness
let gateway: RpcClient
let other: RpcClient
/** The operator's command. */
let command: RpcClient
let operator: CallOptions
let operatorId: string
const events: EventEnvelope[] = []

beforeAll(async () => {
  harness = await createHarness()
  const env = { MAIL_FROM: 'Rostra <help@rostra.example>' }
  const [one, two] = await Promise.all([harness.startReplica(env), harness.startReplica(env)])
  gateway = one.as('gateway')
  other = two.as('gateway')
  await harness.bus.subscribe({
    topic: AccountSuspensionChangedEvent.topic,
    group: 'test',
    handle: async (event) => void events.push(event),
  })
  const olga = await member()
  command = one.as('operator')
  await command.call(IdentityService.GrantRole, { username: olga.username, role: 'ROLE_SUPER_SENATOR' })
  operator = { token: await tokenOf(olga.sessionSecret) }
  operatorId = olga.id
})
afterAll(() => harness?.stop())

async function member() {
  const registration = newRegistration()
  const { account, sessionSecret, accessToken } = await gateway.call(IdentityService.Register, registration)
  return { ...registration, id: account?.id ?? '', sessionSecret, token: accessToken }
}
const tokenOf = async (sessionSecret: string, client = gateway) =>
  (await client.call(IdentityService.Authenticate, { sessionSecret })).accessToken
/** Waits until the dev mailboxes of both replicas together have `count` mails to an address, because either replica may send one. */
const mailsOf = (address: string, count: number) =>
  eventually(async () => {
    const boxes = await Promise.all([gateway, other].map((client) => client.call(IdentityService.ListDevMailbox, {})))
    const found = boxes.flatMap(({ mails }) => mails.filter(({ to }) => to === address))
    expect(found).toHaveLength(count)
    return found
  })
const suspend = (accountId: string) => gateway.call(IdentityService.SuspendAccount, { accountId, reason }, operator)
const restore = (accountId: string) =>
  gateway.call(IdentityService.RestoreAccount, { accountId, reason: 'The owner wrote to us.' }, operator)
const suspendedRefusal = {
  kind: 'denied',
  reason: 'ACCOUNT_SUSPENDED',
  message: `Your account is suspended: ${reason} If you think that this is a mistake, write to help@rostra.example.`,
}
const actions = (action = '', page = 1, limit = 50) => gateway.call(IdentityService.ListOperatorActions, { action, page, limit }, operator)

describe('a suspended account', () => {
  it('loses its sessions and tokens at once on every replica, and keeps them ended after it is restored', async () => {
    const ada = await member()
    expect(await suspend(ada.id)).toMatchObject({ id: ada.id, email: ada.email, role: 'citizen', suspension: { reason, operatorId } })
    for (const client of [gateway, other]) {
      await expect(tokenOf(ada.sessionSecret, client)).rejects.toEqual(refused('unauthenticated', 'SESSION_ENDED'))
      const open = client.call(IdentityService.UpdateProfile, { insights: false }, { token: ada.token })
      await expect(open).rejects.toEqual(refused('unauthenticated', 'SESSION_ENDED'))
    }
    expect((await restore(ada.id)).suspension).toBeNull()
    await expect(tokenOf(ada.sessionSecret, other)).rejects.toEqual(refused('unauthenticated', 'SESSION_ENDED'))
    const { sessionSecret } = await other.call(IdentityService.LogIn, { username: ada.username, password: ada.password })
    expect(await tokenOf(sessionSecret)).not.toBe('')
  })

  it('is refused with the reason and an address, only after the right password, code or link', async () => {
    const ada = await member()
    await gateway.call(IdentityService.RequestPasswordReset, { email: ada.email })
    await gateway.call(IdentityService.RequestOneTimeCode, { email: ada.email })
    const mails = await mailsOf(ada.email, 2)
    const code = mails.map(codeIn).find(Boolean) ?? ''
    const token = mails.map(tokenIn).find(Boolean) ?? ''
    await suspend(ada.id)
    const logIn = (password: string) => gateway.call(IdentityService.LogIn, { username: ada.username, password })
    await expect(logIn('Wrong1843')).rejects.toMatchObject({ reason: 'INVALID_CREDENTIALS' })
    await expect(logIn(ada.password)).rejects.toMatchObject(suspendedRefusal)
    const withCode = gateway.call(IdentityService.LogInWithCode, { email: ada.email, code })
    await expect(withCode).rejects.toMatchObject(suspendedRefusal)
    const reset = (given: string) => gateway.call(IdentityService.ResetPassword, { token: given, newPassword: 'Engine1844' })
    await expect(reset('x')).rejects.toMatchObject({ reason: 'RESET_TOKEN_INVALID' })
    await expect(reset(token)).rejects.toMatchObject(suspendedRefusal)
  })

  it('gets a mail with the reason, and another one when it is restored', async () => {
    const ada = await member()
    await suspend(ada.id)
    const [suspended] = await mailsOf(ada.email, 1)
    expect([suspended?.subject, suspended?.text]).toEqual([
      'Your Rostra account is suspended',
      expect.stringMatching(/Sells pills to children\.[\s\S]*write to help@rostra\.example/),
    ])
    await restore(ada.id)
    const mails = await mailsOf(ada.email, 2)
    expect(mails.map(({ subject }) => subject)).toContain('Your Rostra account works again')
  })

  it('shows its owner what operators did to it, when and why', async () => {
    const ada = await member()
    await suspend(ada.id)
    harness.clock.now += 1_000
    await restore(ada.id)
    harness.clock.now += 1_000
    await command.call(IdentityService.GrantRole, { username: ada.username, role: 'ROLE_ORATOR' })
    const { sessionSecret } = await gateway.call(IdentityService.LogIn, { username: ada.username, password: ada.password })
    const own = { token: await tokenOf(sessionSecret) }
    const { actions } = await other.call(IdentityService.ListOwnOperatorActions, {}, own)
    expect(actions.map(({ action, reason: why }) => [action, why])).toEqual([
      ['role-granted', 'From citizen to orator'],
      ['account-restored', 'The owner wrote to us.'],
      ['account-suspended', reason],
    ])
    const bob = { token: (await member()).token }
    expect((await other.call(IdentityService.ListOwnOperatorActions, {}, bob)).actions).toEqual([])
    await expect(other.call(IdentityService.ListOwnOperatorActions, {})).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
  })

  it('publishes each change with a later time, and is left out of usernames but for operators', async () => {
    const ada = await member()
    const names = async (options = {}) => (await other.call(IdentityService.GetUsernames, { ids: [ada.id] }, options)).usernames
    await suspend(ada.id)
    expect(await names()).toEqual({})
    expect(await names(operator)).toEqual({ [ada.id]: ada.username })
    harness.clock.now -= 60_000
    await restore(ada.id)
    harness.clock.now += 60_000
    expect(await names()).toEqual({ [ada.id]: ada.username })
    const own = () => events.filter(({ key }) => key === ada.id).map(({ payload }) => AccountSuspensionChangedEvent.deserialize(payload))
    await eventually(() => expect(own().map(({ suspended }) => suspended)).toEqual([true, false]), eventTimeoutMs)
    const [first, second] = own().map(({ changedAt }) => Date.parse(changedAt))
    expect(second).toBeGreaterThan(first ?? Number.NaN)
  })

  it('is suspended by super senators only, once, with a reason, and never when it is one of theirs', async () => {
    const ada = await member()
    for (const call of [IdentityService.SuspendAccount, IdentityService.RestoreAccount]) {
      const request = { accountId: ada.id, reason }
      await expect(gateway.call(call, request, { token: ada.token })).rejects.toEqual(refused('denied', 'OPERATORS_ONLY'))
      await expect(gateway.call(call, request)).rejects.toEqual(refused('unauthenticated', 'AUTH_REQUIRED'))
      await expect(gateway.call(call, { ...request, accountId: 'x' }, operator)).rejects.toEqual(refused('not_found', 'ACCOUNT_NOT_FOUND'))
      await expect(gateway.call(call, { ...request, reason: 'short' }, operator)).rejects.toEqual(refused('invalid', 'VALIDATION'))
    }
    await expect(suspend(operatorId)).rejects.toEqual(refused('denied', 'OPERATOR_ACCOUNT'))
    await expect(restore(ada.id)).rejects.toEqual(refused('state', 'NOT_SUSPENDED'))
    const outcomes = await Promise.allSettled([suspend(ada.id), suspend(ada.id), suspend(ada.id)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(suspend(ada.id)).rejects.toEqual(refused('state', 'ALREADY_SUSPENDED'))
    expect((await actions()).actions.filter(({ targetId }) => targetId === ada.id)).toHaveLength(1)
  })
})

describe('SearchAccounts', () => {
  const found = async (request: object) =>
    (await gateway.call(IdentityService.SearchAccounts, { page: 1, limit: 100, ...request }, operator)).accounts.map(({ id }) => id)

  it('finds the beginning of a username and a whole address, newest first', async () => {
    const people = []
    for (const username of ['Zoe-1', 'zoe-2', 'a-zoe']) {
      const email = `${username}@zoe.example`
      harness.clock.now += 1_000
      const { account } = await gateway.call(IdentityService.Register, { ...newRegistration(), username, email })
      people.push(account?.id ?? '')
    }
    const [one, two, three] = people
    expect(await found({ search: 'ZOE' })).toEqual([two, one])
    expect(await found({ search: 'zoe', limit: 1, page: 2 })).toEqual([one])
    expect(await found({ search: 'A-ZOE@zoe.example' })).toEqual([three])
    for (const nothing of ['zoe.example', '.*', '^zoe', '{"$gt":""}']) expect(await found({ search: nothing })).toEqual([])
    await suspend(two ?? '')
    expect(await found({ search: 'zoe', suspendedOnly: true })).toEqual([two])
    expect(await found({ suspendedOnly: true })).toContain(two)
    expect((await found({})).slice(0, 3)).toEqual([three, two, one])
  })

  it('is refused to all but super senators, and with a bad page', async () => {
    const { token } = await member()
    const request = { page: 1, limit: 10 }
    await expect(gateway.call(IdentityService.SearchAccounts, request, { token })).rejects.toEqual(refused('denied', 'OPERATORS_ONLY'))
    await expect(found({ page: 0 })).rejects.toEqual(refused('invalid', 'VALIDATION'))
    await expect(found({ search: 'x'.repeat(101) })).rejects.toEqual(refused('invalid', 'VALIDATION'))
  })

  it('has figures: the accounts, and those that were registered on each day and still exist', async () => {
    const figures = (days: number, options: CallOptions) => gateway.call(IdentityService.GetAccountFigures, { days }, options)
    const { token } = await member()
    await expect(figures(30, { token })).rejects.toEqual(refused('denied', 'OPERATORS_ONLY'))
    await expect(figures(31, operator)).rejects.toEqual(refused('invalid', 'VALIDATION'))
    const rows = harness.database.collection('accounts')
    const existing = await rows.find({ usernameKey: { $gt: '' } }).toArray()
    const { accounts, days } = await figures(30, operator)
    expect(days).toHaveLength(30)
    expect(days.at(-1)?.date).toBe(new Date(harness.clock.now).toISOString().slice(0, 10))
    expect([accounts, days.reduce((sum, { registered }) => sum + registered, 0)]).toEqual([existing.length, existing.length])
    const explained = await rows.find({ createdAt: { $gte: new Date(0) }, usernameKey: { $gt: '' } }).explain()
    expect(JSON.stringify(explained.queryPlanner.winningPlan)).not.toContain('COLLSCAN')
  })

  it('has an index for each of its queries', async () => {
    const rows = harness.database.collection('accounts')
    const suspended = { 'suspension.at': { $exists: true } }
    const byName = { $or: [{ usernameKey: { $gte: 'zoe', $lt: 'zoe\uffff' } }, { emailKey: 'zoe' }] }
    const log = harness.database.collection('operator_actions')
    const queries = [
      rows
        .find({ usernameKey: { $gt: '' } })
        .sort({ createdAt: -1, _id: -1 })
        .limit(25),
      rows.find({ usernameKey: { $gt: '' }, ...suspended }),
      rows.find(byName).sort({ createdAt: -1, _id: -1 }),
      rows.find({ ...byName, ...suspended }),
      log.find({}).sort({ at: -1, _id: -1 }).limit(50),
      log.find({ action: 'x' }).sort({ at: -1, _id: -1 }).limit(50),
      log.find({ targetId: 'x' }),
      log
        .find({ targetId: 'x', action: { $in: ['a', 'b'] } })
        .sort({ at: -1, _id: -1 })
        .limit(100),
    ]
    for (const query of queries) expect(JSON.stringify((await query.explain()).queryPlanner.winningPlan)).not.toContain('COLLSCAN')
  })
})
