import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { IdentityService } from '@rostra/proto/identity'
import { codeIn, createWorld, mailsDone, mailsTo, otherThan, refused, somebody, type World } from './identity-world.ts'

let world: World
let gateway: RpcClient
beforeAll(async () => {
  world = await createWorld()
  gateway = (await world.start()).as('gateway')
})
afterAll(() => world.end())

const request = (email: string) => gateway.call(IdentityService.RequestOneTimeCode, { email })
const logIn = (email: string, code: string) => gateway.call(IdentityService.LogInWithCode, { email, code, agent: 'Firefox' })
const invalid = refused('unauthenticated', 'OTP_INVALID')

/** Somebody with a fresh code. */
async function somebodyWithCode() {
  const person = somebody()
  await gateway.call(IdentityService.Register, person)
  await request(person.email)
  const [mail] = await mailsTo(gateway, person.email)
  return { ...person, code: codeIn(mail) }
}

describe('a one-time code', () => {
  it('signs in who has the address, in whatever case it is typed, once', async () => {
    const { email, code, username } = await somebodyWithCode()
    expect(code).toMatch(/^\d{6}$/)
    const { account, sessionSecret } = await logIn(` ${email.toUpperCase()} `, code)
    expect(account?.username).toBe(username)
    await expect(gateway.call(IdentityService.Authenticate, { sessionSecret })).resolves.toBeDefined()
    await expect(logIn(email, code)).rejects.toEqual(invalid)
  })

  it('signs in once when it is sent twenty times at once', async () => {
    const { email, code } = await somebodyWithCode()
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => logIn(email, code)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toEqual(invalid)
  })

  it('survives four wrong tries', async () => {
    const { email, code } = await somebodyWithCode()
    for (let i = 0; i < 4; i++) await expect(logIn(email, otherThan(code))).rejects.toEqual(invalid)
    await expect(logIn(email, code)).resolves.toBeDefined()
  })

  it('is dead after five wrong tries, also when they come together', async () => {
    const { email, code } = await somebodyWithCode()
    await Promise.allSettled(Array.from({ length: 5 }, () => logIn(email, otherThan(code))))
    await expect(logIn(email, code)).rejects.toEqual(invalid)
  })

  it('loses no try to what could not be a code', async () => {
    const { email, code } = await somebodyWithCode()
    for (const typed of ['', '12345', '1234567', '12345a', `${code} `, '\0', '{"$gt":""}', '１２３４５６'])
      await expect(logIn(email, typed)).rejects.toEqual(invalid)
    await expect(logIn(email, code)).resolves.toBeDefined()
  })

  it('is dead after ten minutes', async () => {
    const [late, early] = [await somebodyWithCode(), await somebodyWithCode()]
    world.clock.now += 599_000
    await expect(logIn(early.email, early.code)).resolves.toBeDefined()
    world.clock.now += 2_000
    await expect(logIn(late.email, late.code)).rejects.toEqual(invalid)
  })

  it('replaces the one before it', async () => {
    const { email, code: first } = await somebodyWithCode()
    world.clock.now += 1000
    await request(email)
    const [second] = await mailsTo(gateway, email, 2)
    await expect(logIn(email, first)).rejects.toEqual(invalid)
    await expect(logIn(email, codeIn(second))).resolves.toBeDefined()
  })

  it('opens no other account', async () => {
    const [mine, theirs] = [await somebodyWithCode(), await somebodyWithCode()]
    await expect(logIn(theirs.email, mine.code)).rejects.toEqual(invalid)
    await expect(logIn('nobody@example.org', mine.code)).rejects.toEqual(invalid)
    await expect(logIn('', mine.code)).rejects.toEqual(invalid)
  })

  it('is refused no faster where there is none', async () => {
    const { email, code } = await somebodyWithCode()
    const took = async (address: string) => {
      const started = performance.now()
      await expect(logIn(address, otherThan(code))).rejects.toEqual(invalid)
      return performance.now() - started
    }
    for (const address of [email, 'nobody@example.org']) expect(await took(address)).toBeGreaterThan(95)
  })

  it('does not come back to life when its mail is sent again', async () => {
    const person = somebody()
    await gateway.call(IdentityService.Register, person)
    const mails = world.database.collection('mails')
    await request(person.email)
    const [due] = await eventually(async () => {
      const found = await world.database
        .collection('accounts')
        .find({ emailKey: person.email, code: { $exists: true } })
        .toArray()
      expect(found).toHaveLength(1)
      return found
    })
    const [mail] = await mailsTo(gateway, person.email)
    await logIn(person.email, codeIn(mail))
    // As if the replica had died after sending, before it could remove the mail.
    const { id, expiresAt } = due?.code ?? {}
    const requestedAt = new Date(world.clock.now)
    await mails.insertOne({ _id: id, kind: 'code', emailKey: person.email, requestedAt, expiresAt, dueAt: new Date(0), tries: 1 })
    await mailsDone(world.database)
    await mailsTo(gateway, person.email, 1)
    await expect(logIn(person.email, codeIn(mail))).rejects.toEqual(invalid)
  })
})

describe('asking for a code', () => {
  it('is answered the same for an address that nobody has, which gets no mail', async () => {
    const person = somebody()
    await expect(request(person.email)).resolves.toEqual({})
    await mailsDone(world.database)
    await mailsTo(gateway, person.email, 0)
  })

  it.each(['', 'nobody', 'a@b', 'ada@example.org\r\nBcc: eve@example.org', '\0'])('is refused for %j', async (email) => {
    await expect(request(email)).rejects.toEqual(refused('invalid', 'VALIDATION'))
  })

  it('writes the same whether or not somebody has the address', async () => {
    const known = somebody()
    await gateway.call(IdentityService.Register, known)
    const mails = world.database.collection('mails')
    const changes = mails.watch([{ $match: { operationType: 'insert' } }], { fullDocument: 'whenAvailable' })
    const shapes: string[][] = []
    changes.on('change', (change) => {
      if ('fullDocument' in change) shapes.push(Object.keys(change.fullDocument ?? {}))
    })
    await eventually(async () => {
      await request('first@example.org')
      expect(shapes.length).toBeGreaterThan(0)
    })
    const before = shapes.length
    await request(known.email)
    await request(somebody().email)
    await eventually(() => expect(shapes.length).toBeGreaterThanOrEqual(before + 2))
    expect(new Set(shapes.map((keys) => keys.join())).size).toBe(1)
    await changes.close()
  })
})
