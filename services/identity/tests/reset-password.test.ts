import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import { decodeJwt } from 'jose'
import { hashOf } from '../src/domain/session.ts'
import { createWorld, mailsTo, refused, somebody, tokenIn, type World } from './identity-world.ts'

let world: World
let gateway: RpcClient
beforeAll(async () => {
  world = await createWorld()
  gateway = (await world.start({ PUBLIC_URL: 'https://rostra.example/' })).as('gateway')
})
afterAll(() => world.end())

const newPassword = 'Difference1822'
const request = (email: string) => gateway.call(IdentityService.RequestPasswordReset, { email })
const reset = (token: string, password = newPassword) => gateway.call(IdentityService.ResetPassword, { token, newPassword: password })
const logIn = (person: { username: string }, password: string) => gateway.call(IdentityService.LogIn, { ...person, password })
const invalid = refused('invalid', 'RESET_TOKEN_INVALID')
const ended = refused('unauthenticated', 'SESSION_ENDED')

async function somebodyWithLink() {
  const person = somebody()
  const signedIn = await gateway.call(IdentityService.Register, person)
  await request(person.email)
  const [mail] = await mailsTo(gateway, person.email)
  return { ...person, signedIn, mail, token: tokenIn(mail) }
}

describe('a link to a new password', () => {
  it('sets it, ends every session, and says so by mail', async () => {
    const { signedIn, mail, token, ...person } = await somebodyWithLink()
    expect(mail?.text).toContain(`\nhttps://rostra.example/reset-password/${token}\n`)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const other = await logIn(person, person.password)
    await reset(token)
    for (const { sessionSecret } of [signedIn, other])
      await expect(gateway.call(IdentityService.Authenticate, { sessionSecret })).rejects.toEqual(ended)
    await expect(logIn(person, person.password)).rejects.toEqual(refused('unauthenticated', 'INVALID_CREDENTIALS'))
    await expect(logIn(person, newPassword)).resolves.toBeDefined()
    const [notice] = await mailsTo(gateway, person.email, 2)
    expect(notice).toMatchObject({ subject: 'The password of your Rostra account was changed' })
    expect(notice?.text).toContain('https://rostra.example/forgot-password')
  })

  it('shows that the browser may try to log in', async () => {
    const { token, username } = await somebodyWithLink()
    const { deviceToken } = await reset(token)
    expect(decodeJwt(deviceToken)).toMatchObject({ kind: 'device', name: username })
  })

  it('works once, also when it is used twenty times at once', async () => {
    const { token } = await somebodyWithLink()
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => reset(token)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toEqual(invalid)
    await expect(reset(token)).rejects.toEqual(invalid)
  })

  it('is dead after an hour', async () => {
    const [late, early] = [await somebodyWithLink(), await somebodyWithLink()]
    world.clock.now += 3_599_000
    await expect(reset(early.token)).resolves.toBeDefined()
    world.clock.now += 2_000
    await expect(reset(late.token)).rejects.toEqual(invalid)
  })

  it('outlives a password that breaks the rule', async () => {
    const { token } = await somebodyWithLink()
    await expect(reset(token, 'short')).rejects.toMatchObject({
      reason: 'VALIDATION',
      details: { fields: { newPassword: 'Password must be at least 8 characters long' } },
    })
    await expect(reset(token)).resolves.toBeDefined()
  })

  it('lives beside two others; using one ends all', async () => {
    const { email, token: first } = await somebodyWithLink()
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

  it('is dead once the password was changed', async () => {
    const { token, signedIn, password } = await somebodyWithLink()
    const change = { currentPassword: password, newPassword }
    await gateway.call(IdentityService.ChangePassword, change, { token: signedIn.accessToken })
    await expect(reset(token)).rejects.toEqual(invalid)
  })

  it('is dead once the address was changed', async () => {
    const { token, signedIn, email } = await somebodyWithLink()
    await gateway.call(IdentityService.UpdateProfile, { email: `new-${email}` }, { token: signedIn.accessToken })
    await expect(reset(token)).rejects.toEqual(invalid)
  })

  it.each(['', 'x', '\0', '{"$gt":""}', 'A'.repeat(43), 'A'.repeat(100_000)])('is not %.50j', async (token) => {
    await expect(reset(token)).rejects.toEqual(invalid)
  })

  it('ends a session that was opened while the password was being set', async () => {
    const { token, signedIn, ...person } = await somebodyWithLink()
    // As if a log-in had proved the old password before, and opened its session after the others were closed.
    const sessions = world.database.collection('sessions')
    const { sessionSecret } = signedIn
    const opened = await sessions.findOne({ secretHash: hashOf(sessionSecret) })
    await reset(token)
    if (opened) await sessions.insertOne(opened)
    await expect(sessions.countDocuments({ secretHash: hashOf(sessionSecret) })).resolves.toBe(1)
    await expect(gateway.call(IdentityService.Authenticate, { sessionSecret })).rejects.toEqual(ended)
    const { accessToken } = await logIn(person, newPassword)
    const { sessions: live } = await gateway.call(IdentityService.ListSessions, {}, { token: accessToken })
    expect(live).toHaveLength(1)
  })
})
