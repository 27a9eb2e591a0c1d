import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { IdentityService } from '@rostra/proto/identity'
import { accountEvents } from '../../src/events/publish.ts'
import { accountModel } from '../../src/store/accounts/account-model.ts'
import { mongoEmailChanges } from '../../src/store/email-changes/email-changes.ts'
import { mailModel } from '../../src/store/mail/mail-model.ts'
import { sessionModel } from '../../src/store/sessions/session-model.ts'
import {
  codeIn,
  confirmationIn,
  createHarness,
  dumpDatabase,
  type Harness,
  mailsTo,
  newRegistration,
  proven,
  refused,
  tokenIn,
  undoTokenIn,
} from '../harness.ts'

let harness: Harness
let gateway: RpcClient
beforeAll(async () => {
  harness = await createHarness()
  gateway = (await harness.startReplica()).as('gateway')
})
afterAll(() => harness.stop())

const invalid = refused('invalid', 'TOKEN_INVALID')
const taken = refused('exists', 'EMAIL_TAKEN')
const sessionEnded = refused('unauthenticated', 'SESSION_ENDED')
const hour = 3_600_000
const day = 24 * hour

const register = async (over: object = {}) => {
  const registration = { ...newRegistration(), ...over }
  const { accessToken: token, sessionSecret } = await gateway.call(IdentityService.Register, registration)
  return { ...registration, token, sessionSecret }
}
type Member = Awaited<ReturnType<typeof register>>

/** Waits until the mail to an address has the token that `read` finds. Returns the newest such token. */
const mailedToken = (address: string, read: typeof tokenIn, count = 1) =>
  eventually(async () => {
    const { mails } = await gateway.call(IdentityService.ListDevMailbox, {})
    const tokens = mails.filter(({ to }) => to === address).map(read)
    expect(tokens.filter(Boolean)).toHaveLength(count)
    return tokens.find(Boolean) ?? ''
  })

/** Requests another address, and returns the tokens of both mails. */
async function request({ token, email }: Member, wanted = `new-${email}`, undoMails = 1) {
  await gateway.call(IdentityService.UpdateProfile, { email: wanted, ...proven }, { token })
  const confirmation = await mailedToken(wanted, confirmationIn)
  const undo = await mailedToken(email, undoTokenIn, undoMails)
  return { wanted, confirmation, undo }
}
const open = (token: string) => gateway.call(IdentityService.ConfirmEmail, { token })
const logIn = ({ username, password }: Member) => gateway.call(IdentityService.LogIn, { username, password })
const codeLogIn = (email: string, code: string) => gateway.call(IdentityService.LogInWithCode, { email, code })
/** Runs the hourly cleanup of a replica. */
const removeExpired = () =>
  mongoEmailChanges({
    connection: harness.database,
    accounts: accountModel(harness.database),
    mails: mailModel(harness.database),
    sessions: sessionModel(harness.database),
    events: accountEvents,
  }).removeExpired(harness.clock.now)

describe('a new address', () => {
  it('takes effect when its link is opened, once, and the sessions stay open', async () => {
    const ada = await register()
    const { wanted, confirmation } = await request(ada)
    await expect(open(confirmation)).resolves.toMatchObject({ account: { email: wanted, pendingEmail: '' }, undone: false })
    await expect(gateway.call(IdentityService.GetAccount, {}, { token: ada.token })).resolves.toMatchObject({ email: wanted })
    await expect(open(confirmation)).rejects.toEqual(invalid)
    const [notice] = await mailsTo(gateway, ada.email, 2)
    expect(notice?.subject).toBe('The email address of your Rostra account was changed')
    expect(notice?.text).not.toContain(wanted)
  })

  it('waits for 24 hours', async () => {
    const late = await register()
    const early = await register()
    const lateLink = await request(late)
    const earlyLink = await request(early)
    harness.clock.now += day - 1000
    await expect(open(earlyLink.confirmation)).resolves.toBeDefined()
    harness.clock.now += 1000
    await expect(open(lateLink.confirmation)).rejects.toEqual(invalid)
    await expect(logIn(late)).resolves.toMatchObject({ account: { email: late.email, pendingEmail: '' } })
  })

  it('is replaced by the next one', async () => {
    const ada = await register()
    const first = await request(ada)
    const second = await request(ada, `newer-${ada.email}`, 2)
    await expect(open(first.confirmation)).rejects.toEqual(invalid)
    await expect(open(second.confirmation)).resolves.toMatchObject({ account: { email: second.wanted } })
  })

  it('is refused when another account has taken it meanwhile, and then stays open to be taken', async () => {
    const ada = await register()
    const { wanted, confirmation } = await request(ada)
    const bob = await register({ email: wanted.toUpperCase() })
    await expect(open(confirmation)).rejects.toEqual(taken)
    await gateway.call(IdentityService.DeleteAccount, proven, { token: bob.token })
    await expect(open(confirmation)).resolves.toMatchObject({ account: { email: wanted } })
  })

  it('goes to one of eight accounts that confirm it at once', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => register()))
    const wanted = `wanted-${members[0]?.email}`
    await Promise.all(members.map(({ token }) => gateway.call(IdentityService.UpdateProfile, { email: wanted, ...proven }, { token })))
    const tokens = (await mailsTo(gateway, wanted, 8)).map(confirmationIn)
    const outcomes = await Promise.allSettled(tokens.map(open))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toEqual(taken)
  })

  it('ends the code and the reset link of the former address', async () => {
    const ada = await register()
    const { wanted, confirmation } = await request(ada)
    await gateway.call(IdentityService.RequestOneTimeCode, { email: ada.email })
    const code = await mailedToken(ada.email, codeIn)
    await gateway.call(IdentityService.RequestPasswordReset, { email: ada.email })
    const link = await mailedToken(ada.email, tokenIn)
    await open(confirmation)
    for (const address of [ada.email, wanted])
      await expect(codeLogIn(address, code)).rejects.toEqual(refused('unauthenticated', 'OTP_INVALID'))
    await expect(gateway.call(IdentityService.ResetPassword, { token: link, newPassword: 'Difference1822' })).rejects.toEqual(
      refused('invalid', 'RESET_TOKEN_INVALID'),
    )
  })

  it('is withdrawn by a new password, so that an attacker cannot complete it', async () => {
    const ada = await register()
    const { confirmation } = await request(ada)
    const change = { currentPassword: ada.password, newPassword: 'Difference1822' }
    await gateway.call(IdentityService.ChangePassword, change, { token: ada.token })
    await expect(open(confirmation)).rejects.toEqual(invalid)
  })

  it.each(['', 'x', '\0', '{"$gt":""}', 'A'.repeat(43), 'A'.repeat(1000)])('is not confirmed by the token %j', async (token) => {
    await expect(open(token)).rejects.toEqual(invalid)
  })

  it('is not confirmed by a token of another purpose', async () => {
    const { email } = await register()
    await gateway.call(IdentityService.RequestPasswordReset, { email })
    await expect(open(await mailedToken(email, tokenIn))).rejects.toEqual(invalid)
  })

  it('stores hashes of its tokens only', async () => {
    const { confirmation, undo } = await request(await register())
    for (const token of [confirmation, undo]) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(32)
      expect(await dumpDatabase(harness.database)).not.toContain(token)
    }
  })
})

describe('the link of the notice', () => {
  it('withdraws an address that is not confirmed, and ends every session', async () => {
    const ada = await register()
    const other = await logIn(ada)
    const { confirmation, undo } = await request(ada)
    await expect(open(undo)).resolves.toMatchObject({ account: { email: ada.email, pendingEmail: '' }, undone: true })
    for (const sessionSecret of [ada.sessionSecret, other.sessionSecret])
      await expect(gateway.call(IdentityService.Authenticate, { sessionSecret })).rejects.toEqual(sessionEnded)
    await expect(open(confirmation)).rejects.toEqual(invalid)
    await expect(open(undo)).rejects.toEqual(invalid)
  })

  it('restores the former address for 7 days, and ends code and reset link of the new one', async () => {
    const ada = await register()
    const { wanted, confirmation, undo } = await request(ada)
    await open(confirmation)
    harness.clock.now += 7 * day - 60_000
    await gateway.call(IdentityService.RequestPasswordReset, { email: wanted })
    const link = await mailedToken(wanted, tokenIn)
    await gateway.call(IdentityService.RequestOneTimeCode, { email: wanted })
    const code = await mailedToken(wanted, codeIn)
    await expect(open(undo)).resolves.toMatchObject({ account: { email: ada.email } })
    await expect(codeLogIn(wanted, code)).rejects.toEqual(refused('unauthenticated', 'OTP_INVALID'))
    await expect(gateway.call(IdentityService.ResetPassword, { token: link, newPassword: 'Difference1822' })).rejects.toEqual(
      refused('invalid', 'RESET_TOKEN_INVALID'),
    )
  })

  it('is invalid after 7 days', async () => {
    const ada = await register()
    const { confirmation, undo } = await request(ada)
    await open(confirmation)
    harness.clock.now += 7 * day
    await expect(open(undo)).rejects.toEqual(invalid)
  })

  it('works after the password was changed', async () => {
    const ada = await register()
    const { undo } = await request(ada)
    const change = { currentPassword: ada.password, newPassword: 'Difference1822' }
    await gateway.call(IdentityService.ChangePassword, change, { token: ada.token })
    await expect(open(undo)).resolves.toMatchObject({ undone: true })
  })

  it('works after further changes, whose own links then end', async () => {
    const ada = await register()
    const first = await request(ada)
    await open(first.confirmation)
    harness.clock.now += 1000
    const second = await request({ ...ada, email: first.wanted }, `third-${ada.email}`)
    await open(second.confirmation)
    await expect(open(first.undo)).resolves.toMatchObject({ account: { email: ada.email } })
    await expect(open(second.undo)).rejects.toEqual(invalid)
  })

  it('keeps the former address from other accounts while it is valid', async () => {
    const ada = await register()
    const bob = await register()
    const { confirmation } = await request(ada)
    await open(confirmation)
    const wanted = ada.email.toUpperCase()
    await expect(register({ email: wanted })).rejects.toEqual(taken)
    await expect(gateway.call(IdentityService.UpdateProfile, { email: wanted, ...proven }, { token: bob.token })).rejects.toEqual(taken)
    harness.clock.now += 7 * day
    await removeExpired()
    await expect(register({ email: wanted })).resolves.toBeDefined()
  })

  it('lets its own account return to the former address', async () => {
    const ada = await register()
    const { wanted, confirmation } = await request(ada)
    await open(confirmation)
    await gateway.call(IdentityService.UpdateProfile, { email: ada.email, ...proven }, { token: ada.token })
    await expect(open(await mailedToken(ada.email, confirmationIn))).resolves.toMatchObject({ account: { email: ada.email } })
    await expect(register({ email: wanted })).rejects.toEqual(taken)
  })

  it('restores once of ten concurrent calls', async () => {
    const { undo } = await request(await register())
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => open(undo)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toEqual(invalid)
  })
})

describe('links and former addresses', () => {
  it('are deleted with the account', async () => {
    const ada = await register()
    const { confirmation, undo } = await request(ada)
    await gateway.call(IdentityService.DeleteAccount, proven, { token: ada.token })
    for (const token of [confirmation, undo]) await expect(open(token)).rejects.toEqual(invalid)
    await expect(register({ email: ada.email })).resolves.toBeDefined()
  })

  it('are removed from the database when they have expired', async () => {
    const stored = () =>
      harness.database
        .collection('accounts')
        .countDocuments({ $or: [{ pendingEmail: { $exists: true } }, { 'undoLinks.0': { $exists: true } }] })
    await request(await register())
    expect(await stored()).toBeGreaterThan(0)
    harness.clock.now += 7 * day
    await removeExpired()
    expect(await stored()).toBe(0)
  })

  it('are found by an index', async () => {
    const accounts = harness.database.collection('accounts')
    const at = new Date(harness.clock.now)
    const queries = [
      {
        $or: [
          { 'pendingEmail.hash': 'h', 'pendingEmail.expiresAt': { $gt: at } },
          { undoLinks: { $elemMatch: { hash: 'h', expiresAt: { $gt: at } } } },
        ],
      },
      { 'undoLinks.emailKey': 'ada@example.org' },
      { 'pendingEmail.expiresAt': { $lte: at } },
      { 'undoLinks.expiresAt': { $lte: at } },
    ]
    for (const query of queries)
      expect(JSON.stringify((await accounts.find(query).explain()).queryPlanner.winningPlan)).not.toContain('COLLSCAN')
  })
})
