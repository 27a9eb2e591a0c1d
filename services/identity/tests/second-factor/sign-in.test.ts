import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import { codeIn, createHarness, type Harness, proven, type Replica, refused, tokenIn, wrongCode } from '../harness.ts'
import { addPasskey, addTotp, askedAfterPassword, codeAt, deviceIn, finish, mailsOf, register } from './factor-harness.ts'

let harness: Harness
let here: RpcClient
let there: RpcClient
let replica: Replica
beforeAll(async () => {
  harness = await createHarness()
  here = (await harness.startReplica()).as('gateway')
  replica = await harness.startReplica()
  there = replica.as('gateway')
})
afterAll(() => harness.stop())

const invalid = refused('unauthenticated', 'SECOND_FACTOR_INVALID')
const expired = refused('unauthenticated', 'SECOND_FACTOR_EXPIRED')
const factorOf = (token: string) => here.call(IdentityService.GetSecondFactor, {}, { token })
const codeNow = (secret: string) => codeAt(secret, harness.clock.now)

const withTotp = async () => {
  const member = await register(here)
  return { ...member, ...(await addTotp(here, member.token, harness.clock)) }
}

describe('signing in with a second factor', () => {
  it('opens no session after the password, and one after the code, on another replica too', async () => {
    const member = await withTotp()
    const asked = await askedAfterPassword(here, member)
    expect(asked).toMatchObject({ methods: ['totp', 'recovery'], passkeyOptions: '' })
    expect(asked.expiresAt).toBe(new Date(harness.clock.now + 300_000).toISOString())
    const signedIn = await finish(there, asked.token, { code: codeNow(member.secret) })
    expect(signedIn).toMatchObject({ account: { username: member.username }, secondFactor: null })
    expect(await factorOf(signedIn.accessToken)).toMatchObject({ totp: true, usedInSession: true, recoveryCodesLeft: 10 })
    expect(deviceIn(signedIn.deviceToken)).toMatchObject({ name: member.username, factor: true })
  })

  it('is asked for after a one-time code as well', async () => {
    const member = await withTotp()
    await here.call(IdentityService.RequestOneTimeCode, { email: member.email })
    const code = (await mailsOf([here, there], member.email, 2)).map(codeIn).join('')
    const { sessionSecret, secondFactor } = await here.call(IdentityService.LogInWithCode, { email: member.email, code })
    expect([sessionSecret, secondFactor?.methods]).toEqual(['', ['totp', 'recovery']])
  })

  it('is asked for after a reset of the password, which makes no device that has passed it', async () => {
    const member = await withTotp()
    await here.call(IdentityService.RequestPasswordReset, { email: member.email })
    const token = (await mailsOf([here, there], member.email, 2)).map(tokenIn).join('')
    const { deviceToken } = await here.call(IdentityService.ResetPassword, { token, newPassword: 'Difference1822' })
    expect(deviceIn(deviceToken)).toMatchObject({ kind: 'device', name: member.username })
    expect(deviceIn(deviceToken)).not.toHaveProperty('factor')
    await askedAfterPassword(here, { ...member, password: 'Difference1822' })
  })

  it('stays open after a wrong code, and ends after five', async () => {
    const member = await withTotp()
    const { token } = await askedAfterPassword(here, member)
    const wrong = wrongCode(codeNow(member.secret))
    for (let i = 0; i < 4; i++) await expect(finish(i % 2 ? here : there, token, { code: wrong })).rejects.toEqual(invalid)
    await expect(here.call(IdentityService.FindPendingSignIn, { token })).resolves.toEqual({ username: member.username })
    await expect(finish(here, token, { code: wrong })).rejects.toEqual(invalid)
    await expect(finish(here, token, { code: codeNow(member.secret) })).rejects.toEqual(expired)
    await expect(here.call(IdentityService.FindPendingSignIn, { token })).rejects.toEqual(expired)
  })

  it('counts concurrent wrong codes', async () => {
    const { token } = await askedAfterPassword(here, await withTotp())
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => finish(here, token, { code: 'no code' })))
    const reasons = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.reason : 'fulfilled'))
    expect(reasons.filter((reason) => reason === 'SECOND_FACTOR_INVALID')).toHaveLength(5)
    expect(reasons.filter((reason) => reason === 'SECOND_FACTOR_EXPIRED')).toHaveLength(7)
  })

  it('accepts a code of the app once, also for two sign-ins at the same time', async () => {
    const member = await withTotp()
    const one = await askedAfterPassword(here, member)
    const two = await askedAfterPassword(here, member)
    const code = codeNow(member.secret)
    const outcomes = await Promise.allSettled([finish(here, one.token, { code }), finish(there, two.token, { code })])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const third = await askedAfterPassword(here, member)
    await expect(finish(here, third.token, { code })).rejects.toEqual(invalid)
  })

  it('opens one session of a token', async () => {
    const member = await withTotp()
    const { token } = await askedAfterPassword(here, member)
    await finish(here, token, { recoveryCode: member.recoveryCodes[0] ?? '' })
    await expect(finish(here, token, { recoveryCode: member.recoveryCodes[1] ?? '' })).rejects.toEqual(expired)
  })

  it('ends after five minutes, with a new password, and is refused for an unknown token', async () => {
    const member = await withTotp()
    const { token } = await askedAfterPassword(here, member)
    harness.clock.now += 300_000
    await expect(finish(here, token, { code: codeNow(member.secret) })).rejects.toEqual(expired)
    const other = await askedAfterPassword(here, member)
    const change = { currentPassword: member.password, newPassword: 'Difference1822' }
    const { accessToken } = await here.call(IdentityService.Authenticate, { sessionSecret: member.sessionSecret })
    await here.call(IdentityService.ChangePassword, change, { token: accessToken })
    await expect(finish(here, other.token, { code: codeNow(member.secret) })).rejects.toEqual(expired)
    for (const unknown of ['', 'x', 'x'.repeat(1_000)]) await expect(finish(here, unknown, { code: '000000' })).rejects.toEqual(expired)
  })

  it('is refused to every service but the gateway', async () => {
    const other = replica.as('chat')
    const notAllowed = refused('denied', 'SERVICE_NOT_ALLOWED')
    await expect(finish(other, 'token', { code: '000000' })).rejects.toEqual(notAllowed)
    await expect(other.call(IdentityService.FindPendingSignIn, { token: 'token' })).rejects.toEqual(notAllowed)
  })
})

describe('a recovery code', () => {
  it('signs in once, in any spelling, and causes a mail to the member', async () => {
    const member = await withTotp()
    const [first = '', second = ''] = member.recoveryCodes
    const asked = await askedAfterPassword(here, member)
    const signedIn = await finish(here, asked.token, { recoveryCode: ` ${first.toUpperCase().replaceAll('-', ' ')}` })
    expect(await factorOf(signedIn.accessToken)).toMatchObject({ recoveryCodesLeft: 9, usedInSession: true })
    const again = await askedAfterPassword(here, member)
    await expect(finish(here, again.token, { recoveryCode: first })).rejects.toEqual(invalid)
    await expect(finish(here, again.token, { recoveryCode: second })).resolves.toBeDefined()
    const subjects = (await mailsOf([here, there], member.email, 3)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'A recovery code of your Rostra account was used')).toHaveLength(2)
  })

  it('is invalid once there are new ones', async () => {
    const member = await withTotp()
    const { recoveryCodes } = await here.call(IdentityService.RenewRecoveryCodes, proven, { token: member.token })
    expect(recoveryCodes).toHaveLength(10)
    const { token } = await askedAfterPassword(here, member)
    await expect(finish(here, token, { recoveryCode: member.recoveryCodes[0] ?? '' })).rejects.toEqual(invalid)
    await expect(finish(here, token, { recoveryCode: recoveryCodes[0] ?? '' })).resolves.toBeDefined()
  })
})

describe('a passkey', () => {
  it('signs in by the options of the first step, and its last use is kept', async () => {
    const member = await register(here)
    const { authenticator, id } = await addPasskey(here, member.token)
    const asked = await askedAfterPassword(here, member)
    expect(asked.methods).toEqual(['passkey', 'recovery'])
    expect(JSON.parse(asked.passkeyOptions)).toMatchObject({ rpId: 'localhost', userVerification: 'preferred' })
    const signedIn = await finish(there, asked.token, { passkey: authenticator.get(asked.passkeyOptions) })
    const lastUsedAt = new Date(harness.clock.now).toISOString()
    expect((await factorOf(signedIn.accessToken)).passkeys).toEqual([{ id, name: 'Laptop', createdAt: lastUsedAt, lastUsedAt }])
  })

  it('is refused when its counter goes back, as that of a copy does', async () => {
    const member = await register(here)
    const { authenticator } = await addPasskey(here, member.token)
    const first = await askedAfterPassword(here, member)
    authenticator.counter = 7
    await finish(here, first.token, { passkey: authenticator.get(first.passkeyOptions) })
    const second = await askedAfterPassword(here, member)
    authenticator.counter = 5
    await expect(finish(here, second.token, { passkey: authenticator.get(second.passkeyOptions) })).rejects.toEqual(invalid)
    authenticator.counter = 8
    await expect(finish(here, second.token, { passkey: authenticator.get(second.passkeyOptions) })).resolves.toBeDefined()
  })

  it('is refused for the challenge of another sign-in, another account’s key, and what is no answer', async () => {
    const member = await register(here)
    const { authenticator } = await addPasskey(here, member.token)
    const stranger = await addPasskey(here, (await register(here)).token)
    const one = await askedAfterPassword(here, member)
    const two = await askedAfterPassword(here, member)
    const foreign = [authenticator.get(one.passkeyOptions), stranger.authenticator.get(two.passkeyOptions), '{}', 'null']
    for (const passkey of foreign) await expect(finish(here, two.token, { passkey })).rejects.toEqual(invalid)
    await expect(finish(here, two.token, { passkey: authenticator.get(two.passkeyOptions) })).resolves.toBeDefined()
  })
})

describe('a wrong second factor', () => {
  it('is recorded and counted, and names no secret', async () => {
    const member = await withTotp()
    const { token } = await askedAfterPassword(here, member)
    await expect(finish(here, token, { code: wrongCode(codeNow(member.secret)) })).rejects.toEqual(invalid)
    const entries = await harness.database.collection('audit_entries').find({ accountId: member.id }).sort({ _id: 1 }).toArray()
    expect(entries.map(({ event, method, factor }) => [event, method, factor])).toEqual([
      ['signed-in', 'registration', undefined],
      ['second-factor-added', undefined, 'totp'],
      ['second-factor-asked', 'password', undefined],
      ['sign-in-failed', 'password', 'totp'],
    ])
  })
})
