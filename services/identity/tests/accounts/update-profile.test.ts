import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import {
  codeIn,
  createHarness,
  type Harness,
  mailQueueDrained,
  mailsTo,
  newRegistration,
  refused,
  undoTokenIn,
  wrongCode,
} from '../harness.ts'

let harness: Harness
let gateway: RpcClient
beforeAll(async () => {
  harness = await createHarness()
  gateway = (await harness.startReplica()).as('gateway')
})
afterAll(() => harness.stop())

const register = async () => {
  const registration = newRegistration()
  const { accessToken: token, sessionSecret } = await gateway.call(IdentityService.Register, registration)
  return { ...registration, token, sessionSecret }
}
const update = (token: string, change: { email?: string; insights?: boolean }, password = newRegistration().password) =>
  gateway.call(IdentityService.UpdateProfile, { ...change, reauthentication: { password } }, { token })
const wrongPassword = refused('invalid', 'WRONG_PASSWORD')

describe('UpdateProfile', () => {
  it('changes only the given fields', async () => {
    const { token, email } = await register()
    await expect(update(token, { insights: false }, '')).resolves.toMatchObject({ email, insights: false, pendingEmail: '' })
    await expect(update(token, {}, '')).resolves.toMatchObject({ email, insights: false })
    await expect(gateway.call(IdentityService.GetAccount, {}, { token })).resolves.toMatchObject({ email, insights: false })
  })

  it('keeps the address until the new one is confirmed', async () => {
    const { token, email } = await register()
    const pendingEmail = `new-${email}`
    await expect(update(token, { email: pendingEmail, insights: false })).resolves.toMatchObject({ email, pendingEmail, insights: false })
    await expect(gateway.call(IdentityService.GetAccount, {}, { token })).resolves.toMatchObject({ email, pendingEmail })
    await gateway.call(IdentityService.RequestOneTimeCode, { email: pendingEmail })
    await mailQueueDrained(harness.database)
    await mailsTo(gateway, pendingEmail, 1)
  })

  it('asks for the password when the address changes, and changes nothing without it', async () => {
    const { token, email } = await register()
    for (const password of ['', 'Engine1844', 'x'.repeat(201)])
      await expect(update(token, { email: `new-${email}`, insights: false }, password)).rejects.toEqual(wrongPassword)
    await expect(update(token, { email: email.toUpperCase() }, '')).rejects.toEqual(wrongPassword)
    await expect(gateway.call(IdentityService.GetAccount, {}, { token })).resolves.toMatchObject({
      email,
      pendingEmail: '',
      insights: true,
    })
  })

  it('takes a one-time code in place of the password, once', async () => {
    const { token, email } = await register()
    await gateway.call(IdentityService.RequestOneTimeCode, { email })
    const code = codeIn((await mailsTo(gateway, email))[0])
    const change = (code: string) =>
      gateway.call(IdentityService.UpdateProfile, { email: `new-${email}`, reauthentication: { code } }, { token })
    await expect(change(wrongCode(code))).rejects.toMatchObject({
      reason: 'WRONG_PASSWORD',
      details: { fields: { otp: expect.any(String) } },
    })
    await expect(change(code)).resolves.toMatchObject({ pendingEmail: `new-${email}` })
    await expect(change(code)).rejects.toEqual(wrongPassword)
  })

  it('takes no code of another account', async () => {
    const mine = await register()
    const theirs = await register()
    await gateway.call(IdentityService.RequestOneTimeCode, { email: theirs.email })
    const code = codeIn((await mailsTo(gateway, theirs.email))[0])
    const change = { email: `new-${mine.email}`, reauthentication: { code } }
    await expect(gateway.call(IdentityService.UpdateProfile, change, { token: mine.token })).rejects.toEqual(wrongPassword)
  })

  it('notifies the present address without the new one', async () => {
    const { token, email, username } = await register()
    await update(token, { email: `new-${email}` })
    const [mail] = await mailsTo(gateway, email)
    expect(mail?.subject).toBe('The email address of your Rostra account is being changed')
    expect(mail?.text).toContain(`Hello ${username},`)
    for (const body of [mail?.text, mail?.html]) expect(body).not.toContain(`new-${email}`)
  })

  it('changes the case of an address at once, without a mail', async () => {
    const { token, email } = await register()
    await expect(update(token, { email: email.toUpperCase() })).resolves.toMatchObject({ email: email.toUpperCase(), pendingEmail: '' })
    await mailQueueDrained(harness.database)
    await mailsTo(gateway, email, 0)
  })

  it('withdraws a pending address when the present one is given', async () => {
    const { token, email } = await register()
    await update(token, { email: `new-${email}` })
    await expect(update(token, { email }, '')).resolves.toMatchObject({ email, pendingEmail: '' })
  })

  it('refuses an address of another account in any case, before it asks for the password', async () => {
    const { token } = await register()
    const other = await register()
    await expect(update(token, { email: other.email.toUpperCase() }, '')).rejects.toEqual(refused('exists', 'EMAIL_TAKEN'))
  })

  it('refuses an eleventh new address within 7 days, and no link of an earlier one ends', async () => {
    const { token, email } = await register()
    for (let n = 0; n < 10; n++) await update(token, { email: `new-${n}-${email}` })
    await expect(update(token, { email: `new-10-${email}` })).rejects.toEqual(refused('exhausted', 'TOO_MANY_TRIES'))
    const oldest = (await mailsTo(gateway, email, 10)).at(-1)
    await expect(gateway.call(IdentityService.ConfirmEmail, { token: undoTokenIn(oldest) })).resolves.toMatchObject({ undone: true })
  })

  it.each(['', 'nobody', 'a@b', '$email', 'ada@example.org\r\nBcc: eve@example.org'])('refuses the address %j', async (email) => {
    const { token } = await register()
    await expect(update(token, { email })).rejects.toMatchObject({
      reason: 'VALIDATION',
      details: {
        fields: { email: email.includes('\r') ? 'Control characters are not allowed here' : 'Please enter a valid email address' },
      },
    })
  })

  it('requires a member with an active session', async () => {
    const { token, sessionSecret } = await register()
    await expect(gateway.call(IdentityService.UpdateProfile, { insights: false })).rejects.toEqual(
      refused('unauthenticated', 'AUTH_REQUIRED'),
    )
    await gateway.call(IdentityService.LogOut, { sessionSecret })
    await expect(update(token, { insights: false })).rejects.toEqual(refused('unauthenticated', 'SESSION_ENDED'))
  })
})
