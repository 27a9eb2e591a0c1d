import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import { codeIn, createHarness, dumpDatabase, type Harness, mailsTo, proven, type Replica, refused, undoTokenIn } from '../harness.ts'
import { addTotp, register } from '../second-factor/factor-harness.ts'
import { type ListedIssuer, listIssuer, newPerson, signUpBy, visit, visitToLink as visitAsMember } from './oidc-harness.ts'
import type { Person } from './test-issuer.ts'

let harness: Harness
let replica: Replica
let gateway: RpcClient
let first: ListedIssuer
let second: ListedIssuer
beforeAll(async () => {
  harness = await createHarness()
  first = await listIssuer('first', { signOut: true })
  second = await listIssuer('second')
  replica = await harness.startReplica({ OIDC_ISSUERS: JSON.stringify([first.settings, second.settings]) })
  gateway = replica.as('gateway')
})
afterAll(async () => {
  await harness?.stop()
  await Promise.all([first, second].map((issuer) => issuer?.server.stop()))
})

const expired = refused('state', 'OIDC_EXPIRED')
const listOf = (token: string) => gateway.call(IdentityService.ListIdentities, {}, { token })
const signIn = async (issuer: ListedIssuer, as: Person) =>
  gateway.call(IdentityService.FinishIssuerSignIn, await visit(gateway, issuer, as))

const visitToLink = (token: string, issuer: ListedIssuer, as: Person) => visitAsMember(gateway, token, issuer, as)
const link = async (token: string, issuer: ListedIssuer, as: Person) =>
  gateway.call(IdentityService.FinishIssuerSignIn, await visitToLink(token, issuer, as), { token })

/** Removes the identity at an issuer, by the password or by a mailed code. */
async function unlink(token: string, label: string, reauthentication: object = proven.reauthentication) {
  const { identities } = await listOf(token)
  const id = identities.find((identity) => identity.label === label)?.id ?? 'none'
  return gateway.call(IdentityService.UnlinkIdentity, { id, reauthentication }, { token })
}

describe('linking an identity', () => {
  it('lets it sign in to the account, and tells the member by mail', async () => {
    const member = await register(gateway)
    const person = newPerson()
    expect(await link(member.token, first, person)).toMatchObject({ linked: 'The first', signUp: null, signedIn: null })
    expect(await listOf(member.token)).toEqual({
      hasPassword: true,
      identities: [
        {
          id: expect.any(String),
          issuerId: 'first',
          label: 'The first',
          issuer: first.server.url,
          subject: person.sub,
          name: person.email,
          linkedAt: expect.any(String),
        },
      ],
    })
    const { signedIn } = await signIn(first, person)
    expect(signedIn?.account?.id).toBe(member.id)
    const [mail] = await mailsTo(gateway, member.email)
    expect(mail?.subject).toBe('The first was linked to your Rostra account')
    const { events } = await gateway.call(IdentityService.ListOwnSecurityEvents, {}, { token: member.token })
    expect(events.map(({ event }) => event)).toContain('identity-linked')
  })

  it('needs the password or a code, and a session with the second factor', async () => {
    const member = await register(gateway)
    const begin = (token: string, reauthentication: object) =>
      gateway.call(IdentityService.StartIdentityLink, { issuerId: 'first', reauthentication }, { token })
    await expect(begin('', proven.reauthentication)).rejects.toEqual(refused('unauthenticated', 'AUTH_REQUIRED'))
    await expect(begin(member.token, {})).rejects.toEqual(refused('invalid', 'WRONG_PASSWORD'))
    await expect(begin(member.token, { password: 'Another1843' })).rejects.toEqual(refused('invalid', 'WRONG_PASSWORD'))
    const person = newPerson()
    await link(member.token, first, person)
    await addTotp(gateway, member.token, harness.clock)
    expect((await signIn(first, person)).signedIn?.secondFactor).not.toBeNull()
    harness.clock.now = Date.now()
  })

  it('ends in the session where it began, and nowhere else', async () => {
    const member = await register(gateway)
    const other = await register(gateway)
    const elsewhere = await gateway.call(IdentityService.LogIn, member)
    for (const token of ['', other.token, elsewhere.accessToken]) {
      const begun = await visitToLink(member.token, first, newPerson())
      await expect(gateway.call(IdentityService.FinishIssuerSignIn, begun, { token })).rejects.toEqual(expired)
      await expect(gateway.call(IdentityService.FinishIssuerSignIn, begun, { token: member.token })).rejects.toEqual(expired)
    }
    const begun = await visitToLink(member.token, first, newPerson())
    await gateway.call(IdentityService.LogOut, { sessionSecret: member.sessionSecret })
    await expect(gateway.call(IdentityService.FinishIssuerSignIn, begun, { token: member.token })).rejects.toEqual(
      refused('unauthenticated', 'SESSION_ENDED'),
    )
    expect((await listOf(elsewhere.accessToken)).identities).toEqual([])
  })

  it('is refused for an identity of another account, and for a second one of the issuer', async () => {
    const person = newPerson()
    const owner = await signUpBy(gateway, first, person)
    const member = await register(gateway)
    await expect(link(member.token, first, person)).rejects.toEqual(refused('exists', 'IDENTITY_TAKEN'))
    await link(member.token, first, newPerson())
    await expect(link(member.token, first, newPerson())).rejects.toEqual(refused('exists', 'IDENTITY_EXISTS'))
    expect((await signIn(first, person)).signedIn?.account?.id).toBe(owner.id)
  })
})

describe('removing an identity', () => {
  it('ends its sign-in, and tells the member by mail', async () => {
    const member = await register(gateway)
    const person = newPerson()
    await link(member.token, first, person)
    await expect(unlink(member.token, 'The first', { password: 'Another1843' })).rejects.toEqual(refused('invalid', 'WRONG_PASSWORD'))
    await unlink(member.token, 'The first')
    expect((await listOf(member.token)).identities).toEqual([])
    expect((await signIn(first, person)).signUp).not.toBeNull()
    const [mail] = await mailsTo(gateway, member.email, 2)
    expect(mail?.subject).toBe('The first was removed from your Rostra account')
    await expect(unlink(member.token, 'The first')).rejects.toEqual(refused('not_found', 'IDENTITY_NOT_FOUND'))
  })

  it('is refused for the last way in, until there is another one', async () => {
    const { token, email } = await signUpBy(gateway, first, newPerson())
    expect((await listOf(token)).hasPassword).toBe(false)
    const code = async (count: number) => {
      await gateway.call(IdentityService.RequestOneTimeCode, { email })
      return { code: codeIn((await mailsTo(gateway, email, count))[0]) }
    }
    await expect(unlink(token, 'The first', await code(1))).rejects.toEqual(refused('state', 'LAST_WAY_IN'))
    const { url, browserSecret } = await gateway.call(
      IdentityService.StartIdentityLink,
      { issuerId: 'second', reauthentication: await code(2) },
      { token },
    )
    const response = await second.server.visit(url, newPerson())
    await gateway.call(IdentityService.FinishIssuerSignIn, { issuerId: 'second', response, browserSecret }, { token })
    await mailsTo(gateway, email, 3)
    await unlink(token, 'The first', await code(4))
    expect((await listOf(token)).identities.map(({ label }) => label)).toEqual(['The second'])
  })
})

it('a sign-out leads to the issuer that wants it, and nowhere else', async () => {
  const inFirst = await signUpBy(gateway, first, newPerson())
  const inSecond = await signUpBy(gateway, second, newPerson())
  const leave = async ({ sessionSecret }: { sessionSecret: string }) =>
    (await gateway.call(IdentityService.LogOut, { sessionSecret })).signOutUrl
  const url = new URL(await leave(inFirst))
  expect(url.origin).toBe(first.server.url)
  expect(Object.fromEntries(url.searchParams)).toEqual({ client_id: 'rostra', post_logout_redirect_uri: 'http://localhost:3000/' })
  expect(await leave(inSecond)).toBe('')
  expect(await leave(await register(gateway))).toBe('')
})

it('an undone change of the address removes the identities that were linked since', async () => {
  const member = await register(gateway)
  const before = newPerson()
  const since = newPerson()
  await link(member.token, first, before)
  harness.clock.now += 1_000
  await gateway.call(IdentityService.UpdateProfile, { email: `new-${member.email}`, ...proven }, { token: member.token })
  const mails = await mailsTo(gateway, member.email, 2)
  harness.clock.now += 1_000
  await link(member.token, second, since)
  await gateway.call(IdentityService.ConfirmEmail, { token: mails.map(undoTokenIn).join('') })
  expect((await signIn(first, before)).signedIn?.account?.id).toBe(member.id)
  expect((await signIn(second, since)).signUp).not.toBeNull()
})

it('a deleted account leaves nothing of its identities, which may sign up again', async () => {
  const member = await register(gateway)
  const person = newPerson()
  await link(member.token, first, person)
  await visitToLink(member.token, second, newPerson())
  const left = () => harness.database.collection('oidc_sign_ins').countDocuments({ accountId: member.id })
  expect(await left()).toBe(1)
  await gateway.call(IdentityService.DeleteAccount, proven, { token: member.token })
  expect(await left()).toBe(0)
  expect(await dumpDatabase(harness.database)).not.toContain(person.sub)
  await signUpBy(gateway, first, person)
})
