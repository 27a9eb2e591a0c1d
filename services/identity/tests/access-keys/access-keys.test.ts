import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { IdentityService } from '@rostra/proto/identity'
import jwt from 'jsonwebtoken'
import { Types } from 'mongoose'
import { accessKeyModel } from '../../src/store/access-keys/access-key-model.ts'
import { sessionModel } from '../../src/store/sessions/session-model.ts'
import { mongoSessions } from '../../src/store/sessions/sessions.ts'
import { createHarness, dumpDatabase, type Harness, newRegistration, proven, type Replica, refused } from '../harness.ts'

const day = 86_400_000
const keyInvalid = refused('unauthenticated', 'KEY_INVALID')

let harness: Harness
let replica: Replica
let gateway: RpcClient
let elsewhere: RpcClient
beforeAll(async () => {
  harness = await createHarness()
  replica = await harness.startReplica()
  gateway = replica.as('gateway')
  elsewhere = (await harness.startReplica()).as('gateway')
})
afterAll(() => harness?.stop())

async function member() {
  const registration = newRegistration()
  const { account, sessionSecret, accessToken } = await gateway.call(IdentityService.Register, registration)
  return { ...registration, id: account?.id ?? '', sessionSecret, token: accessToken }
}
type Member = Awaited<ReturnType<typeof member>>

const create = async ({ token }: { token: string }, input: object = {}) => {
  const request = { name: 'laptop', scopes: ['chat'], ...input }
  const { key, accessKey } = await gateway.call(IdentityService.CreateAccessKey, request, { token })
  return { key, id: accessKey?.id ?? '', accessKey }
}
const list = async ({ token }: { token: string }) => (await gateway.call(IdentityService.ListAccessKeys, {}, { token })).keys
const authenticate = async (key: string, client = gateway) =>
  (await client.call(IdentityService.Authenticate, { sessionSecret: key, audiences: ['chat'] })).accessToken
const tokenOf = async (sessionSecret: string) => (await gateway.call(IdentityService.Authenticate, { sessionSecret })).accessToken
const events = async ({ id }: { id: string }) =>
  (await harness.database.collection('audit_entries').find({ accountId: id }).toArray()).map(({ event }) => event)

describe('an access key', () => {
  it('gives the token of its member, which names the key and its scopes', async () => {
    const ada = await member()
    const made = await create(ada, { name: '  my \n laptop ', scopes: ['experts', 'chat'] })
    expect(made.key).toMatch(/^rk_[\w-]{43}$/)
    const claims = jwt.decode(await authenticate(made.key)) as jwt.JwtPayload
    const access = { kind: 'key', name: 'my laptop', scopes: ['chat', 'experts'] }
    expect(claims).toMatchObject({ kind: 'member', sub: ada.id, name: ada.username, role: 'citizen', sid: made.id, aud: ['chat'], access })
  })

  it('is returned once, and stored as its hash', async () => {
    const ada = await member()
    const { key, id } = await create(ada)
    expect(await list(ada)).toEqual([
      expect.objectContaining({ id, name: 'laptop', scopes: ['chat'], start: key.slice(0, 8), lastUsedAt: '', expiresAt: '' }),
    ])
    expect(JSON.stringify(await list(ada))).not.toContain(key.slice(8))
    expect(await dumpDatabase(harness.database)).not.toContain(key.slice(8))
    expect(await harness.readLog()).not.toContain(key.slice(8))
  })

  it.each([
    { name: '' },
    { name: 'x'.repeat(61) },
    { name: ' \u0000 ' },
    { scopes: [] },
    { scopes: ['chat', 'admin'] },
    { scopes: ['chat', 'chat'] },
    { expiresInDays: 366 },
  ])('is not made from %j', async (input) => {
    await expect(create(await member(), input)).rejects.toEqual(refused('invalid', 'VALIDATION'))
  })

  it('is refused by every replica once it is revoked, by its member only', async () => {
    const ada = await member()
    const bob = await member()
    const { key, id } = await create(ada)
    await expect(gateway.call(IdentityService.RevokeAccessKey, { id }, { token: bob.token })).rejects.toEqual(
      refused('not_found', 'KEY_NOT_FOUND'),
    )
    await authenticate(key, elsewhere)
    await gateway.call(IdentityService.RevokeAccessKey, { id }, { token: ada.token })
    for (const client of [gateway, elsewhere]) await expect(authenticate(key, client)).rejects.toEqual(keyInvalid)
    expect(await list(ada)).toEqual([])
    expect(await events(ada)).toEqual(expect.arrayContaining(['access-key-created', 'access-key-revoked']))
  })

  it('ends after its days, and is listed for 30 more', async () => {
    const ada = await member()
    const { key, accessKey } = await create(ada, { expiresInDays: 2 })
    expect(Date.parse(accessKey?.expiresAt ?? '')).toBe(harness.clock.now + 2 * day)
    harness.clock.now += 2 * day - 1_000
    await authenticate(key)
    harness.clock.now += 1_000
    await expect(authenticate(key)).rejects.toEqual(keyInvalid)
    expect(await list({ token: await tokenOf(ada.sessionSecret) })).toHaveLength(1)
    const indexes = await harness.database.collection('access_keys').indexes()
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 30 * 86_400 }))
  })

  it('shows its last use, accurate to a minute', async () => {
    const ada = await member()
    const { key } = await create(ada)
    const lastUsed = async () => (await list({ token: await tokenOf(ada.sessionSecret) }))[0]?.lastUsedAt
    await authenticate(key)
    const first = harness.clock.now
    harness.clock.now += 30_000
    await authenticate(key)
    expect(await lastUsed()).toBe(new Date(first).toISOString())
    harness.clock.now += 30_000
    await authenticate(key)
    expect(await lastUsed()).toBe(new Date(harness.clock.now).toISOString())
  })

  it('is one of at most 20, also when they are made at once', async () => {
    const ada = await member()
    const made = await Promise.allSettled(Array.from({ length: 23 }, () => create(ada)))
    const failures = made.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    for (const failure of failures.filter(({ kind }) => kind === 'exists')) expect(failure).toEqual(refused('exists', 'KEY_LIMIT'))
    while ((await list(ada)).length < 20) await create(ada)
    await expect(create(ada)).rejects.toEqual(refused('exists', 'KEY_LIMIT'))
    expect(await list(ada)).toHaveLength(20)
  })

  it('counts no key of an earlier epoch, which no list shows, and removes it when the next one is made', async () => {
    const ada = await member()
    while ((await list(ada)).length < 20) await create(ada)
    const accountId = new Types.ObjectId(ada.id)
    await harness.database.collection('accounts').updateOne({ _id: accountId }, { $inc: { epoch: 1 } })
    await harness.database.collection('sessions').updateMany({ accountId }, { $inc: { epoch: 1 } })
    expect(await list(ada)).toEqual([])
    const { id } = await create(ada)
    const stored = await harness.database.collection('access_keys').find({ accountId }).toArray()
    expect(stored.map(({ _id }) => `${_id}`)).toEqual([id])
  })

  it('survives the end of the epochs before its own', async () => {
    const ada = await member()
    const { key } = await create(ada)
    const store = mongoSessions(sessionModel(harness.database), accessKeyModel(harness.database))
    await store.endAllExcept({ id: ada.id, epoch: 0 }, null)
    await authenticate(key)
    await store.endAllExcept({ id: ada.id, epoch: 1 }, null)
    await expect(authenticate(key)).rejects.toEqual(keyInvalid)
  })

  it('gives no rights of an operator', async () => {
    const olga = await member()
    await replica.as('operator').call(IdentityService.GrantRole, { username: olga.username, role: 'ROLE_SUPER_SENATOR' })
    const { key } = await create(olga, { scopes: ['chat', 'read', 'experts'] })
    expect(jwt.decode(await authenticate(key))).toMatchObject({ role: 'orator' })
  })

  it('makes, lists and revokes no key itself', async () => {
    const { key, id } = await create(await member(), { scopes: ['chat', 'read', 'experts'] })
    const { accessToken: token } = await gateway.call(IdentityService.Authenticate, { sessionSecret: key })
    const insufficient = refused('denied', 'INSUFFICIENT_SCOPE')
    await expect(create({ token })).rejects.toEqual(insufficient)
    await expect(list({ token })).rejects.toEqual(insufficient)
    await expect(gateway.call(IdentityService.RevokeAccessKey, { id }, { token })).rejects.toEqual(insufficient)
    await expect(gateway.call(IdentityService.GetAccount, {}, { token })).rejects.toEqual(insufficient)
  })

  it('is announced to its member by mail, without the key', async () => {
    const ada = await member()
    const { key } = await create(ada, { name: 'a script' })
    // Each replica keeps the mails that it sent.
    const mail = await eventually(async () => {
      const boxes = await Promise.all([gateway, elsewhere].map((client) => client.call(IdentityService.ListDevMailbox, {})))
      const found = boxes.flatMap(({ mails }) => mails).find(({ to }) => to === ada.email)
      expect(found?.subject).toBe('An API key was made for your Rostra account')
      return found
    })
    expect(mail?.text).toContain('“a script”')
    expect(mail?.text).not.toContain(key)
  })
})

describe('every access key of an account ends', () => {
  const end: [string, (ada: Member) => Promise<unknown>][] = [
    [
      'when the password is changed',
      ({ password, token }) =>
        gateway.call(IdentityService.ChangePassword, { currentPassword: password, newPassword: 'Difference1822' }, { token }),
    ],
    ['when the account is deleted', ({ token }) => gateway.call(IdentityService.DeleteAccount, proven, { token })],
    [
      'when the account is suspended',
      async ({ id }) => {
        const olga = await member()
        await replica.as('operator').call(IdentityService.GrantRole, { username: olga.username, role: 'ROLE_SUPER_SENATOR' })
        const token = await tokenOf(olga.sessionSecret)
        return gateway.call(IdentityService.SuspendAccount, { accountId: id, reason: 'Sells pills to everybody.' }, { token })
      },
    ],
  ]
  it.each(end)('%s', async (_when, run) => {
    const ada = await member()
    const { key, id } = await create(ada)
    const { sub, sid, name, role } = jwt.decode(await authenticate(key)) as jwt.JwtPayload
    const sessions = [{ sessionId: String(sid), accountId: String(sub), username: String(name), role: String(role) }]
    expect((await gateway.call(IdentityService.CheckSessions, { sessions })).unchanged).toEqual([true])
    await run(ada)
    await expect(authenticate(key, elsewhere)).rejects.toEqual(keyInvalid)
    expect((await gateway.call(IdentityService.CheckSessions, { sessions })).unchanged).toEqual([false])
    expect(await dumpDatabase(harness.database)).not.toContain(id)
  })
})
