import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import type { RoleChanged__Output } from '@rostra/proto/gen/rostra/identity/v1/RoleChanged'
import { IdentityService } from '@rostra/proto/identity'
import { RoleChangedEvent } from '@rostra/proto/identity-events'
import jwt from 'jsonwebtoken'
import { Types } from 'mongoose'
import { createHarness, type Harness, newRegistration, proven, type Replica, refused } from '../harness.ts'

let harness: Harness
let replica: Replica
let gateway: RpcClient
let operator: RpcClient
const events: RoleChanged__Output[] = []
beforeAll(async () => {
  harness = await createHarness()
  await harness.bus.subscribe({
    topic: RoleChangedEvent.topic,
    group: `test-${randomUUID()}`,
    handle: async ({ payload }) => {
      events.push(RoleChangedEvent.deserialize(payload))
    },
  })
  replica = await harness.startReplica()
  gateway = replica.as('gateway')
  operator = replica.as('operator')
})
afterAll(() => harness.stop())

const register = async () => {
  const registration = newRegistration()
  const { account, sessionSecret, accessToken } = await gateway.call(IdentityService.Register, registration)
  return { ...registration, id: account?.id ?? '', sessionSecret, accessToken }
}
const entriesOf = (accountId: string) => harness.database.collection('audit_entries').find({ accountId, event: 'role-changed' }).toArray()

describe('GrantRole', () => {
  it('takes effect with the next access token, and causes an event and an audit entry', async () => {
    const { username, id, sessionSecret } = await register()
    const granted = await operator.call(IdentityService.GrantRole, { username: username.toUpperCase(), role: 'ROLE_SUPER_SENATOR' })
    expect(granted).toMatchObject({
      account: { username, role: 'ROLE_SUPER_SENATOR', personaLimit: 100 },
      previousRole: 'ROLE_CITIZEN',
    })
    const { accessToken } = await gateway.call(IdentityService.Authenticate, { sessionSecret })
    expect(jwt.decode(accessToken) as jwt.JwtPayload).toMatchObject({ role: 'super_senator' })
    const changedAt = new Date(harness.clock.now).toISOString()
    const changed = { accountId: id, role: 'super_senator', changedAt }
    await eventually(() => expect(events.filter(({ accountId }) => accountId === id)).toEqual([changed]), eventTimeoutMs)
    expect(await entriesOf(id)).toMatchObject([{ actor: 'operator', role: 'super_senator' }])
  })

  it('changes nothing when the account has the role', async () => {
    const { username, id } = await register()
    const granted = await operator.call(IdentityService.GrantRole, { username, role: 'ROLE_CITIZEN' })
    expect(granted).toMatchObject({ account: { role: 'ROLE_CITIZEN' }, previousRole: 'ROLE_CITIZEN' })
    expect(await entriesOf(id)).toEqual([])
    expect(await harness.database.collection('accounts').countDocuments({ usernameKey: username, 'outbox.id': { $exists: true } })).toBe(0)
  })

  it('refuses every other service', async () => {
    const { username } = await register()
    const request = { username, role: 'ROLE_SUPER_SENATOR' } as const
    for (const service of ['gateway', 'chat'] as const)
      await expect(replica.as(service).call(IdentityService.GrantRole, request)).rejects.toEqual(refused('denied', 'SERVICE_NOT_ALLOWED'))
  })

  it('refuses an unknown username and an unspecified role', async () => {
    const { username } = await register()
    await expect(operator.call(IdentityService.GrantRole, { username: 'nobody', role: 'ROLE_ORATOR' })).rejects.toEqual(
      refused('not_found', 'USERNAME_UNKNOWN'),
    )
    await expect(operator.call(IdentityService.GrantRole, { username })).rejects.toEqual(refused('invalid', 'VALIDATION'))
  })
})

describe('FindAccount', () => {
  it('finds an account by its username, case-insensitively', async () => {
    const { username, email, id } = await register()
    const found = await operator.call(IdentityService.FindAccount, { username: username.toUpperCase() })
    expect(found).toMatchObject({ id, username, email, role: 'ROLE_CITIZEN' })
  })

  it('refuses an unknown username and a deleted account', async () => {
    const { username, accessToken: token } = await register()
    await gateway.call(IdentityService.DeleteAccount, proven, { token })
    for (const name of [username, 'nobody', ''])
      await expect(operator.call(IdentityService.FindAccount, { username: name })).rejects.toEqual(refused('not_found', 'USERNAME_UNKNOWN'))
  })

  it('refuses every other service', async () => {
    const { username } = await register()
    for (const service of ['gateway', 'chat'] as const)
      await expect(replica.as(service).call(IdentityService.FindAccount, { username })).rejects.toEqual(
        refused('denied', 'SERVICE_NOT_ALLOWED'),
      )
  })
})

describe('an unknown role in the database', () => {
  it('is an internal error of every call that reads the account', async () => {
    const { username, accessToken: token, sessionSecret } = await register()
    await harness.database.collection('accounts').updateOne({ usernameKey: username }, { $set: { role: 'king' } })
    // 13 is gRPC's INTERNAL.
    const internal = expect.objectContaining({ code: 13 })
    await expect(gateway.call(IdentityService.GetAccount, {}, { token })).rejects.toEqual(internal)
    await expect(gateway.call(IdentityService.Authenticate, { sessionSecret })).rejects.toEqual(internal)
    await expect(operator.call(IdentityService.FindAccount, { username })).rejects.toEqual(internal)
  })
})

describe('npm run grant', () => {
  const script = join(fileURLToPath(new URL('../../../..', import.meta.url)), 'scripts/operator/grant.ts')
  const run = (args: string[], env: Record<string, string> = {}) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const settings = { MONGO_URL: process.env.TEST_MONGO_URL, DATABASE_SUFFIX: harness.databaseSuffix }
      execFile(process.execPath, [script, ...args], { env: { ...process.env, ...settings, ...env } }, (error, stdout) =>
        resolve({ code: error ? Number(error.code) : 0, output: stdout.trim() }),
      )
    })

  it('grants the role and prints the result', async () => {
    const { username, id } = await register()
    expect(await run([username, 'orator'])).toEqual({ code: 0, output: `${username} is now orator (was citizen).` })
    expect(await run([username, 'orator'])).toEqual({ code: 0, output: `${username} is orator already.` })
    await eventually(() => expect(events.filter(({ accountId }) => accountId === id)).toMatchObject([{ role: 'orator' }]), eventTimeoutMs)
    expect(await entriesOf(id)).toMatchObject([{ actor: 'operator', network: '', requestId: '' }])
  })

  it('says that a super senator has no second factor', async () => {
    const { username } = await register()
    const { output } = await run([username, 'super_senator'])
    expect(output).toBe(
      `${username} is now super_senator (was citizen).\n` +
        `${username} has no second factor. In production the rights of a super_senator need one: add it in the account tab.`,
    )
  })

  it('removes the second factor of a member who has lost it, and records that', async () => {
    const { username, id } = await register()
    const accounts = harness.database.collection('accounts')
    await accounts.updateOne({ username }, { $set: { secondFactor: { passkeys: [], recoveryHashes: ['a'] } } })
    const keys = harness.database.collection('access_keys')
    await keys.insertOne({ accountId: new Types.ObjectId(id), secretHash: id, epoch: 0 })
    expect(await run([username, '--remove-second-factor'])).toEqual({ code: 0, output: `The second factor of ${username} was removed.` })
    expect(await run([username, '--remove-second-factor'])).toEqual({ code: 0, output: `${username} has no second factor.` })
    expect(await accounts.findOne({ username })).not.toHaveProperty('secondFactor')
    expect(await keys.countDocuments({ secretHash: id })).toBe(0)
    const recorded = await harness.database.collection('audit_entries').findOne({ accountId: id, event: 'second-factor-removed' })
    expect(recorded).toMatchObject({ actor: 'operator' })
    const act = await harness.database.collection('operator_actions').findOne({ targetId: id })
    expect(act).toMatchObject({ action: 'second-factor-removed', targetName: username })
  })

  it('prints what is invalid and exits with an error', async () => {
    expect(await run(['nobody', 'orator'])).toEqual({ code: 1, output: "There is no account named 'nobody'." })
    const unknownRole = "There is no role 'king'. The roles are citizen, orator, super_senator."
    expect(await run(['nobody', 'king'])).toEqual({ code: 2, output: unknownRole })
    expect(await run([])).toEqual({
      code: 2,
      output: 'Usage: npm run grant -- <username> citizen|orator|super_senator|--remove-second-factor',
    })
    const notStarted = await run(['nobody', 'orator'], { MONGO_URL: '', DATA_DIR: '.data/none' })
    expect(notStarted).toMatchObject({ code: 1, output: expect.stringContaining('Start the product first, or set MONGO_URL.') })
  })

  it('fails at once when the database is down', async () => {
    const down = await run(['nobody', 'orator'], { MONGO_URL: 'mongodb://127.0.0.1:1/?directConnection=true' })
    expect(down).toMatchObject({ code: 1, output: expect.stringContaining('Start the product first, or set MONGO_URL.') })
  })
})
