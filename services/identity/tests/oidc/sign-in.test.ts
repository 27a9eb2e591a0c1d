import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import { codeIn, createHarness, dumpDatabase, type Harness, mailsTo, newRegistration, type Replica, refused, tokenIn } from '../harness.ts'
import { addTotp, codeAt, finish as finishSecondStep } from '../second-factor/factor-harness.ts'
import { type ListedIssuer, listIssuer, newPerson, signUpBy, visit, visitToLink } from './oidc-harness.ts'

let harness: Harness
let gateway: RpcClient
let trusted: ListedIssuer
let other: ListedIssuer
let settings: Record<string, string>
beforeAll(async () => {
  harness = await createHarness()
  trusted = await listIssuer('trusted', { trustEmail: true, signOut: true, icon: '/icons/trusted.svg' })
  other = await listIssuer('other', {}, { conformIdTokenClaims: false })
  settings = { OIDC_ISSUERS: JSON.stringify([trusted.settings, other.settings]) }
  gateway = (await harness.startReplica(settings)).as('gateway')
})
afterAll(async () => {
  await harness?.stop()
  await Promise.all([trusted, other].map((issuer) => issuer?.server.stop()))
})

const finish = (client: RpcClient, request: object) => client.call(IdentityService.FinishIssuerSignIn, request)
const expired = refused('state', 'OIDC_EXPIRED')

describe('a sign-in by an issuer', () => {
  it('is offered for every issuer of the settings, without its secret', async () => {
    expect(await gateway.call(IdentityService.ListIssuers, {})).toEqual({
      issuers: [
        { id: 'trusted', label: 'The trusted', icon: '/icons/trusted.svg' },
        { id: 'other', label: 'The other', icon: '' },
      ],
    })
  })

  it('asks a new person for a username, and suggests a free one', async () => {
    const person = newPerson({ preferred_username: 'Zoë Smith' })
    const first = await visit(gateway, trusted, person, '/discover')
    const asked = { label: 'The trusted', username: 'Zoe-Smith', email: person.email, proven: true }
    expect(await finish(gateway, first)).toMatchObject({ next: '/discover', signUp: asked, signedIn: null, linked: '' })
    const { account } = await gateway.call(IdentityService.SignUpByIssuer, { ...first, username: 'Zoe-Smith', insights: false })
    expect(account).toMatchObject({ username: 'Zoe-Smith', email: person.email, insights: false, role: 'ROLE_CITIZEN' })
    expect(account?.emailConfirmedAt).not.toBe('')

    const second = await visit(gateway, trusted, newPerson({ preferred_username: 'zoe-smith' }))
    expect((await finish(gateway, second)).signUp?.username).toBe('zoe-smith-2')
  })

  it('opens the linked account the next time, by either issuer’s way to send claims', async () => {
    for (const issuer of [trusted, other]) {
      const person = newPerson()
      const { id } = await signUpBy(gateway, issuer, person)
      const { signedIn, signUp } = await finish(gateway, await visit(gateway, issuer, { ...person, email: 'new@example.org' }))
      expect([signedIn?.account?.id, signedIn?.account?.email, signUp]).toEqual([id, person.email, null])
      const events = await gateway.call(IdentityService.ListOwnSecurityEvents, {}, { token: signedIn?.accessToken })
      expect(events.events.map(({ event, method }) => [event, method])).toContainEqual(['signed-in', 'oidc'])
    }
  })

  it('lets a person try another username, and makes one account of two tries', async () => {
    const taken = await signUpBy(gateway, trusted, newPerson())
    const first = await visit(gateway, trusted, newPerson())
    await finish(gateway, first)
    const signUp = (username: string) => gateway.call(IdentityService.SignUpByIssuer, { ...first, username })
    await expect(signUp(taken.username)).rejects.toEqual(refused('exists', 'USERNAME_TAKEN'))
    await expect(signUp('a b')).rejects.toEqual(refused('invalid', 'VALIDATION'))
    const outcomes = await Promise.allSettled([signUp('one-of-two'), signUp('two-of-two')])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(signUp('three-of-two')).rejects.toEqual(expired)
  })

  it('asks for the second factor of the account', async () => {
    const person = newPerson()
    const { email } = await signUpBy(gateway, trusted, person)
    await gateway.call(IdentityService.RequestPasswordReset, { email })
    const [mail] = await mailsTo(gateway, email)
    await gateway.call(IdentityService.ResetPassword, { token: tokenIn(mail), newPassword: 'Engine1843' })
    const again = await finish(gateway, await visit(gateway, trusted, person))
    const { secret } = await addTotp(gateway, again.signedIn?.accessToken ?? '', harness.clock)

    const { signedIn } = await finish(gateway, await visit(gateway, trusted, person))
    expect([signedIn?.sessionSecret, signedIn?.secondFactor?.methods]).toEqual(['', ['totp', 'recovery']])
    const done = await finishSecondStep(gateway, signedIn?.secondFactor?.token ?? '', { code: codeAt(secret, harness.clock.now) })
    expect(done.account?.email).toBe(email)
    const { signOutUrl } = await gateway.call(IdentityService.LogOut, { sessionSecret: done.sessionSecret })
    expect(signOutUrl).toContain(trusted.server.url)
  })

  it('stores nothing by which another person could finish it', async () => {
    const { url, browserSecret } = await gateway.call(IdentityService.StartIssuerSignIn, { issuerId: 'trusted' })
    const { searchParams } = new URL(url)
    const dump = await dumpDatabase(harness.database)
    for (const secret of [browserSecret, searchParams.get('state'), searchParams.get('nonce'), searchParams.get('code_challenge')])
      expect(dump).not.toContain(secret)
    expect(searchParams.get('code_challenge_method')).toBe('S256')
  })
})

describe('a sign-in by an issuer is refused', () => {
  it('for a state that was used before', async () => {
    const once = await visit(gateway, trusted, newPerson())
    await finish(gateway, once)
    await expect(finish(gateway, once)).rejects.toEqual(expired)
  })

  it('in another browser, which does not end it for its own', async () => {
    const own = await visit(gateway, trusted, newPerson())
    const foreign = await visit(gateway, trusted, newPerson())
    await expect(finish(gateway, { ...own, browserSecret: foreign.browserSecret })).rejects.toEqual(expired)
    await expect(finish(gateway, { ...own, browserSecret: '' })).rejects.toEqual(expired)
    expect((await finish(gateway, own)).signUp).not.toBeNull()
  })

  it('at another issuer than the one where it began', async () => {
    const begun = await visit(gateway, trusted, newPerson())
    await expect(finish(gateway, { ...begun, issuerId: 'other' })).rejects.toEqual(expired)
    await expect(finish(gateway, { ...begun, issuerId: 'unknown' })).rejects.toEqual(refused('not_found', 'ISSUER_NOT_FOUND'))
  })

  it('after ten minutes', async () => {
    const late = await visit(gateway, trusted, newPerson())
    const waiting = await visit(gateway, trusted, newPerson())
    await finish(gateway, waiting)
    harness.clock.now += 600_000
    await expect(finish(gateway, late)).rejects.toEqual(expired)
    await expect(gateway.call(IdentityService.SignUpByIssuer, { ...waiting, username: 'too-late' })).rejects.toEqual(expired)
    harness.clock.now = Date.now()
  })

  it('when the person cancels at the issuer', async () => {
    const cancelled = await visit(gateway, trusted, 'cancels')
    await expect(finish(gateway, cancelled)).rejects.toEqual(refused('denied', 'OIDC_DENIED'))
  })

  it('with a code that another verifier began', async () => {
    const own = await visit(gateway, trusted, newPerson())
    const foreign = await visit(gateway, trusted, newPerson())
    const response = new URLSearchParams(own.response)
    response.set('code', new URLSearchParams(foreign.response).get('code') ?? '')
    await expect(finish(gateway, { ...own, response: `?${response}` })).rejects.toEqual(refused('denied', 'OIDC_REFUSED'))
  })

  it('for a suspended account', async () => {
    const person = newPerson()
    const { id } = await signUpBy(gateway, trusted, person)
    const suspension = { reason: 'Spam in many places', at: new Date(), operatorId: 'x' }
    await harness.database.collection('accounts').updateOne({ username: person.preferred_username ?? '' }, { $set: { suspension } })
    expect(id).not.toBe('')
    const back = await visit(gateway, trusted, person)
    await expect(finish(gateway, back)).rejects.toEqual(refused('denied', 'ACCOUNT_SUSPENDED'))
  })
})

describe('the address that an issuer gives', () => {
  it('that an account has is never linked by itself', async () => {
    const registration = newRegistration()
    await gateway.call(IdentityService.Register, registration)
    const person = newPerson({ email: registration.email.toUpperCase() })
    const taken = expect.objectContaining({ reason: 'EMAIL_TAKEN', message: expect.stringContaining('The trusted') })
    for (let visits = 0; visits < 2; visits++) await expect(finish(gateway, await visit(gateway, trusted, person))).rejects.toEqual(taken)
  })

  it('is confirmed only when the issuer is trusted and calls it verified', async () => {
    const replica = await harness.startReplica({ ...settings, SMTP_URL: 'smtp://127.0.0.1:9' })
    const strict = replica.as('gateway')
    const confirmedBy = async (issuer: ListedIssuer, verified: boolean) =>
      (await signUpBy(strict, issuer, newPerson({ email_verified: verified }))).account.emailConfirmedAt !== ''
    expect(await confirmedBy(trusted, true)).toBe(true)
    expect(await confirmedBy(trusted, false)).toBe(false)
    expect(await confirmedBy(other, true)).toBe(false)
    await replica.stop()
  })

  describe('is proven for the account that has it', () => {
    let replica: Replica
    let strict: RpcClient
    beforeAll(async () => {
      replica = await harness.startReplica({ ...settings, SMTP_URL: 'smtp://127.0.0.1:9' })
      strict = replica.as('gateway')
    })
    afterAll(() => replica?.stop())
    const ended = refused('unauthenticated', 'SESSION_ENDED')
    const authenticate = (sessionSecret: string) => strict.call(IdentityService.Authenticate, { sessionSecret })
    const isConfirmed = async (token: string) =>
      (await strict.call(IdentityService.GetAccount, {}, { token })).emailConfirmedAt !== '' &&
      (await strict.call(IdentityService.ListOwnSecurityEvents, {}, { token })).events.some(({ event }) => event === 'email-proven')
    const register = async () => {
      const registration = newRegistration()
      return { ...registration, ...(await strict.call(IdentityService.Register, registration)) }
    }
    const link = async ({ accessToken }: { accessToken: string }, issuer: ListedIssuer, person: object) => {
      const linked = await visitToLink(strict, accessToken, issuer, newPerson(person))
      return strict.call(IdentityService.FinishIssuerSignIn, linked, { token: accessToken })
    }

    it('by a trusted issuer that is linked: the session and the password stay, other sessions end', async () => {
      const member = await register()
      const elsewhere = await strict.call(IdentityService.LogIn, member)
      const person = { email: member.email.toUpperCase(), email_verified: true }
      expect(await link(member, trusted, person)).toMatchObject({ linked: 'The trusted', sessionsEnded: true })
      const { accessToken } = await authenticate(member.sessionSecret)
      expect(await isConfirmed(accessToken)).toBe(true)
      await expect(authenticate(elsewhere.sessionSecret)).rejects.toEqual(ended)
      await expect(strict.call(IdentityService.LogIn, member)).resolves.toMatchObject({ account: { id: member.account?.id } })
    })

    it('by a sign-in at a trusted issuer that calls it verified by now', async () => {
      const person = newPerson({ email_verified: false })
      const { id, sessionSecret } = await signUpBy(strict, trusted, person)
      const signIn = async (verified: boolean) =>
        (await finish(strict, await visit(strict, trusted, { ...person, email_verified: verified }))).signedIn
      const before = await signIn(false)
      expect([await isConfirmed(before?.accessToken ?? ''), before?.sessionsEndedOf]).toEqual([false, ''])
      const after = await signIn(true)
      expect([after?.account?.id, await isConfirmed(after?.accessToken ?? ''), after?.sessionsEndedOf]).toEqual([id, true, id])
      await expect(authenticate(sessionSecret)).rejects.toEqual(ended)
      expect((await signIn(true))?.sessionsEndedOf).toBe('')
    })

    it.each<[string, () => ListedIssuer, object]>([
      ['another issuer', () => other, {}],
      ['an issuer that calls it not verified', () => trusted, { email_verified: false }],
      ['an issuer that gives another one', () => trusted, { email: 'else@example.org' }],
    ])('but not by %s', async (_by, issuer, more) => {
      const member = await register()
      expect(await link(member, issuer(), { email: member.email, ...more })).toMatchObject({ sessionsEnded: false })
      expect(await isConfirmed(member.accessToken)).toBe(false)
    })
  })

  it('can be replaced while it is not confirmed, and is needed', async () => {
    const { email: _none, ...nameless } = newPerson({ preferred_username: 'a' })
    const back = await visit(gateway, other, nameless)
    expect((await finish(gateway, back)).signUp).toMatchObject({ username: '', email: '', proven: false })
    const signUp = (email: string) => gateway.call(IdentityService.SignUpByIssuer, { ...back, username: 'without-address', email })
    await expect(signUp('')).rejects.toEqual(refused('invalid', 'VALIDATION'))
    expect((await signUp('own@example.org')).account?.email).toBe('own@example.org')
  })

  it('that its owner proves later removes the identity of who signed up before', async () => {
    const person = newPerson()
    const { id, email, username } = await signUpBy(gateway, other, person)
    // As it is in production, where a mail proves the address.
    await harness.database.collection('accounts').updateOne({ username }, { $unset: { emailConfirmedAt: 1 } })
    await gateway.call(IdentityService.RequestOneTimeCode, { email })
    const code = codeIn((await mailsTo(gateway, email))[0])
    const { account } = await gateway.call(IdentityService.LogInWithCode, { email, code })
    expect(account?.id).toBe(id)
    await expect(finish(gateway, await visit(gateway, other, person))).rejects.toEqual(refused('exists', 'EMAIL_TAKEN'))
  })
})
