import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { deviceMailHash } from '@rostra/platform/claims'
import { IdentityService } from '@rostra/proto/identity'
import jwt from 'jsonwebtoken'
import { confirmationIn, createHarness, type Harness, newRegistration } from '../harness.ts'
import { type FakeSmtpServer, startFakeSmtpServer } from '../mail/fake-smtp-server.ts'

let harness: Harness
let smtp: FakeSmtpServer
let gateway: RpcClient
beforeAll(async () => {
  harness = await createHarness()
  smtp = await startFakeSmtpServer()
  gateway = (await harness.startReplica({ SMTP_URL: smtp.url })).as('gateway')
})
afterAll(async () => {
  await harness?.stop()
  await smtp?.stop()
})

const mailsTo = (address: string) => smtp.received.filter(({ to }) => to.includes(address)).map(({ email }) => email)
/** Waits until `count` mails with a link that confirms the address came, and returns the newest token. */
const mailedToken = (address: string, count = 1) =>
  eventually(() => {
    const texts = mailsTo(address).map(({ text }) => ({ text: text?.replaceAll('\r\n', '\n') }))
    const tokens = texts.map(confirmationIn).filter(Boolean)
    expect(tokens).toHaveLength(count)
    return tokens.at(-1) ?? ''
  })
const claimsOf = (token: string) => jwt.decode(token) as jwt.JwtPayload
const authenticate = (sessionSecret: string) => gateway.call(IdentityService.Authenticate, { sessionSecret, audiences: ['persona'] })

describe('a registration', () => {
  it('mails a link that confirms the address; until then access tokens say that it is not confirmed', async () => {
    const { email, ...registration } = newRegistration()
    const { account, accessToken, sessionSecret } = await gateway.call(IdentityService.Register, { email, ...registration })
    expect(account).toMatchObject({ email, pendingEmail: '', emailConfirmedAt: '' })
    expect(claimsOf(accessToken)).toMatchObject({ kind: 'member', unconfirmed: true })
    const token = await mailedToken(email)
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual(['Confirm your email address for Rostra'])
    const confirmed = await gateway.call(IdentityService.ConfirmEmail, { token }, { token: accessToken })
    expect(confirmed.account).toMatchObject({ email, emailConfirmedAt: new Date(harness.clock.now).toISOString() })
    expect(claimsOf((await authenticate(sessionSecret)).accessToken)).not.toHaveProperty('unconfirmed')
    const { username, password } = registration
    expect((await gateway.call(IdentityService.LogIn, { username, password })).account?.email).toBe(email)
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('makes the browser a device for the mails of the address once the address is proven', async () => {
    const registration = newRegistration()
    const { email, username } = registration
    const isDeviceFor = (deviceToken: string) => {
      const { name, sub, mailHash } = claimsOf(deviceToken)
      expect(name).toBe(username)
      if (mailHash !== undefined) expect(mailHash).toBe(deviceMailHash(sub ?? '', email))
      return mailHash !== undefined
    }
    const { accessToken, deviceToken } = await gateway.call(IdentityService.Register, registration)
    const again = await gateway.call(IdentityService.LogIn, registration)
    expect([deviceToken, again.deviceToken].map(isDeviceFor)).toEqual([false, false])
    const token = await mailedToken(email)
    const confirmed = await gateway.call(IdentityService.ConfirmEmail, { token }, { token: accessToken })
    const later = await gateway.call(IdentityService.LogIn, registration)
    expect([confirmed.deviceToken, later.deviceToken].map(isDeviceFor)).toEqual([true, true])
  })

  it('mails a new link on request, which ends the first one', async () => {
    const registration = newRegistration()
    const { email } = registration
    const { accessToken: token } = await gateway.call(IdentityService.Register, registration)
    const first = await mailedToken(email)
    const again = await gateway.call(IdentityService.UpdateProfile, { email }, { token })
    expect(again).toMatchObject({ email, pendingEmail: '' })
    const second = await mailedToken(email, 2)
    await expect(gateway.call(IdentityService.ConfirmEmail, { token: first }, { token })).rejects.toMatchObject({ reason: 'TOKEN_INVALID' })
    await gateway.call(IdentityService.ConfirmEmail, { token: second }, { token })
    await gateway.call(IdentityService.UpdateProfile, { email }, { token })
    expect(mailsTo(email)).toHaveLength(2)
  })

  it('mails a new link to another spelling of its address, which is stored at once', async () => {
    const { email, username, password } = newRegistration()
    const { accessToken: token } = await gateway.call(IdentityService.Register, { email, username, password })
    const first = await mailedToken(email)
    const spelling = email.replace('person', 'Person')
    const change = { email: spelling, reauthentication: { password } }
    const changed = await gateway.call(IdentityService.UpdateProfile, change, { token })
    expect(changed).toMatchObject({ email: spelling, pendingEmail: '', emailConfirmedAt: '' })
    await expect(gateway.call(IdentityService.ConfirmEmail, { token: first }, { token })).rejects.toMatchObject({ reason: 'TOKEN_INVALID' })
    const confirmed = await gateway.call(IdentityService.ConfirmEmail, { token: await mailedToken(spelling) }, { token })
    expect(confirmed.account).toMatchObject({ email: spelling, emailConfirmedAt: expect.stringMatching(/^20/) })
  })
})
