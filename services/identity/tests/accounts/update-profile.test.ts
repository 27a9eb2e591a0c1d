import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import { codeIn, createHarness, type Harness, mailQueueDrained, mailsTo, newRegistration, refused } from '../harness.ts'

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
const update = (token: string, change: { email?: string; insights?: boolean }) =>
  gateway.call(IdentityService.UpdateProfile, change, { token })

describe('UpdateProfile', () => {
  it('changes only the given fields', async () => {
    const { token, email } = await register()
    await expect(update(token, { insights: false })).resolves.toMatchObject({ email, insights: false })
    await expect(update(token, { email: `new-${email}` })).resolves.toMatchObject({ email: `new-${email}`, insights: false })
    await expect(update(token, {})).resolves.toMatchObject({ email: `new-${email}`, insights: false })
    await expect(gateway.call(IdentityService.GetAccount, {}, { token })).resolves.toMatchObject({ email: `new-${email}`, insights: false })
  })

  it('notifies the old address of a change without the new address', async () => {
    const { token, email, username } = await register()
    await update(token, { email: `new-${email}` })
    const [mail] = await mailsTo(gateway, email)
    expect(mail?.subject).toBe('The email address of your Rostra account was changed')
    expect(mail?.text).toContain(`Hello ${username},`)
    for (const body of [mail?.text, mail?.html]) expect(body).not.toContain(`new-${email}`)
    await mailsTo(gateway, `new-${email}`, 0)
  })

  it('changes the case of an address without a notice', async () => {
    const { token, email } = await register()
    await expect(update(token, { email: email.toUpperCase() })).resolves.toMatchObject({ email: email.toUpperCase() })
    await mailQueueDrained(harness.database)
    await mailsTo(gateway, email, 0)
  })

  it('gives an address to one of concurrent calls', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, register))
    const outcomes = await Promise.allSettled(
      members.map(({ token }, i) => update(token, { email: i % 2 ? 'Wanted@example.org' : 'wanted@example.ORG' })),
    )
    const refusals = outcomes.filter(({ status }) => status === 'rejected')
    expect(refusals).toHaveLength(7)
    for (const refusal of refusals) expect(refusal).toEqual({ status: 'rejected', reason: refused('exists', 'EMAIL_TAKEN') })
    await mailQueueDrained(harness.database)
    const { mails } = await gateway.call(IdentityService.ListDevMailbox, {})
    expect(mails.filter(({ to }) => members.some(({ email }) => email === to))).toHaveLength(1)
  })

  it('ends the code of the old address', async () => {
    const { token, email } = await register()
    await gateway.call(IdentityService.RequestOneTimeCode, { email })
    const code = codeIn((await mailsTo(gateway, email))[0])
    await update(token, { email: `new-${email}` })
    for (const address of [email, `new-${email}`])
      await expect(gateway.call(IdentityService.LogInWithCode, { email: address, code })).rejects.toEqual(
        refused('unauthenticated', 'OTP_INVALID'),
      )
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
