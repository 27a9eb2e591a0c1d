import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import jwt from 'jsonwebtoken'
import { hashSecret } from '../../src/domain/sessions/session.ts'
import { confirmationIn, createHarness, type Harness, mailsTo, newRegistration, proven, refused, tokenIn } from '../harness.ts'

let harness: Harness
let gateway: RpcClient
beforeAll(async () => {
  harness = await createHarness()
  gateway = (await harness.startReplica({ PUBLIC_URL: 'https://rostra.example/' })).as('gateway')
})
afterAll(() => harness.stop())

const newPassword = 'Difference1822'
const request = (email: string) => gateway.call(IdentityService.RequestPasswordReset, { email })
const reset = (token: string, password = newPassword) => gateway.call(IdentityService.ResetPassword, { token, newPassword: password })
const logIn = (registration: { username: string }, password: string) => gateway.call(IdentityService.LogIn, { ...registration, password })
const invalid = refused('invalid', 'RESET_TOKEN_INVALID')
const ended = refused('unauthenticated', 'SESSION_ENDED')

async function registerWithLink() {
  const registration = newRegistration()
  const signedIn = await gateway.call(IdentityService.Register, registration)
  await request(registration.email)
  const [mail] = await mailsTo(gateway, registration.email)
  return { ...registration, signedIn, mail, token: tokenIn(mail) }
}

describe('a reset link', () => {
  it('sets the password, ends every session, and causes a notice', async () => {
    const { signedIn, mail, token, ...registration } = await registerWithLink()
    expect(mail?.text).toContain(`\nhttps://rostra.example/reset-password/${token}\n`)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const other = await logIn(registration, registration.password)
    await reset(token)
    for (const { sessionSecret } of [signedIn, other])
      await expect(gateway.call(IdentityService.Authenticate, { sessionSecret })).rejects.toEqual(ended)
    await expect(logIn(registration, registration.password)).rejects.toEqual(refused('unauthenticated', 'INVALID_CREDENTIALS'))
    await expect(logIn(registration, newPassword)).resolves.toBeDefined()
    const [notice] = await mailsTo(gateway, registration.email, 2)
    expect(notice).toMatchObject({ subject: 'The password of your Rostra account was changed' })
    expect(notice?.text).toContain('https://rostra.example/forgot-password')
  })

  it('returns a device token', async () => {
    const { token, username } = await registerWithLink()
    const { deviceToken } = await reset(token)
    expect(jwt.decode(deviceToken) as jwt.JwtPayload).toMatchObject({ kind: 'device', name: username })
  })

  it('works once of twenty concurrent calls', async () => {
    const { token } = await registerWithLink()
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => reset(token)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toEqual(invalid)
    await expect(reset(token)).rejects.toEqual(invalid)
  })

  it('is invalid after an hour', async () => {
    const late = await registerWithLink()
    const early = await registerWithLink()
    harness.clock.now += 3_599_000
    await expect(reset(early.token)).resolves.toBeDefined()
    harness.clock.now += 2_000
    await expect(reset(late.token)).rejects.toEqual(invalid)
  })

  it('stays valid after a password that breaks the rule', async () => {
    const { token } = await registerWithLink()
    await expect(reset(token, 'short')).rejects.toMatchObject({
      reason: 'VALIDATION',
      details: { fields: { newPassword: 'Password must be at least 8 characters long' } },
    })
    await expect(reset(token)).resolves.toBeDefined()
  })

  it('is one of at most three, and using one ends all', async () => {
    const { email, token: first } = await registerWithLink()
    const tokens = [first]
    for (const count of [2, 3, 4]) {
      await request(email)
      tokens.push(tokenIn((await mailsTo(gateway, email, count))[0]))
    }
    expect(new Set(tokens).size).toBe(4)
    await expect(reset(first)).rejects.toEqual(invalid)
    await expect(reset(tokens[2] ?? '')).resolves.toBeDefined()
    for (const token of tokens) await expect(reset(token)).rejects.toEqual(invalid)
  })

  it('is invalid after a change of the password', async () => {
    const { token, signedIn, password } = await registerWithLink()
    const change = { currentPassword: password, newPassword }
    await gateway.call(IdentityService.ChangePassword, change, { token: signedIn.accessToken })
    await expect(reset(token)).rejects.toEqual(invalid)
  })

  it('is invalid after a change of the address', async () => {
    const { token, signedIn, email } = await registerWithLink()
    await gateway.call(IdentityService.UpdateProfile, { email: `new-${email}`, ...proven }, { token: signedIn.accessToken })
    const [confirmation] = await mailsTo(gateway, `new-${email}`)
    await gateway.call(IdentityService.ConfirmEmail, { token: confirmationIn(confirmation) })
    await expect(reset(token)).rejects.toEqual(invalid)
  })

  it.each(['', 'x', '\0', '{"$gt":""}', 'A'.repeat(43), 'A'.repeat(16_384)])('is not valid with the token %.50j', async (token) => {
    await expect(reset(token)).rejects.toEqual(invalid)
  })

  it('ends a session that a concurrent login opens', async () => {
    const { token, signedIn, ...registration } = await registerWithLink()
    // The state after a login that verified the old password first and opened its session last.
    const sessions = harness.database.collection('sessions')
    const { sessionSecret } = signedIn
    const opened = await sessions.findOne({ secretHash: hashSecret(sessionSecret) })
    await reset(token)
    if (opened) await sessions.insertOne(opened)
    await expect(sessions.countDocuments({ secretHash: hashSecret(sessionSecret) })).resolves.toBe(1)
    await expect(gateway.call(IdentityService.Authenticate, { sessionSecret })).rejects.toEqual(ended)
    const { accessToken } = await logIn(registration, newPassword)
    const { sessions: active } = await gateway.call(IdentityService.ListSessions, {}, { token: accessToken })
    expect(active).toHaveLength(1)
  })
})
