import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { registry } from '@rostra/kit/metrics'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { IdentityService } from '@rostra/proto/identity'
import { codeIn, createHarness, type Harness, mailQueueDrained, mailsTo, newRegistration, refused, wrongCode } from '../harness.ts'

let harness: Harness
let gateway: RpcClient
beforeAll(async () => {
  harness = await createHarness()
  gateway = (await harness.startReplica()).as('gateway')
})
afterAll(() => harness.stop())

const request = (email: string) => gateway.call(IdentityService.RequestOneTimeCode, { email })
const logIn = (email: string, code: string) => gateway.call(IdentityService.LogInWithCode, { email, code, agent: 'Firefox' })
const invalid = refused('unauthenticated', 'OTP_INVALID')

async function registerWithCode() {
  const registration = newRegistration()
  await gateway.call(IdentityService.Register, registration)
  await request(registration.email)
  const [mail] = await mailsTo(gateway, registration.email)
  return { ...registration, code: codeIn(mail) }
}

describe('a one-time code', () => {
  it('signs in once, with the address in any case', async () => {
    const { email, code, username } = await registerWithCode()
    expect(code).toMatch(/^\d{6}$/)
    const { account, sessionSecret } = await logIn(` ${email.toUpperCase()} `, code)
    expect(account?.username).toBe(username)
    await expect(gateway.call(IdentityService.Authenticate, { sessionSecret })).resolves.toBeDefined()
    await expect(logIn(email, code)).rejects.toEqual(invalid)
  })

  it('ends the session that its browser had', async () => {
    const { email, code, username, password } = await registerWithCode()
    const { sessionSecret: previousSessionSecret } = await gateway.call(IdentityService.LogIn, { username, password })
    await gateway.call(IdentityService.LogInWithCode, { email, code, previousSessionSecret })
    await expect(gateway.call(IdentityService.Authenticate, { sessionSecret: previousSessionSecret })).rejects.toEqual(
      refused('unauthenticated', 'SESSION_ENDED'),
    )
  })

  it('is counted in a metric when it is wrong', async () => {
    const { email, code } = await registerWithCode()
    const counted = async () => (await registry.getSingleMetric('rostra_identity_wrong_codes_total')?.get())?.values[0]?.value ?? 0
    const before = await counted()
    for (const [address, entered] of [
      [email, wrongCode(code)],
      ['nobody@example.org', code],
      [email, 'no code'],
      [email, code],
    ] as const)
      await logIn(address, entered).catch(() => undefined)
    expect((await counted()) - before).toBe(2)
  })

  it('signs in once of twenty concurrent calls', async () => {
    const { email, code } = await registerWithCode()
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => logIn(email, code)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toEqual(invalid)
  })

  it('stays valid after four wrong attempts', async () => {
    const { email, code } = await registerWithCode()
    for (let i = 0; i < 4; i++) await expect(logIn(email, wrongCode(code))).rejects.toEqual(invalid)
    await expect(logIn(email, code)).resolves.toBeDefined()
  })

  it('is invalid after five concurrent wrong attempts', async () => {
    const { email, code } = await registerWithCode()
    await Promise.allSettled(Array.from({ length: 5 }, () => logIn(email, wrongCode(code))))
    await expect(logIn(email, code)).rejects.toEqual(invalid)
  })

  it('stays valid for a device of the account after all attempts of others, and the other way round', async () => {
    const fromDevice = (email: string, code: string) => gateway.call(IdentityService.LogInWithCode, { email, code, fromDevice: true })
    const mine = await registerWithCode()
    for (let i = 0; i < 6; i++) await expect(logIn(mine.email, wrongCode(mine.code))).rejects.toEqual(invalid)
    await expect(fromDevice(mine.email, mine.code)).resolves.toBeDefined()
    const theirs = await registerWithCode()
    for (let i = 0; i < 5; i++) await expect(fromDevice(theirs.email, wrongCode(theirs.code))).rejects.toEqual(invalid)
    await expect(fromDevice(theirs.email, theirs.code)).rejects.toEqual(invalid)
    await expect(logIn(theirs.email, theirs.code)).resolves.toBeDefined()
  })

  it('loses no attempt to a text without the format of a code', async () => {
    const { email, code } = await registerWithCode()
    for (const text of ['', '12345', '1234567', '12345a', `${code} `, '\0', '{"$gt":""}', '１２３４５６'])
      await expect(logIn(email, text)).rejects.toEqual(invalid)
    await expect(logIn(email, code)).resolves.toBeDefined()
  })

  it('is invalid after ten minutes', async () => {
    const late = await registerWithCode()
    const early = await registerWithCode()
    harness.clock.now += 599_000
    await expect(logIn(early.email, early.code)).resolves.toBeDefined()
    harness.clock.now += 2_000
    await expect(logIn(late.email, late.code)).rejects.toEqual(invalid)
  })

  it('replaces the previous code', async () => {
    const { email, code: first } = await registerWithCode()
    harness.clock.now += 1000
    await request(email)
    const [second] = await mailsTo(gateway, email, 2)
    await expect(logIn(email, first)).rejects.toEqual(invalid)
    await expect(logIn(email, codeIn(second))).resolves.toBeDefined()
  })

  it('does not sign in to another account', async () => {
    const mine = await registerWithCode()
    const theirs = await registerWithCode()
    await expect(logIn(theirs.email, mine.code)).rejects.toEqual(invalid)
    await expect(logIn('nobody@example.org', mine.code)).rejects.toEqual(invalid)
    await expect(logIn('', mine.code)).rejects.toEqual(invalid)
  })

  it('is refused after the same minimum time when there is none', async () => {
    const { email, code } = await registerWithCode()
    const refusalTime = async (address: string) => {
      const started = performance.now()
      await expect(logIn(address, wrongCode(code))).rejects.toEqual(invalid)
      return performance.now() - started
    }
    for (const address of [email, 'nobody@example.org']) expect(await refusalTime(address)).toBeGreaterThan(95)
  })

  it('stays used when its mail is sent again', async () => {
    const registration = newRegistration()
    await gateway.call(IdentityService.Register, registration)
    const mails = harness.database.collection('mails')
    await request(registration.email)
    const [due] = await eventually(async () => {
      const found = await harness.database
        .collection('accounts')
        .find({ emailKey: registration.email, code: { $exists: true } })
        .toArray()
      expect(found).toHaveLength(1)
      return found
    })
    const [mail] = await mailsTo(gateway, registration.email)
    await logIn(registration.email, codeIn(mail))
    // The state after a replica died between sending the mail and removing it.
    const { id, expiresAt } = due?.code ?? {}
    const requestedAt = new Date(harness.clock.now)
    await mails.insertOne({ _id: id, kind: 'code', emailKey: registration.email, requestedAt, expiresAt, dueAt: new Date(0), attempts: 1 })
    await mailQueueDrained(harness.database)
    await mailsTo(gateway, registration.email, 1)
    await expect(logIn(registration.email, codeIn(mail))).rejects.toEqual(invalid)
  })
})

describe('RequestOneTimeCode', () => {
  it('answers equally for an unknown address, which receives no mail', async () => {
    const registration = newRegistration()
    await expect(request(registration.email)).resolves.toEqual({})
    await mailQueueDrained(harness.database)
    await mailsTo(gateway, registration.email, 0)
  })

  it.each(['', 'nobody', 'a@b', 'ada@example.org\r\nBcc: eve@example.org', '\0'])('refuses %j', async (email) => {
    await expect(request(email)).rejects.toEqual(refused('invalid', 'VALIDATION'))
  })

  it('writes equal documents for a known and an unknown address', async () => {
    const known = newRegistration()
    await gateway.call(IdentityService.Register, known)
    const mails = harness.database.collection('mails')
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
    await request(newRegistration().email)
    await eventually(() => expect(shapes.length).toBeGreaterThanOrEqual(before + 2))
    expect(new Set(shapes.map((keys) => keys.join())).size).toBe(1)
    await changes.close()
  })
})
