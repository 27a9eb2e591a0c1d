import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { IdentityService } from '@rostra/proto/identity'
import { codeIn, createWorld, everythingIn, mailsTo, otherThan, somebody, tokenIn, type World } from './identity-world.ts'

let world: World
const told: string[] = []
const codes: string[] = []
const [first, second, third] = ['Tell-Nobody-1843', 'Tell-Nobody-1844', 'Tell-Nobody-1845']
const person = { ...somebody(), password: first }
const moved = `moved-${person.email}`

/** Every way in and every change, with what goes wrong on each. */
beforeAll(async () => {
  world = await createWorld()
  const replica = await world.start()
  const gateway = replica.as('gateway')
  const from = { clientAddress: '203.0.113.77' }
  const { sessionSecret, accessToken, deviceToken } = await gateway.call(IdentityService.Register, person, from)
  const again = await gateway.call(IdentityService.LogIn, person, from)
  const { accessToken: fresh } = await gateway.call(IdentityService.Authenticate, { sessionSecret })
  const { token: guest } = await gateway.call(IdentityService.IssueGuestToken, {})
  await gateway.call(IdentityService.Register, person).catch(() => undefined)
  await gateway.call(IdentityService.LogIn, { ...person, password: second }).catch(() => undefined)
  await gateway.call(IdentityService.LogOut, { sessionSecret: again.sessionSecret })

  const { email } = person
  await gateway.call(IdentityService.RequestOneTimeCode, { email })
  const code = codeIn((await mailsTo(gateway, email))[0])
  await gateway.call(IdentityService.LogInWithCode, { email, code: otherThan(code) }, from).catch(() => undefined)
  const byCode = await gateway.call(IdentityService.LogInWithCode, { email, code }, from)
  await gateway.call(IdentityService.RequestOneTimeCode, { email })
  const waiting = codeIn((await mailsTo(gateway, email, 2))[0])

  await gateway.call(IdentityService.RequestPasswordReset, { email })
  const link = tokenIn((await mailsTo(gateway, email, 3))[0])
  await gateway.call(IdentityService.ResetPassword, { token: link, newPassword: 'short' }).catch(() => undefined)
  const reset = await gateway.call(IdentityService.ResetPassword, { token: link, newPassword: second }, from)
  await gateway.call(IdentityService.ResetPassword, { token: link, newPassword: second }).catch(() => undefined)
  const last = await gateway.call(IdentityService.LogIn, { ...person, password: second })
  const asked = { token: last.accessToken, ...from }
  await gateway.call(IdentityService.ChangePassword, { currentPassword: first, newPassword: third }, asked).catch(() => undefined)
  await gateway.call(IdentityService.ChangePassword, { currentPassword: second, newPassword: third }, asked)
  await gateway.call(IdentityService.UpdateProfile, { email: moved }, asked)
  await gateway.call(IdentityService.RequestPasswordReset, { email: moved })
  const live = tokenIn((await mailsTo(gateway, moved))[0])

  const secret = 'the secret of the gateway'
  const { token: service } = await replica.anonymous.call(IdentityService.IssueServiceToken, { service: 'gateway', secret })
  codes.push(code, waiting)
  told.push(first, second, third, sessionSecret, again.sessionSecret, byCode.sessionSecret, last.sessionSecret)
  told.push(accessToken, fresh, byCode.accessToken, last.accessToken, guest, secret, service)
  told.push(deviceToken, byCode.deviceToken, reset.deviceToken, link, live)
}, 60_000)
afterAll(() => world.end())

/** Six digits as a word of their own: within hashes and ids, any six digits may stand by chance. */
const asWord = (code: string) => new RegExp(`(?<![0-9A-Za-z_-])${code}(?![0-9A-Za-z_-])`)

describe('what nobody may read', () => {
  it('was all there to be found', () => {
    for (const secret of told) expect(secret.length).toBeGreaterThan(15)
    for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  })

  it('never reaches the database', async () => {
    const collections = (await world.database.db?.collections()) ?? []
    expect(collections.map(({ collectionName }) => collectionName)).toEqual(
      expect.arrayContaining(['accounts', 'sessions', 'signing_keys', 'mails', 'audit_entries']),
    )
    const everything = await everythingIn(world.database)
    expect(everything).toContain('$argon2id$')
    for (const secret of told) expect(everything).not.toContain(secret)
    for (const code of codes) expect(everything).not.toMatch(asWord(code))
  })

  it('stands in the database only sealed, where it must be kept', async () => {
    const ring = await world.database.collection('signing_keys').findOne({})
    expect(Object.keys(ring?.current.publicJwk).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
    const { sealed, publicJwk } = ring?.current ?? {}
    // An unsealed PKCS #8 key begins with an ASN.1 sequence and holds the public modulus.
    const modulus = Buffer.from(publicJwk.n, 'base64url')
    expect(Buffer.from(sealed, 'base64url').includes(modulus)).toBe(false)
    expect(Buffer.from(sealed, 'base64url').length).toBeGreaterThan(1100)
  })

  it('stands in the audit log no more than names and addresses do', async () => {
    const entries = JSON.stringify(await world.database.collection('audit_entries').find().toArray())
    expect(entries).toContain('password-reset')
    for (const word of [person.username, '@example.org', ...told]) expect(entries).not.toContain(word)
  })

  it('never reaches the log, nor does an address', async () => {
    const lines = await world.logged()
    expect(lines).toContain('listening')
    for (const secret of [...told, '@example.org', '203.0.113.77']) expect(lines).not.toContain(secret)
    for (const code of codes) expect(lines).not.toMatch(asWord(code))
  })
})
