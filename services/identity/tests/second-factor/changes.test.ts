import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { IdentityService } from '@rostra/proto/identity'
import { createHarness, dumpDatabase, type Harness, proven, refused } from '../harness.ts'
import { addPasskey, addTotp, askedAfterPassword, codeAt, deviceIn, finish, mailsOf, register, type TestMember } from './factor-harness.ts'
import { createSoftwareAuthenticator } from './software-authenticator.ts'

let harness: Harness
let here: RpcClient
let there: RpcClient
beforeAll(async () => {
  harness = await createHarness()
  here = (await harness.startReplica()).as('gateway')
  there = (await harness.startReplica()).as('gateway')
})
afterAll(() => harness.stop())

const needed = refused('denied', 'SECOND_FACTOR_NEEDED')
const ended = refused('unauthenticated', 'SESSION_ENDED')
const factorOf = (token: string, replica = here) => replica.call(IdentityService.GetSecondFactor, {}, { token })

/** Signs in by a recovery code, which does not depend on the clock. */
const signInAgain = async (member: TestMember, recoveryCode = '') =>
  (await finish(here, (await askedAfterPassword(here, member)).token, { recoveryCode })).accessToken

describe('the first factor', () => {
  it('comes with ten recovery codes, and ends every other session', async () => {
    const member = await register(here)
    const other = await here.call(IdentityService.LogIn, member)
    const { recoveryCodes, uri, deviceToken } = await addTotp(here, member.token, harness.clock)
    expect(deviceIn(other.deviceToken)).not.toHaveProperty('factor')
    expect(deviceIn(deviceToken)).toMatchObject({ kind: 'device', name: member.username, factor: true })
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(uri).toContain(`otpauth://totp/Rostra:${member.username}?`)
    await expect(there.call(IdentityService.Authenticate, { sessionSecret: other.sessionSecret })).rejects.toEqual(ended)
    const { accessToken } = await there.call(IdentityService.Authenticate, { sessionSecret: member.sessionSecret })
    expect(await factorOf(accessToken, there)).toEqual({
      totp: true,
      passkeys: [],
      recoveryCodesLeft: 10,
      usedInSession: true,
      neededForRole: false,
    })
  })

  it('may be a passkey; a further factor comes without codes', async () => {
    const member = await register(here)
    const first = await addPasskey(here, member.token)
    expect([first.recoveryCodes.length, deviceIn(first.deviceToken).factor]).toEqual([10, true])
    expect(await addTotp(here, member.token, harness.clock)).toMatchObject({ recoveryCodes: [], deviceToken: '' })
    expect((await addPasskey(here, member.token, 'Phone')).recoveryCodes).toEqual([])
    const { passkeys, recoveryCodesLeft } = await factorOf(member.token, there)
    expect([passkeys.map(({ name }) => name), recoveryCodesLeft]).toEqual([['Laptop', 'Phone'], 10])
  })

  it('needs the password or a code', async () => {
    const { token } = await register(here)
    const calls = [
      (...given: [object, object?]) => here.call(IdentityService.StartTotp, ...given),
      (...given: [object, object?]) => here.call(IdentityService.CreatePasskeyOptions, ...given),
    ]
    for (const call of calls) {
      await expect(call({}, { token })).rejects.toEqual(refused('invalid', 'WRONG_PASSWORD'))
      await expect(call(proven)).rejects.toEqual(refused('unauthenticated', 'AUTH_REQUIRED'))
    }
  })
})

describe('an authenticator app', () => {
  const confirm = (token: string, code: string) => here.call(IdentityService.ConfirmTotp, { code }, { token })

  it('is added by its code within ten minutes', async () => {
    const { token, sessionSecret } = await register(here)
    await expect(confirm(token, '000000')).rejects.toEqual(refused('invalid', 'SECOND_FACTOR_EXPIRED'))
    const { secret } = await here.call(IdentityService.StartTotp, proven, { token })
    await expect(confirm(token, codeAt(secret, harness.clock.now - 300_000))).rejects.toEqual(refused('invalid', 'SECOND_FACTOR_INVALID'))
    harness.clock.now += 600_000
    const { accessToken } = await here.call(IdentityService.Authenticate, { sessionSecret })
    const code = codeAt(secret, harness.clock.now)
    await expect(confirm(accessToken, code)).rejects.toEqual(refused('invalid', 'SECOND_FACTOR_EXPIRED'))
    expect(await factorOf(accessToken)).toMatchObject({ totp: false })
  })

  it('is one for an account', async () => {
    const { token } = await register(here)
    await addTotp(here, token, harness.clock)
    await expect(here.call(IdentityService.StartTotp, proven, { token })).rejects.toEqual(refused('state', 'TOTP_EXISTS'))
  })

  it('does not sign in by the code that added it', async () => {
    const member = await register(here)
    const { secret } = await addTotp(here, member.token, harness.clock)
    const { token } = await askedAfterPassword(here, member)
    await expect(finish(here, token, { code: codeAt(secret, harness.clock.now - 30_000) })).rejects.toEqual(
      refused('unauthenticated', 'SECOND_FACTOR_INVALID'),
    )
  })
})

describe('a passkey', () => {
  const add = (token: string, passkey: string, name = 'Laptop') => here.call(IdentityService.AddPasskey, { name, passkey }, { token })
  const optionsFor = async (token: string) => (await here.call(IdentityService.CreatePasskeyOptions, proven, { token })).options

  it('is made for this host name, by options that work once', async () => {
    const { token } = await register(here)
    const options = await optionsFor(token)
    expect(JSON.parse(options)).toMatchObject({
      rp: { id: 'localhost', name: 'Rostra' },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'preferred' },
    })
    const foreign = createSoftwareAuthenticator({ origin: 'https://rostra.example.net' })
    await expect(add(token, foreign.create(options))).rejects.toEqual(refused('invalid', 'PASSKEY_INVALID'))
    const authenticator = createSoftwareAuthenticator()
    await expect(add(token, authenticator.create(options))).rejects.toEqual(refused('invalid', 'SECOND_FACTOR_EXPIRED'))
    await expect(add(token, authenticator.create(await optionsFor(token)))).resolves.toBeDefined()
  })

  it('has a name of 1 to 40 characters', async () => {
    const { token } = await register(here)
    for (const name of ['', ' ', 'x'.repeat(41)]) await expect(add(token, '{}', name)).rejects.toEqual(refused('invalid', 'VALIDATION'))
  })

  it('is one of ten at most', async () => {
    const { token } = await register(here)
    for (let i = 0; i < 10; i++) await addPasskey(here, token, `Key ${i}`)
    await expect(optionsFor(token)).rejects.toEqual(refused('state', 'PASSKEY_LIMIT'))
  })
})

describe('a session without the second factor', () => {
  /** Opens a session by the password alone, without the mark of the second factor. */
  const unmarked = async (member: TestMember) => {
    await harness.database.collection('sessions').updateMany({}, { $unset: { secondFactor: 1 } })
    return member.token
  }

  it('may not change factors, the address, or delete the account', async () => {
    const member = await register(here)
    const { id } = await addPasskey(here, member.token)
    await addTotp(here, member.token, harness.clock)
    const token = await unmarked(member)
    const refusals = [
      here.call(IdentityService.StartTotp, proven, { token }),
      here.call(IdentityService.ConfirmTotp, { code: '000000' }, { token }),
      here.call(IdentityService.RemoveTotp, proven, { token }),
      here.call(IdentityService.CreatePasskeyOptions, proven, { token }),
      here.call(IdentityService.AddPasskey, { name: 'Phone', passkey: '{}' }, { token }),
      here.call(IdentityService.RemovePasskey, { id, ...proven }, { token }),
      here.call(IdentityService.RenewRecoveryCodes, proven, { token }),
      here.call(IdentityService.UpdateProfile, { email: 'moved@example.org', ...proven }, { token }),
      here.call(IdentityService.DeleteAccount, proven, { token }),
    ]
    for (const refusal of refusals) await expect(refusal).rejects.toEqual(needed)
    await expect(here.call(IdentityService.UpdateProfile, { insights: false }, { token })).resolves.toMatchObject({ insights: false })
    expect(await factorOf(token)).toMatchObject({ usedInSession: false, totp: true })
  })
})

describe('a removed factor', () => {
  it('removes the recovery codes when it is the last factor, so that sign-ins ask for none', async () => {
    const member = await register(here)
    const { id } = await addPasskey(here, member.token)
    await addTotp(here, member.token, harness.clock)
    await here.call(IdentityService.RemovePasskey, { id, ...proven }, { token: member.token })
    expect(await factorOf(member.token, there)).toMatchObject({ passkeys: [], totp: true, recoveryCodesLeft: 10 })
    await here.call(IdentityService.RemoveTotp, proven, { token: member.token })
    expect(await factorOf(member.token, there)).toMatchObject({ totp: false, recoveryCodesLeft: 0 })
    expect((await here.call(IdentityService.LogIn, member)).secondFactor).toBeNull()
    const { token } = member
    await expect(here.call(IdentityService.RemoveTotp, proven, { token })).rejects.toEqual(refused('not_found', 'TOTP_NOT_FOUND'))
    const again = here.call(IdentityService.RemovePasskey, { id, ...proven }, { token })
    await expect(again).rejects.toEqual(refused('not_found', 'PASSKEY_NOT_FOUND'))
    await expect(here.call(IdentityService.RenewRecoveryCodes, proven, { token: member.token })).rejects.toEqual(
      refused('state', 'NO_SECOND_FACTOR'),
    )
  })
})

describe('every change', () => {
  it('is recorded and causes a mail to the member', async () => {
    const member = await register(here)
    await addTotp(here, member.token, harness.clock)
    await here.call(IdentityService.RenewRecoveryCodes, proven, { token: member.token })
    await here.call(IdentityService.RemoveTotp, proven, { token: member.token })
    const subjects = (await mailsOf([here, there], member.email, 3)).map(({ subject }) => subject)
    expect(subjects.sort()).toEqual([
      'A second factor was added to your Rostra account',
      'A second factor was removed from your Rostra account',
      'Your Rostra account has new recovery codes',
    ])
    const entries = await harness.database.collection('audit_entries').find({ accountId: member.id }).sort({ _id: 1 }).toArray()
    expect(entries.map(({ event }) => event)).toEqual([
      'signed-in',
      'second-factor-added',
      'recovery-codes-renewed',
      'second-factor-removed',
    ])
  })
})

describe('the stored second factor', () => {
  it('holds neither the secret of an app nor a recovery code in plain text', async () => {
    const member = await register(here)
    const { secret, recoveryCodes } = await addTotp(here, member.token, harness.clock)
    const { token } = await askedAfterPassword(here, member)
    const dump = await dumpDatabase(harness.database)
    const log = await harness.readLog()
    for (const text of [secret, token, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
      expect(dump).not.toContain(text)
      expect(log).not.toContain(text)
    }
  })

  it('is erased with the account', async () => {
    const member = await register(here)
    const { authenticator } = await addPasskey(here, member.token, 'A name of my own')
    const { recoveryCodes } = await addTotp(here, member.token, harness.clock)
    expect(recoveryCodes).toEqual([])
    const asked = await askedAfterPassword(here, member)
    await here.call(IdentityService.CreatePasskeyOptions, proven, { token: member.token })
    await here.call(IdentityService.DeleteAccount, proven, { token: member.token })
    await expect(finish(here, asked.token, { passkey: authenticator.get(asked.passkeyOptions) })).rejects.toEqual(
      refused('unauthenticated', 'SECOND_FACTOR_EXPIRED'),
    )
    const dump = await dumpDatabase(harness.database)
    expect(dump).not.toContain('A name of my own')
    for (const collection of ['pending_sign_ins', 'new_factors'])
      expect(await harness.database.collection(collection).countDocuments({ accountId: member.id })).toBe(0)
    expect(await harness.database.collection('accounts').countDocuments({ username: '', secondFactor: { $exists: true } })).toBe(0)
  })

  it('reports that the key of its secret was lost, and recovery codes still work', async () => {
    const member = await register(here)
    const { secret, recoveryCodes } = await addTotp(here, member.token, harness.clock)
    const other = await register(here)
    const { secret: otherSecret } = await addTotp(here, other.token, harness.clock)
    expect(otherSecret).not.toBe(secret)
    // Uses the sealed secret of another account, which cannot be opened here, like one that was sealed with another key.
    const rows = harness.database.collection('accounts')
    const sealed = (await rows.findOne({ username: other.username }))?.secondFactor.totp.sealed
    await rows.updateOne({ username: member.username }, { $set: { 'secondFactor.totp.sealed': sealed } })
    const { token } = await askedAfterPassword(here, member)
    await expect(finish(here, token, { code: codeAt(secret, harness.clock.now) })).rejects.toEqual(
      refused('state', 'SECOND_FACTOR_UNREADABLE'),
    )
    await eventually(async () => expect(await harness.readLog()).toContain('was sealed with another KEY_ENCRYPTION_SECRET'))
    const again = await signInAgain(member, recoveryCodes[0])
    await expect(here.call(IdentityService.RemoveTotp, proven, { token: again })).resolves.toEqual({})
  })
})
