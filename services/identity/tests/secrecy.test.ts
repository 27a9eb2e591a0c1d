import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { IdentityService } from '@rostra/proto/identity'
import {
  asWord,
  codeIn,
  confirmationIn,
  createHarness,
  dumpDatabase,
  type Harness,
  mailsTo,
  newRegistration,
  tokenIn,
  undoTokenIn,
  wrongCode,
} from './harness.ts'

let harness: Harness
const secrets: string[] = []
const codes: string[] = []
const first = 'Tell-Nobody-1843'
const second = 'Tell-Nobody-1844'
const third = 'Tell-Nobody-1845'
const registration = { ...newRegistration(), password: first }
const newAddress = `moved-${registration.email}`

/** Performs every kind of sign-in and every change, each with its failures, and collects the secrets. */
beforeAll(async () => {
  harness = await createHarness()
  const replica = await harness.startReplica()
  const gateway = replica.as('gateway')
  const metadata = { clientAddress: '203.0.113.77' }
  const { sessionSecret, accessToken, deviceToken } = await gateway.call(IdentityService.Register, registration, metadata)
  const again = await gateway.call(IdentityService.LogIn, registration, metadata)
  const { accessToken: fresh } = await gateway.call(IdentityService.Authenticate, { sessionSecret, audiences: ['identity'] })
  const { token: guest } = await gateway.call(IdentityService.IssueGuestToken, {})
  await gateway.call(IdentityService.Register, registration).catch(() => undefined)
  await gateway.call(IdentityService.LogIn, { ...registration, password: second }).catch(() => undefined)
  await gateway.call(IdentityService.LogOut, { sessionSecret: again.sessionSecret })

  const { email } = registration
  await gateway.call(IdentityService.RequestOneTimeCode, { email })
  const code = codeIn((await mailsTo(gateway, email))[0])
  await gateway.call(IdentityService.LogInWithCode, { email, code: wrongCode(code) }, metadata).catch(() => undefined)
  const byCode = await gateway.call(IdentityService.LogInWithCode, { email, code }, metadata)
  await gateway.call(IdentityService.RequestOneTimeCode, { email })
  const unusedCode = codeIn((await mailsTo(gateway, email, 2))[0])

  await gateway.call(IdentityService.RequestPasswordReset, { email })
  const link = tokenIn((await mailsTo(gateway, email, 3))[0])
  await gateway.call(IdentityService.ResetPassword, { token: link, newPassword: 'short' }).catch(() => undefined)
  const reset = await gateway.call(IdentityService.ResetPassword, { token: link, newPassword: second }, metadata)
  await gateway.call(IdentityService.ResetPassword, { token: link, newPassword: second }).catch(() => undefined)
  const last = await gateway.call(IdentityService.LogIn, { ...registration, password: second })
  const options = { token: last.accessToken, ...metadata }
  await gateway.call(IdentityService.ChangePassword, { currentPassword: first, newPassword: third }, options).catch(() => undefined)
  await gateway.call(IdentityService.ChangePassword, { currentPassword: second, newPassword: third }, options)
  await gateway.call(IdentityService.UpdateProfile, { email: newAddress, reauthentication: { password: third } }, options)
  const confirmation = confirmationIn((await mailsTo(gateway, newAddress))[0])
  const undo = undoTokenIn((await mailsTo(gateway, email, 6)).find(({ text }) => undoTokenIn({ text })))
  await gateway.call(IdentityService.ConfirmEmail, { token: confirmation })
  await gateway.call(IdentityService.RequestPasswordReset, { email: newAddress })
  const unusedLink = tokenIn((await mailsTo(gateway, newAddress, 2))[0])

  const secret = 'the secret of the gateway'
  const { token: service } = await replica.anonymous.call(IdentityService.IssueServiceToken, {
    service: 'gateway',
    secret,
    audience: 'persona',
  })
  codes.push(code, unusedCode)
  secrets.push(first, second, third, sessionSecret, again.sessionSecret, byCode.sessionSecret, last.sessionSecret)
  secrets.push(accessToken, fresh, byCode.accessToken, last.accessToken, guest, secret, service)
  secrets.push(deviceToken, byCode.deviceToken, reset.deviceToken, link, unusedLink, confirmation, undo)
}, 60_000)
afterAll(() => harness.stop())

describe('a secret', () => {
  it('is long enough to be searched for', () => {
    for (const secret of secrets) expect(secret.length).toBeGreaterThan(15)
    for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  })

  it('is never stored in the database', async () => {
    const collections = (await harness.database.db?.collections()) ?? []
    expect(collections.map(({ collectionName }) => collectionName)).toEqual(
      expect.arrayContaining(['accounts', 'sessions', 'signing_keys', 'mails', 'audit_entries']),
    )
    const everything = await dumpDatabase(harness.database)
    expect(everything).toContain('$argon2id$')
    for (const secret of secrets) expect(everything).not.toContain(secret)
    for (const code of codes) expect(everything).not.toMatch(asWord(code))
  })

  it('is sealed when it is a private signing key', async () => {
    const ring = await harness.database.collection('signing_keys').findOne({})
    expect(Object.keys(ring?.current.publicJwk).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
    const { sealed, publicJwk } = ring?.current ?? {}
    // An unsealed PKCS #8 key begins with an ASN.1 sequence and holds the public modulus.
    const modulus = Buffer.from(publicJwk.n, 'base64url')
    expect(Buffer.from(sealed, 'base64url').includes(modulus)).toBe(false)
    expect(Buffer.from(sealed, 'base64url').length).toBeGreaterThan(1100)
  })

  it('is not in the audit log, nor are usernames and addresses', async () => {
    const entries = JSON.stringify(await harness.database.collection('audit_entries').find().toArray())
    expect(entries).toContain('password-reset')
    for (const text of [registration.username, '@example.org', ...secrets]) expect(entries).not.toContain(text)
  })

  it('is not in the log, nor are addresses', async () => {
    const lines = await harness.readLog()
    expect(lines).toContain('listening')
    for (const secret of [...secrets, '@example.org', '203.0.113.77']) expect(lines).not.toContain(secret)
    for (const code of codes) expect(lines).not.toMatch(asWord(code))
  })
})
