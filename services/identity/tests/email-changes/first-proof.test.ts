import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import type { EmailConfirmed__Output } from '@rostra/proto/gen/rostra/identity/v1/EmailConfirmed'
import { IdentityService } from '@rostra/proto/identity'
import { EmailConfirmedEvent } from '@rostra/proto/identity-events'
import {
  codeIn,
  confirmationIn,
  createHarness,
  type Harness,
  mailQueueDrained,
  newRegistration,
  proven,
  refused,
  tokenIn,
} from '../harness.ts'
import { type FakeSmtpServer, startFakeSmtpServer } from '../mail/fake-smtp-server.ts'
import { addTotp } from '../second-factor/factor-harness.ts'

let harness: Harness
let smtp: FakeSmtpServer
let gateway: RpcClient
const confirmed: EmailConfirmed__Output[] = []
beforeAll(async () => {
  harness = await createHarness()
  await harness.bus.subscribe({
    topic: EmailConfirmedEvent.topic,
    group: `test-${randomUUID()}`,
    handle: async ({ payload }) => void confirmed.push(EmailConfirmedEvent.deserialize(payload)),
  })
  smtp = await startFakeSmtpServer()
  gateway = (await harness.startReplica({ SMTP_URL: smtp.url })).as('gateway')
})
afterAll(async () => {
  await harness?.stop()
  await smtp?.stop()
})

const invalidCredentials = refused('unauthenticated', 'INVALID_CREDENTIALS')
const sessionEnded = refused('unauthenticated', 'SESSION_ENDED')

/** Waits until `count` mails to an address have a token that `read` finds, and returns the newest. */
const mailedToken = (address: string, read: typeof tokenIn, count = 1) =>
  eventually(() => {
    const mails = smtp.received.filter(({ to }) => to.includes(address))
    const tokens = mails.map(({ email }) => read({ text: email.text?.replaceAll('\r\n', '\n') })).filter(Boolean)
    expect(tokens).toHaveLength(count)
    return tokens.at(-1) ?? ''
  })

/** Another person registers the address, and adds a second factor when `withFactor` is set. */
async function squat({ withFactor = true } = {}) {
  const registration = newRegistration()
  const { accessToken: token, sessionSecret } = await gateway.call(IdentityService.Register, registration)
  if (withFactor) await addTotp(gateway, token, harness.clock)
  return { ...registration, token, sessionSecret }
}
type Squatter = Awaited<ReturnType<typeof squat>>

async function logInWithCode(email: string, codes = 1) {
  await gateway.call(IdentityService.RequestOneTimeCode, { email })
  return gateway.call(IdentityService.LogInWithCode, { email, code: await mailedToken(email, codeIn, codes), agent: 'Firefox' })
}
/** Waits for the notice that the password is gone, and returns its text. */
const noticeTo = (address: string) =>
  eventually(() => {
    const found = smtp.received.find(({ to, email }) => to.includes(address) && email.subject?.startsWith('You have confirmed'))
    expect(found).toBeDefined()
    return found?.email.text ?? ''
  })
const factorOf = (token: string) => gateway.call(IdentityService.GetSecondFactor, {}, { token })
const confirmedAt = async (token: string) => (await gateway.call(IdentityService.GetAccount, {}, { token })).emailConfirmedAt
async function expectShutOut({ username, password, sessionSecret }: Squatter) {
  await expect(gateway.call(IdentityService.Authenticate, { sessionSecret })).rejects.toEqual(sessionEnded)
  await expect(gateway.call(IdentityService.LogIn, { username, password })).rejects.toEqual(invalidCredentials)
}

describe('an account whose address no person has proven', () => {
  it('belongs to who signs in by a mailed code: its password, second factor and sessions end', async () => {
    const squatter = await squat()
    expect(await confirmedAt(squatter.token)).toBe('')
    const owner = await logInWithCode(squatter.email)
    expect(owner).toMatchObject({ secondFactor: null, account: { emailConfirmedAt: new Date(harness.clock.now).toISOString() } })
    expect(owner.sessionsEndedOf).toBe(owner.account?.id)
    expect((await logInWithCode(squatter.email, 2)).sessionsEndedOf).toBe('')
    await expectShutOut(squatter)
    expect(await factorOf(owner.accessToken)).toMatchObject({ totp: false, recoveryCodesLeft: 0 })
    expect(await noticeTo(squatter.email)).toContain('/forgot-password')
  })

  it('belongs to who resets the password by a mailed link, without the second factor set before', async () => {
    const squatter = await squat()
    await gateway.call(IdentityService.RequestPasswordReset, { email: squatter.email })
    const token = await mailedToken(squatter.email, tokenIn)
    await gateway.call(IdentityService.ResetPassword, { token, newPassword: 'Difference1822' })
    await expectShutOut(squatter)
    const owner = await gateway.call(IdentityService.LogIn, { username: squatter.username, password: 'Difference1822' })
    expect(owner).toMatchObject({ secondFactor: null, account: { emailConfirmedAt: expect.stringMatching(/^20/) } })
  })

  it('belongs to who opens the link to a new address, unless that is the member', async () => {
    const squatter = await squat({ withFactor: false })
    const wanted = `owner-of-${squatter.email}`
    await gateway.call(IdentityService.UpdateProfile, { email: wanted, ...proven }, { token: squatter.token })
    const confirmed = await gateway.call(IdentityService.ConfirmEmail, { token: await mailedToken(wanted, confirmationIn) })
    expect(confirmed).toMatchObject({ sessionsEnded: true, undone: false, passwordRemoved: true, account: { email: wanted } })
    await expectShutOut(squatter)
    expect(await noticeTo(wanted)).toContain('/forgot-password')
  })

  it('stays with a member who opens the link in the own browser; other sessions end', async () => {
    const member = await squat({ withFactor: false })
    const elsewhere = await gateway.call(IdentityService.LogIn, member)
    const wanted = `new-${member.email}`
    await gateway.call(IdentityService.UpdateProfile, { email: wanted, ...proven }, { token: member.token })
    const token = await mailedToken(wanted, confirmationIn)
    const confirmed = await gateway.call(IdentityService.ConfirmEmail, { token }, { token: member.token })
    expect(confirmed).toMatchObject({ sessionsEnded: true, passwordRemoved: false })
    expect(await confirmedAt(member.token)).toMatch(/^20/)
    await expect(gateway.call(IdentityService.Authenticate, { sessionSecret: member.sessionSecret })).resolves.toBeDefined()
    await expect(gateway.call(IdentityService.Authenticate, { sessionSecret: elsewhere.sessionSecret })).rejects.toEqual(sessionEnded)
    await expect(gateway.call(IdentityService.LogIn, member)).resolves.toBeDefined()
  })
})

it('an address that no person has proven gets no notice of changes of the account', async () => {
  const { email, token, username } = await squat()
  await gateway.call(IdentityService.CreateAccessKey, { name: 'Reader', scopes: ['chat'] }, { token })
  const change = { currentPassword: proven.reauthentication.password, newPassword: 'Difference1822' }
  await gateway.call(IdentityService.ChangePassword, change, { token })
  await mailQueueDrained(harness.database)
  const subjects = () => smtp.received.filter(({ to }) => to.includes(email)).map(({ email: mail }) => mail.subject)
  expect(subjects().filter((subject) => !subject?.startsWith('Confirm'))).toEqual([])
  const { accessToken } = await logInWithCode(email)
  await gateway.call(IdentityService.CreateAccessKey, { name: username, scopes: ['chat'] }, { token: accessToken })
  await mailQueueDrained(harness.database)
  expect(subjects().join()).toContain('API key')
})

describe('a member who registered with the address of another person by mistake', () => {
  const subjectsTo = (address: string) => smtp.received.filter(({ to }) => to.includes(address)).map(({ email }) => email.subject)
  const correct = async () => {
    const member = await squat({ withFactor: false })
    const wanted = `right-${member.email}`
    await gateway.call(IdentityService.UpdateProfile, { email: wanted, ...proven }, { token: member.token })
    return { ...member, wanted, confirmation: await mailedToken(wanted, confirmationIn) }
  }

  it('proves another address, and that person gets no link that undoes it', async () => {
    const { email, token, wanted, confirmation } = await correct()
    const confirmed = await gateway.call(IdentityService.ConfirmEmail, { token: confirmation }, { token })
    expect(confirmed.account).toMatchObject({ email: wanted })
    await mailQueueDrained(harness.database)
    expect(subjectsTo(email).join()).not.toContain('change')
    await expect(gateway.call(IdentityService.Register, { ...newRegistration(), email })).resolves.toBeDefined()
  })

  const openLink = async (address: string, token?: string) =>
    gateway.call(IdentityService.ConfirmEmail, { token: await mailedToken(address, confirmationIn) }, { token })
  it.each<[string, (member: Awaited<ReturnType<typeof correct>>) => Promise<unknown>]>([
    ['the member’s own link', ({ wanted, token }) => openLink(wanted, token)],
    ['a link opened elsewhere', ({ wanted }) => openLink(wanted)],
    ['a code', ({ email }) => logInWithCode(email)],
    [
      'a reset link',
      async ({ email }) => {
        await gateway.call(IdentityService.RequestPasswordReset, { email })
        await gateway.call(IdentityService.ResetPassword, { token: await mailedToken(email, tokenIn), newPassword: 'Difference1822' })
      },
    ],
  ])('keeps no link from before the first proof, which was %s', async (_proof, prove) => {
    const member = await correct()
    const accounts = harness.database.collection('accounts')
    const key = { usernameKey: member.username }
    const link = { email: member.email, emailKey: member.email, hash: member.username, at: new Date(), expiresAt: new Date('2099-01-01') }
    await accounts.updateOne(key, { $set: { undoLinks: [link] } })
    await prove(member)
    expect(await accounts.findOne(key)).not.toHaveProperty('undoLinks')
  })
})

describe('the event of the first proof', () => {
  const confirm = async (token: string) => gateway.call(IdentityService.ConfirmEmail, { token })
  const reset = async (email: string, mails: number) => {
    await gateway.call(IdentityService.RequestPasswordReset, { email })
    const token = await mailedToken(email, tokenIn, mails)
    await gateway.call(IdentityService.ResetPassword, { token, newPassword: 'Difference1822' })
  }
  const eventsOf = (accountId: string) => confirmed.filter((event) => event.accountId === accountId)

  it.each<[string, (email: string) => Promise<unknown>]>([
    ['a mailed code', (email) => logInWithCode(email)],
    ['a reset link', (email) => reset(email, 1)],
    ['the link of the registration', async (email) => confirm(await mailedToken(email, confirmationIn))],
  ])('is published once, by %s', async (_what, prove) => {
    const { email, token } = await squat({ withFactor: false })
    const { id } = await gateway.call(IdentityService.GetAccount, {}, { token })
    await prove(email)
    const event = { accountId: id, confirmedAt: new Date(harness.clock.now).toISOString() }
    await eventually(() => expect(eventsOf(id)).toEqual([event]), eventTimeoutMs)
  })

  it('is not published by later proofs', async () => {
    const { email, token } = await squat({ withFactor: false })
    const { id } = await gateway.call(IdentityService.GetAccount, {}, { token })
    await reset(email, 1)
    harness.clock.now += 1_000
    await reset(email, 2)
    const other = await squat({ withFactor: false })
    const { id: otherId } = await gateway.call(IdentityService.GetAccount, {}, { token: other.token })
    await reset(other.email, 1)
    await eventually(() => expect([eventsOf(id).length, eventsOf(otherId).length]).toEqual([1, 1]), eventTimeoutMs)
  })
})

describe('a proven address', () => {
  it('keeps password, second factor and sessions at later codes', async () => {
    const { email, username } = await squat({ withFactor: false })
    await logInWithCode(email)
    await gateway.call(IdentityService.RequestPasswordReset, { email })
    const password = 'Difference1822'
    await gateway.call(IdentityService.ResetPassword, { token: await mailedToken(email, tokenIn), newPassword: password })
    const session = await gateway.call(IdentityService.LogIn, { username, password })
    harness.clock.now += 1_000
    await logInWithCode(email, 2)
    await expect(gateway.call(IdentityService.Authenticate, { sessionSecret: session.sessionSecret })).resolves.toBeDefined()
    await expect(gateway.call(IdentityService.LogIn, { username, password })).resolves.toBeDefined()
  })

  it('is one at registration without SMTP, in development', async () => {
    const development = (await harness.startReplica()).as('gateway')
    const { account } = await development.call(IdentityService.Register, newRegistration())
    expect(account?.emailConfirmedAt).toBe(new Date(harness.clock.now).toISOString())
  })
})
