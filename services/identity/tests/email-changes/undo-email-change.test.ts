import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { IdentityService } from '@rostra/proto/identity'
import { codeIn, confirmationIn, createHarness, type Harness, proven, refused, tokenIn, undoTokenIn } from '../harness.ts'
import { addPasskey, addTotp, askedAfterPassword, codeAt, finish, register, type TestMember } from '../second-factor/factor-harness.ts'

let harness: Harness
let gateway: RpcClient
beforeAll(async () => {
  harness = await createHarness()
  gateway = (await harness.startReplica()).as('gateway')
})
afterAll(() => harness.stop())

const invalidCredentials = refused('unauthenticated', 'INVALID_CREDENTIALS')
const sessionEnded = refused('unauthenticated', 'SESSION_ENDED')
const newPassword = 'Difference1822'

/** Waits for a mail to an address with a token that `read` finds. */
const mailedToken = (address: string, read: typeof tokenIn) =>
  eventually(async () => {
    const { mails } = await gateway.call(IdentityService.ListDevMailbox, {})
    const token = mails
      .filter(({ to }) => to === address)
      .map(read)
      .find(Boolean)
    expect(token).toBeDefined()
    return token ?? ''
  })

/** An intruder with a session of the member moves the account to another address. Returns the member's undo token. */
async function moveAway({ token, email }: TestMember): Promise<string> {
  const wanted = `intruder-of-${email}`
  await gateway.call(IdentityService.UpdateProfile, { email: wanted, ...proven }, { token })
  await gateway.call(IdentityService.ConfirmEmail, { token: await mailedToken(wanted, confirmationIn) })
  harness.clock.now += 1_000
  return mailedToken(email, undoTokenIn)
}
const undo = (token: string) => gateway.call(IdentityService.ConfirmEmail, { token })

/** Sets a new password by a mailed link, and starts a sign-in with it. */
async function resetAndLogIn(member: TestMember) {
  await gateway.call(IdentityService.RequestPasswordReset, { email: member.email })
  await gateway.call(IdentityService.ResetPassword, { token: await mailedToken(member.email, tokenIn), newPassword })
  return gateway.call(IdentityService.LogIn, { username: member.username, password: newPassword })
}
const factorOf = (token: string) => gateway.call(IdentityService.GetSecondFactor, {}, { token })

describe('undoing a change of the address', () => {
  it('removes the app, the passkeys and the sessions of an intruder, who locks the owner out no more', async () => {
    const ada = await register(gateway)
    const link = await moveAway(ada)
    await addTotp(gateway, ada.token, harness.clock)
    await addPasskey(gateway, ada.token)
    await expect(undo(link)).resolves.toMatchObject({ undone: true, account: { email: ada.email } })
    await expect(gateway.call(IdentityService.Authenticate, { sessionSecret: ada.sessionSecret })).rejects.toEqual(sessionEnded)
    const signedIn = await resetAndLogIn(ada)
    expect(await factorOf(signedIn.accessToken)).toMatchObject({ totp: false, passkeys: [], recoveryCodesLeft: 0 })
  })

  it('invalidates the password until it is reset, and leaves mailed codes open', async () => {
    const ada = await register(gateway)
    const link = await moveAway(ada)
    const change = { currentPassword: ada.password, newPassword }
    await gateway.call(IdentityService.ChangePassword, change, { token: ada.token })
    await undo(link)
    for (const password of [ada.password, newPassword])
      await expect(gateway.call(IdentityService.LogIn, { username: ada.username, password })).rejects.toEqual(invalidCredentials)
    await gateway.call(IdentityService.RequestOneTimeCode, { email: ada.email })
    const code = await mailedToken(ada.email, codeIn)
    await expect(gateway.call(IdentityService.LogInWithCode, { email: ada.email, code })).resolves.toMatchObject({
      account: { username: ada.username },
    })
    expect((await resetAndLogIn(ada)).sessionSecret).not.toBe('')
  })

  it('is possible to the former addresses that the export lists, with the ends of their links', async () => {
    const ada = await register(gateway)
    const formerEmails = async () => (await gateway.call(IdentityService.ListFormerEmails, {}, { token: ada.token })).emails
    expect(await formerEmails()).toEqual([])
    const link = await moveAway(ada)
    const [former, ...others] = await formerEmails()
    expect([former?.email, others]).toEqual([ada.email, []])
    const days = (Date.parse(former?.until ?? '') - harness.clock.now) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
    await undo(link)
    expect(await formerEmails()).toEqual([])
    await expect(gateway.call(IdentityService.ListFormerEmails, {})).rejects.toEqual(refused('unauthenticated', 'AUTH_REQUIRED'))
  })

  it('keeps the owner’s app and its recovery codes, and removes a passkey added since', async () => {
    const ada = await register(gateway)
    const { secret, recoveryCodes } = await addTotp(gateway, ada.token, harness.clock)
    const link = await moveAway(ada)
    await addPasskey(gateway, ada.token)
    await undo(link)
    await gateway.call(IdentityService.RequestPasswordReset, { email: ada.email })
    await gateway.call(IdentityService.ResetPassword, { token: await mailedToken(ada.email, tokenIn), newPassword })
    const asked = await askedAfterPassword(gateway, { ...ada, password: newPassword })
    expect(asked.methods).toEqual(['totp', 'recovery'])
    const signedIn = await finish(gateway, asked.token, { code: codeAt(secret, harness.clock.now) })
    expect(await factorOf(signedIn.accessToken)).toMatchObject({ totp: true, passkeys: [], recoveryCodesLeft: recoveryCodes.length })
  })

  it('removes recovery codes that were renewed since', async () => {
    const ada = await register(gateway)
    await addTotp(gateway, ada.token, harness.clock)
    const link = await moveAway(ada)
    const { recoveryCodes } = await gateway.call(IdentityService.RenewRecoveryCodes, proven, { token: ada.token })
    expect(recoveryCodes).toHaveLength(10)
    await undo(link)
    await gateway.call(IdentityService.RequestPasswordReset, { email: ada.email })
    await gateway.call(IdentityService.ResetPassword, { token: await mailedToken(ada.email, tokenIn), newPassword })
    expect((await askedAfterPassword(gateway, { ...ada, password: newPassword })).methods).toEqual(['totp'])
  })
})
