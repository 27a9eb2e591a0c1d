import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { IdentityService } from '@rostra/proto/identity'
import { createWorld, somebody, type World } from './identity-world.ts'

let world: World
const told: string[] = []
beforeAll(async () => {
  world = await createWorld()
  const replica = await world.start()
  const gateway = replica.as('gateway')
  const person = { ...somebody(), password: 'Tell-Nobody-1843' }
  const { sessionSecret, accessToken } = await gateway.call(IdentityService.Register, person)
  const again = await gateway.call(IdentityService.LogIn, person)
  const { accessToken: fresh } = await gateway.call(IdentityService.Authenticate, { sessionSecret })
  const { token: guest } = await gateway.call(IdentityService.IssueGuestToken, {})
  await gateway.call(IdentityService.Register, person).catch(() => undefined)
  await gateway.call(IdentityService.LogIn, { ...person, password: 'Tell-Nobody-1844' }).catch(() => undefined)
  await gateway.call(IdentityService.LogOut, { sessionSecret: again.sessionSecret })
  const secret = 'the secret of the gateway'
  const { token: service } = await replica.anonymous.call(IdentityService.IssueServiceToken, { service: 'gateway', secret })
  told.push(person.password, 'Tell-Nobody-1844', sessionSecret, again.sessionSecret, accessToken, fresh, guest, secret, service)
})
afterAll(() => world.end())

describe('what nobody may read', () => {
  it('never reaches the database', async () => {
    const { db } = world.database
    const collections = (await db?.collections()) ?? []
    expect(collections.map(({ collectionName }) => collectionName)).toEqual(
      expect.arrayContaining(['accounts', 'sessions', 'signing_keys']),
    )
    const everything = JSON.stringify(await Promise.all(collections.map((collection) => collection.find().toArray())))
    expect(everything).toContain('$argon2id$')
    for (const secret of told) expect(everything).not.toContain(secret)
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

  it('never reaches the log, nor does an address', async () => {
    const lines = await world.logged()
    expect(lines).toContain('listening')
    for (const secret of [...told, '@example.org']) expect(lines).not.toContain(secret)
  })
})
