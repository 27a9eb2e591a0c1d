import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { IdentityService } from '@rostra/proto/identity'
import { codeIn, createWorld, mailsDone, refused, somebody, tokenIn, type World } from './identity-world.ts'
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts'

let world: World
let sink: SmtpSink
let gateway: RpcClient
beforeAll(async () => {
  world = await createWorld()
  sink = await startSmtpSink()
  const env = { SMTP_URL: sink.url, MAIL_FROM: 'Rostra <no-reply@rostra.example>', PUBLIC_URL: 'https://rostra.example' }
  const [replica] = await Promise.all([world.start(env), world.start(env)])
  gateway = replica.as('gateway')
})
afterEach(() => sink.refuse(undefined))
afterAll(async () => {
  await world.end()
  await sink.down()
})

const register = async () => {
  const person = somebody()
  const { accessToken } = await gateway.call(IdentityService.Register, person)
  return { ...person, token: accessToken }
}
const askForCode = (email: string) => gateway.call(IdentityService.RequestOneTimeCode, { email })
const receivedBy = (address: string) => sink.received.filter(({ to }) => to.includes(address)).map(({ letter }) => letter)

/** What came to an address by the time that nothing is due any more: exactly so many. */
async function letters(address: string, count = 1) {
  await eventually(() => expect(receivedBy(address).length).toBeGreaterThanOrEqual(count), 15_000)
  await mailsDone(world.database)
  expect(receivedBy(address)).toHaveLength(count)
  return receivedBy(address)
}

/** Waits until a mail was tried in vain and given back: one that somebody has taken is due in a minute. */
const triedInVain = (email: string) =>
  eventually(async () => {
    const soon = { $lt: new Date(Date.now() + 30_000) }
    const givenBack = { emailKey: email, tries: { $gte: 1 }, dueAt: soon }
    expect(await world.database.collection('mails').countDocuments(givenBack)).toBe(1)
  })

describe('mail', () => {
  it('with a code arrives as text and HTML, from the product, at the address as the account has it', async () => {
    const { email, username } = await register()
    await askForCode(email.toUpperCase())
    const [letter] = await letters(email)
    expect(letter).toMatchObject({
      subject: 'Your code to log in to Rostra',
      from: { name: 'Rostra', address: 'no-reply@rostra.example' },
      to: [{ address: email }],
      messageId: expect.stringMatching(/^<[0-9a-f-]{36}@rostra\.example>$/),
    })
    const code = codeIn({ text: letter?.text })
    expect(letter?.html).toContain(`<p class="stands-out">${code}</p>`)
    expect(letter?.html).toContain(`Hello ${username},`)
    await expect(gateway.call(IdentityService.LogInWithCode, { email, code })).resolves.toBeDefined()
  })

  it('with a link arrives whole', async () => {
    const { email } = await register()
    await gateway.call(IdentityService.RequestPasswordReset, { email })
    const [letter] = await letters(email)
    const token = tokenIn({ text: letter?.text })
    expect(letter?.text).toContain(`https://rostra.example/reset-password/${token}\n`)
    expect(letter?.html).toContain(`href="https://rostra.example/reset-password/${token}"`)
    await expect(gateway.call(IdentityService.ResetPassword, { token, newPassword: 'Difference1822' })).resolves.toBeDefined()
    const [, notice] = await letters(email, 2)
    expect(notice?.subject).toBe('The password of your Rostra account was changed')
  })

  it('about a new address goes to the old one', async () => {
    const { email, token } = await register()
    await gateway.call(IdentityService.UpdateProfile, { email: `new-${email}` }, { token })
    const [letter] = await letters(email)
    expect(letter?.html).toContain('https://rostra.example/auth')
    expect(receivedBy(`new-${email}`)).toHaveLength(0)
  })

  it('is not sent to an address that nobody has', async () => {
    const nobody = somebody().email
    const before = sink.tries()
    await askForCode(nobody)
    await gateway.call(IdentityService.RequestPasswordReset, { email: nobody })
    await mailsDone(world.database)
    expect(sink.tries()).toBe(before)
  })

  it('is sent once by two replicas, however much there is', async () => {
    const people = await Promise.all(Array.from({ length: 15 }, register))
    await Promise.all(people.map(({ email }) => askForCode(email)))
    for (const { email } of people) await letters(email)
  })

  it.each(['recipient', 'data'] as const)('that is put off at the %s arrives later, once, the same', async (at) => {
    const { email } = await register()
    sink.refuse({ at, status: 451 })
    await askForCode(email)
    await triedInVain(email)
    const made = await world.database.collection('accounts').findOne({ emailKey: email })
    sink.refuse(undefined)
    const [letter] = await letters(email)
    expect(letter?.messageId).toBe(`<${made?.code.id}@rostra.example>`)
    const code = codeIn({ text: letter?.text })
    await expect(gateway.call(IdentityService.LogInWithCode, { email, code })).resolves.toBeDefined()
  })

  it('outlives a server that is down for a while', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, register))
    await sink.down()
    await Promise.all(people.map(({ email }) => askForCode(email)))
    for (const { email } of people) await triedInVain(email)
    await sink.up()
    for (const { email } of people) await letters(email)
  })

  it('to a mailbox that the server does not know is given up', async () => {
    const { email } = await register()
    sink.refuse({ at: 'recipient', status: 550 })
    const before = sink.tries()
    await askForCode(email)
    await mailsDone(world.database)
    expect(sink.tries()).toBe(before + 1)
    await letters(email, 0)
  })

  it('that ran out on the way is not sent any more', async () => {
    const { email } = await register()
    sink.refuse({ at: 'recipient', status: 451 })
    await askForCode(email)
    await triedInVain(email)
    world.clock.now += 600_000
    sink.refuse(undefined)
    await letters(email, 0)
  })

  it('that waits for the server goes with its account', async () => {
    const { email, token } = await register()
    sink.refuse({ at: 'recipient', status: 451 })
    await gateway.call(IdentityService.UpdateProfile, { email: `new-${email}` }, { token })
    await askForCode(`new-${email}`)
    await triedInVain(`new-${email}`)
    const due = { $or: [{ to: email }, { emailKey: `new-${email}` }] }
    expect(await world.database.collection('mails').countDocuments(due)).toBe(2)
    await gateway.call(IdentityService.DeleteAccount, {}, { token })
    expect(await world.database.collection('mails').countDocuments(due)).toBe(0)
  })

  it('of a replica that died is sent by another, with the same code', async () => {
    const { email } = await register()
    await askForCode(email)
    const [first] = await letters(email)
    const account = await world.database.collection('accounts').findOne({ emailKey: email })
    const { id, expiresAt } = account?.code ?? {}
    const due = { kind: 'code', emailKey: email, requestedAt: new Date(world.clock.now), expiresAt, dueAt: new Date(), tries: 1 }
    await world.database.collection('mails').insertOne({ _id: id, ...due })
    const [, second] = await letters(email, 2)
    expect([second?.messageId, second?.text]).toEqual([first?.messageId, first?.text])
  })

  it('is not kept where it is sent', async () => {
    await expect(gateway.call(IdentityService.ListKeptMails, {})).rejects.toEqual(refused('not_found', 'MAIL_NOT_KEPT'))
  })

  it('leaves no address, code or token in the log, also when it fails', async () => {
    const lines = await world.logged()
    expect(lines).toContain('a mail could not be sent')
    expect(lines).not.toMatch(/example\.org/i)
    for (const { letter } of sink.received) {
      const secret = codeIn({ text: letter.text }) || tokenIn({ text: letter.text })
      if (secret) expect(lines).not.toContain(secret)
    }
  })
})
