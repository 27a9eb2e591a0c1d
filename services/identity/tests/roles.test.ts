import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import type { RoleChanged__Output } from '@rostra/proto/gen/rostra/identity/v1/RoleChanged'
import { IdentityService } from '@rostra/proto/identity'
import { RoleChangedEvent } from '@rostra/proto/identity-events'
import { decodeJwt } from 'jose'
import { createWorld, type Replica, refused, somebody, type World } from './identity-world.ts'

let world: World
let replica: Replica
let gateway: RpcClient
let operator: RpcClient
const heard: RoleChanged__Output[] = []
beforeAll(async () => {
  world = await createWorld()
  await world.bus.subscribe({
    topic: RoleChangedEvent.topic,
    group: `test-${randomUUID()}`,
    handle: async ({ payload }) => {
      heard.push(RoleChangedEvent.deserialize(payload))
    },
  })
  replica = await world.start()
  gateway = replica.as('gateway')
  operator = replica.as('operator')
}, 60_000)
afterAll(() => world.end())

const register = async () => {
  const person = somebody()
  const { account, sessionSecret, accessToken } = await gateway.call(IdentityService.Register, person)
  return { ...person, id: account?.id ?? '', sessionSecret, accessToken }
}
const entriesOf = (accountId: string) => world.database.collection('audit_entries').find({ accountId, event: 'role-changed' }).toArray()

describe('granting a role', () => {
  it('takes effect with the next token, and is told and written down', async () => {
    const { username, id, sessionSecret } = await register()
    const granted = await operator.call(IdentityService.GrantRole, { username: username.toUpperCase(), role: 'ROLE_SUPER_SENATOR' })
    expect(granted).toMatchObject({
      account: { username, role: 'ROLE_SUPER_SENATOR', personaLimit: 100 },
      previousRole: 'ROLE_CITIZEN',
    })
    const { accessToken } = await gateway.call(IdentityService.Authenticate, { sessionSecret })
    expect(decodeJwt(accessToken)).toMatchObject({ role: 'super_senator' })
    const changedAt = new Date(world.clock.now).toISOString()
    await eventually(() =>
      expect(heard.filter(({ accountId }) => accountId === id)).toEqual([{ accountId: id, role: 'super_senator', changedAt }]),
    )
    expect(await entriesOf(id)).toMatchObject([{ actor: 'operator', role: 'super_senator' }])
  })

  it('that somebody has already changes nothing', async () => {
    const { username, id } = await register()
    const granted = await operator.call(IdentityService.GrantRole, { username, role: 'ROLE_CITIZEN' })
    expect(granted).toMatchObject({ account: { role: 'ROLE_CITIZEN' }, previousRole: 'ROLE_CITIZEN' })
    expect(await entriesOf(id)).toEqual([])
    expect(await world.database.collection('accounts').countDocuments({ usernameKey: username, 'outbox.id': { $exists: true } })).toBe(0)
  })

  it('is for the operator only', async () => {
    const { username } = await register()
    const request = { username, role: 'ROLE_SUPER_SENATOR' } as const
    for (const service of ['gateway', 'chat'] as const)
      await expect(replica.as(service).call(IdentityService.GrantRole, request)).rejects.toEqual(refused('denied', 'SERVICE_NOT_ALLOWED'))
  })

  it('names what is wrong', async () => {
    const { username } = await register()
    await expect(operator.call(IdentityService.GrantRole, { username: 'nobody', role: 'ROLE_ORATOR' })).rejects.toEqual(
      refused('not_found', 'USERNAME_UNKNOWN'),
    )
    await expect(operator.call(IdentityService.GrantRole, { username })).rejects.toEqual(refused('invalid', 'VALIDATION'))
  })
})

describe('finding an account', () => {
  it('is done by its name, without regard to case', async () => {
    const { username, email, id } = await register()
    const found = await operator.call(IdentityService.FindAccount, { username: username.toUpperCase() })
    expect(found).toMatchObject({ id, username, email, role: 'ROLE_CITIZEN' })
  })

  it('finds nobody who never was or has left', async () => {
    const { username, accessToken: token } = await register()
    await gateway.call(IdentityService.DeleteAccount, {}, { token })
    for (const name of [username, 'nobody', ''])
      await expect(operator.call(IdentityService.FindAccount, { username: name })).rejects.toEqual(refused('not_found', 'USERNAME_UNKNOWN'))
  })

  it('is for the operator only', async () => {
    const { username } = await register()
    for (const service of ['gateway', 'chat'] as const)
      await expect(replica.as(service).call(IdentityService.FindAccount, { username })).rejects.toEqual(
        refused('denied', 'SERVICE_NOT_ALLOWED'),
      )
  })
})

describe('the operator’s command', () => {
  const script = join(fileURLToPath(new URL('../../..', import.meta.url)), 'scripts/grant.ts')
  const run = (args: string[], env: Record<string, string> = {}) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      const settings = { MONGO_URL: process.env.TEST_MONGO_URL, DATABASE_SUFFIX: world.databaseSuffix }
      execFile(process.execPath, [script, ...args], { env: { ...process.env, ...settings, ...env } }, (error, stdout) =>
        resolve({ code: error ? Number(error.code) : 0, said: stdout.trim() }),
      )
    })

  it('does the same and says so', async () => {
    const { username, id } = await register()
    expect(await run([username, 'orator'])).toEqual({ code: 0, said: `${username} is now orator (was citizen).` })
    expect(await run([username, 'orator'])).toEqual({ code: 0, said: `${username} is orator already.` })
    await eventually(() => expect(heard.filter(({ accountId }) => accountId === id)).toMatchObject([{ role: 'orator' }]))
    expect(await entriesOf(id)).toMatchObject([{ actor: 'operator', network: '', requestId: '' }])
  })

  it('names what is wrong', async () => {
    expect(await run(['nobody', 'orator'])).toEqual({ code: 1, said: "Nobody is called 'nobody'." })
    const roles = "There is no role 'king'. A role is citizen, orator, super_senator."
    expect(await run(['nobody', 'king'])).toEqual({ code: 2, said: roles })
    expect(await run([])).toEqual({ code: 2, said: 'Usage: npm run grant -- <username> citizen|orator|super_senator' })
    const stopped = await run(['nobody', 'orator'], { MONGO_URL: '', DATA_DIR: '.data/none' })
    expect(stopped).toMatchObject({ code: 1, said: expect.stringContaining('Start the product first, or set MONGO_URL.') })
  })

  it('waits for no database that is down', async () => {
    const down = await run(['nobody', 'orator'], { MONGO_URL: 'mongodb://127.0.0.1:1/?directConnection=true' })
    expect(down).toMatchObject({ code: 1, said: expect.stringContaining('Start the product first, or set MONGO_URL.') })
  })
})
