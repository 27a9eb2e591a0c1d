import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { registry } from '@rostra/kit/metrics'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { IdentityService } from '@rostra/proto/identity'
import { createSmtpMailer } from '../../src/clients/smtp-mailer.ts'
import { requestedMail } from '../../src/domain/mail/mail.ts'
import { mailModel } from '../../src/store/mail/mail-model.ts'
import { mongoMailQueue } from '../../src/store/mail/mail-queue.ts'
import {
  asWord,
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
import { type FakeSmtpServer, startFakeSmtpServer } from './fake-smtp-server.ts'

let harness: Harness
let smtp: FakeSmtpServer
let gateway: RpcClient
beforeAll(async () => {
  harness = await createHarness()
  smtp = await startFakeSmtpServer()
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'Rostra <no-reply@rostra.example>', PUBLIC_URL: 'https://rostra.example' }
  const [replica] = await Promise.all([harness.startReplica(env), harness.startReplica(env)])
  gateway = replica.as('gateway')
})
afterEach(() => smtp.reject(undefined))
afterAll(async () => {
  await harness.stop()
  await smtp.stop()
})

const register = async () => {
  const registration = newRegistration()
  const { accessToken } = await gateway.call(IdentityService.Register, registration)
  const confirmation = await confirmationOf(registration.email)
  return { ...registration, token: accessToken, confirmation }
}
const registerAndConfirm = async () => {
  const member = await register()
  await gateway.call(IdentityService.ConfirmEmail, { token: member.confirmation }, { token: member.token })
  return member
}
/** Waits for the mail that asks a new member to confirm the address, takes it out of the received ones, and returns its token. */
async function confirmationOf(address: string) {
  const isIt = ({ to }: { to: string[] }) => to.includes(address)
  await eventually(() => expect(smtp.received.some(isIt)).toBe(true), 15_000)
  const [mail] = smtp.received.splice(smtp.received.findIndex(isIt), 1)
  return confirmationIn({ text: mail?.email.text })
}
const requestCode = (email: string) => gateway.call(IdentityService.RequestOneTimeCode, { email })
const receivedBy = (address: string) => smtp.received.filter(({ to }) => to.includes(address)).map(({ email }) => email)

/** Waits until the queue is empty, checks the number of mails to an address, and returns them. */
async function deliveredTo(address: string, count = 1) {
  await eventually(() => expect(receivedBy(address).length).toBeGreaterThanOrEqual(count), 15_000)
  await mailQueueDrained(harness.database)
  expect(receivedBy(address)).toHaveLength(count)
  return receivedBy(address)
}

/** Waits until an attempt has failed. A failed mail is due within 30 seconds, a leased one in a minute. */
const attemptFailed = (email: string) =>
  eventually(async () => {
    const soon = { $lt: new Date(Date.now() + 30_000) }
    const failed = { $or: [{ emailKey: email }, { to: email }], attempts: { $gte: 1 }, dueAt: soon }
    expect(await harness.database.collection('mails').countDocuments(failed)).toBe(1)
  })

describe('mail', () => {
  it('with a code is sent as text and HTML to the address as stored in the account', async () => {
    const { email, username } = await register()
    await requestCode(email.toUpperCase())
    const [mail] = await deliveredTo(email)
    expect(mail).toMatchObject({
      subject: 'Your code to log in to Rostra',
      from: { name: 'Rostra', address: 'no-reply@rostra.example' },
      to: [{ address: email }],
      messageId: expect.stringMatching(/^<[0-9a-f-]{36}@rostra\.example>$/),
    })
    const code = codeIn({ text: mail?.text })
    expect(mail?.html).toContain(`<p class="stands-out">${code}</p>`)
    expect(mail?.html).toContain(`Hello ${username},`)
    await expect(gateway.call(IdentityService.LogInWithCode, { email, code })).resolves.toBeDefined()
  })

  it('with a reset link contains the link in text and HTML', async () => {
    const { email } = await register()
    await gateway.call(IdentityService.RequestPasswordReset, { email })
    const [mail] = await deliveredTo(email)
    const token = tokenIn({ text: mail?.text })
    expect(mail?.text).toContain(`https://rostra.example/reset-password/${token}\n`)
    expect(mail?.html).toContain(`href="https://rostra.example/reset-password/${token}"`)
    await expect(gateway.call(IdentityService.ResetPassword, { token, newPassword: 'Difference1822' })).resolves.toBeDefined()
    const [, notice] = await deliveredTo(email, 2)
    expect(notice?.subject).toBe('The password of your Rostra account was changed')
  })

  it('about a new address is sent to both, each with its own link', async () => {
    const { email, token } = await registerAndConfirm()
    await gateway.call(IdentityService.UpdateProfile, { email: `new-${email}`, ...proven }, { token })
    const [notice] = await deliveredTo(email)
    expect(notice?.html).toMatch(/href="https:\/\/rostra\.example\/undo-email-change#[\w-]{43}"/)
    const [confirmation] = await deliveredTo(`new-${email}`)
    expect(confirmation?.html).toMatch(/href="https:\/\/rostra\.example\/confirm-email#[\w-]{43}"/)
  })

  it('is not sent to an unknown address', async () => {
    const unknown = newRegistration().email
    const before = smtp.attempts()
    await requestCode(unknown)
    await gateway.call(IdentityService.RequestPasswordReset, { email: unknown })
    await mailQueueDrained(harness.database)
    expect(smtp.attempts()).toBe(before)
  })

  it('is sent once by two replicas', async () => {
    const members = await Promise.all(Array.from({ length: 15 }, register))
    await Promise.all(members.map(({ email }) => requestCode(email)))
    for (const { email } of members) await deliveredTo(email)
  })

  it.each(['recipient', 'data'] as const)('that is rejected temporarily at the %s command is sent later, once, unchanged', async (at) => {
    const { email } = await register()
    smtp.reject({ at, status: 451 })
    await requestCode(email)
    await attemptFailed(email)
    const account = await harness.database.collection('accounts').findOne({ emailKey: email })
    smtp.reject(undefined)
    const [mail] = await deliveredTo(email)
    expect(mail?.messageId).toBe(`<${account?.code.id}@rostra.example>`)
    const code = codeIn({ text: mail?.text })
    await expect(gateway.call(IdentityService.LogInWithCode, { email, code })).resolves.toBeDefined()
  })

  it('is sent after an outage of the server', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, register))
    await smtp.stop()
    await Promise.all(members.map(({ email }) => requestCode(email)))
    for (const { email } of members) await attemptFailed(email)
    await smtp.restart()
    for (const { email } of members) await deliveredTo(email)
  })

  it.each(['5.1.1', '5.1.10', '5.2.1'])('to a mailbox that cannot get it (%s) is not retried', async (enhanced) => {
    const { email } = await register()
    smtp.reject({ at: 'recipient', status: 550, enhanced })
    const before = smtp.attempts()
    await requestCode(email)
    await mailQueueDrained(harness.database)
    expect(smtp.attempts()).toBe(before + 1)
    await deliveredTo(email, 0)
  })

  it.each([
    ['by its policy', { status: 550, enhanced: '5.7.1' }],
    ['because of its sender', { status: 553, enhanced: '5.1.8' }],
    ['without saying why', { status: 550 }],
  ])('that the server refuses %s is kept, and sent later', async (_why, refusal) => {
    const { email } = await register()
    smtp.reject({ at: 'recipient', ...refusal })
    await requestCode(email)
    await attemptFailed(email)
    smtp.reject(undefined)
    await deliveredTo(email)
  })

  it('is counted by its outcome, once however often it is tried', async () => {
    const counted = async () => {
      const { values } = (await registry.getSingleMetric('rostra_identity_mails_total')?.get()) ?? { values: [] }
      return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]))
    }
    const { email } = await register()
    // The server has the mail before it is counted.
    await mailQueueDrained(harness.database)
    const { sent = 0, delayed = 0, refused = 0, expired = 0 } = await counted()
    smtp.reject({ at: 'recipient', status: 451 })
    await requestCode(email)
    await eventually(async () => expect((await harness.database.collection('mails').findOne())?.attempts).toBeGreaterThan(1))
    await eventually(async () => expect(await counted()).toEqual({ sent, delayed: delayed + 1, refused, expired }))
    smtp.reject({ at: 'recipient', status: 550, enhanced: '5.1.1' })
    await mailQueueDrained(harness.database)
    await eventually(async () => expect(await counted()).toEqual({ sent, delayed: delayed + 1, refused: refused + 1, expired }))
  })

  it('waits from its request, or from the time of its next attempt', async () => {
    const idle = await createHarness()
    const queue = mongoMailQueue(mailModel(idle.database), 60_000)
    const { now } = idle.clock
    expect(await queue.dueSince()).toBeNull()
    await queue.add(requestedMail('code', 'ada@example.org', now - 90_000))
    await queue.add(requestedMail('code', 'bob@example.org', now - 60_000))
    expect(await queue.dueSince()).toEqual(new Date(now - 90_000))
    const first = await queue.lease()
    expect(await queue.dueSince()).toEqual(new Date(now - 60_000))
    if (first) await queue.retryAfter(first, -1_000)
    await queue.remove((await queue.lease())?.id ?? '')
    expect((await queue.dueSince())?.getTime()).toBeGreaterThan(now - 60_000)
    await idle.stop()
  })

  it('is not sent unencrypted where the network is not trusted', async () => {
    const log = createLog('test', { level: 'silent' })
    const mailer = createSmtpMailer({ url: smtp.url, from: 'no-reply@rostra.example', host: 'rostra.example', requireTls: true, log })
    const before = smtp.attempts()
    const mail = { id: 'm-1', to: 'ada@example.org', subject: 'Your code', text: '012345', html: '<p>012345</p>' }
    expect(await mailer.send(mail)).toBe('failed')
    expect(smtp.attempts()).toBe(before)
    mailer.close()
  })

  it('that has expired is not sent', async () => {
    const { email } = await register()
    smtp.reject({ at: 'recipient', status: 451 })
    await requestCode(email)
    await attemptFailed(email)
    harness.clock.now += 600_000
    smtp.reject(undefined)
    await deliveredTo(email, 0)
  })

  it('that is queued is removed with its account', async () => {
    const { email, token } = await registerAndConfirm()
    smtp.reject({ at: 'recipient', status: 451 })
    await gateway.call(IdentityService.UpdateProfile, { email: `new-${email}`, ...proven }, { token })
    await attemptFailed(email)
    const due = { to: { $in: [email, `new-${email}`] } }
    expect(await harness.database.collection('mails').countDocuments(due)).toBe(2)
    await gateway.call(IdentityService.DeleteAccount, proven, { token })
    expect(await harness.database.collection('mails').countDocuments(due)).toBe(0)
  })

  it('of a replica that died is sent by another one with the same code', async () => {
    const { email } = await register()
    await requestCode(email)
    const [first] = await deliveredTo(email)
    const account = await harness.database.collection('accounts').findOne({ emailKey: email })
    const { id, expiresAt } = account?.code ?? {}
    const due = { kind: 'code', emailKey: email, requestedAt: new Date(harness.clock.now), expiresAt, dueAt: new Date(), attempts: 1 }
    await harness.database.collection('mails').insertOne({ _id: id, ...due })
    const [, second] = await deliveredTo(email, 2)
    expect([second?.messageId, second?.text]).toEqual([first?.messageId, first?.text])
  })

  it('of an unknown kind is not sent and does not block other mails', async () => {
    const { email } = await register()
    const mails = harness.database.collection<{ _id: string }>('mails')
    const times = { requestedAt: new Date(0), expiresAt: new Date(harness.clock.now + 600_000), dueAt: new Date(0) }
    await mails.insertOne({ _id: 'unknown-kind', kind: 'newsletter', to: email, ...times, attempts: 0 } as { _id: string })
    await requestCode(email)
    await eventually(() => expect(receivedBy(email).map(({ subject }) => subject)).toEqual(['Your code to log in to Rostra']))
    expect(await mails.countDocuments({ _id: 'unknown-kind' })).toBe(1)
    await mails.deleteOne({ _id: 'unknown-kind' })
    await eventually(async () => expect(await harness.readLog()).toContain('due mails cannot be sent, retrying'))
  })

  it('is not in the dev mailbox when SMTP is set', async () => {
    await expect(gateway.call(IdentityService.ListDevMailbox, {})).rejects.toEqual(refused('not_found', 'MAIL_NOT_KEPT'))
  })

  it('leaves no address, code or token in the log, even when it fails', async () => {
    const lines = await harness.readLog()
    expect(lines).toContain('a mail could not be sent')
    expect(lines).not.toMatch(/example\.org/i)
    for (const { email } of smtp.received) {
      const secret = codeIn({ text: email.text }) || tokenIn({ text: email.text })
      if (secret) expect(lines).not.toMatch(asWord(secret))
    }
  })
})
