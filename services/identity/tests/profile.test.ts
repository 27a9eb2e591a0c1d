import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import { codeIn, createWorld, mailsDone, mailsTo, refused, somebody, type World } from './identity-world.ts'

let world: World
let gateway: RpcClient
beforeAll(async () => {
  world = await createWorld()
  gateway = (await world.start()).as('gateway')
})
afterAll(() => world.end())

const register = async () => {
  const person = somebody()
  const { accessToken: token, sessionSecret } = await gateway.call(IdentityService.Register, person)
  return { ...person, token, sessionSecret }
}
const update = (token: string, change: { email?: string; insights?: boolean }) =>
  gateway.call(IdentityService.UpdateProfile, change, { token })

describe('a profile', () => {
  it('changes in what is given only', async () => {
    const { token, email } = await register()
    await expect(update(token, { insights: false })).resolves.toMatchObject({ email, insights: false })
    await expect(update(token, { email: `new-${email}` })).resolves.toMatchObject({ email: `new-${email}`, insights: false })
    await expect(update(token, {})).resolves.toMatchObject({ email: `new-${email}`, insights: false })
    await expect(gateway.call(IdentityService.GetAccount, {}, { token })).resolves.toMatchObject({ email: `new-${email}`, insights: false })
  })

  it('with a new address is told to the old one, which is not told the new one', async () => {
    const { token, email, username } = await register()
    await update(token, { email: `new-${email}` })
    const [mail] = await mailsTo(gateway, email)
    expect(mail?.subject).toBe('The email address of your Rostra account was changed')
    expect(mail?.text).toContain(`Hello ${username},`)
    for (const body of [mail?.text, mail?.html]) expect(body).not.toContain(`new-${email}`)
    await mailsTo(gateway, `new-${email}`, 0)
  })

  it('takes the own address in another case, without a word', async () => {
    const { token, email } = await register()
    await expect(update(token, { email: email.toUpperCase() })).resolves.toMatchObject({ email: email.toUpperCase() })
    await mailsDone(world.database)
    await mailsTo(gateway, email, 0)
  })

  it('gets an address that one of many wanted', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, register))
    const outcomes = await Promise.allSettled(
      people.map(({ token }, i) => update(token, { email: i % 2 ? 'Wanted@example.org' : 'wanted@example.ORG' })),
    )
    const refusals = outcomes.filter(({ status }) => status === 'rejected')
    expect(refusals).toHaveLength(7)
    for (const refusal of refusals) expect(refusal).toEqual({ status: 'rejected', reason: refused('exists', 'EMAIL_TAKEN') })
    await mailsDone(world.database)
    const { mails } = await gateway.call(IdentityService.ListKeptMails, {})
    expect(mails.filter(({ to }) => people.some(({ email }) => email === to))).toHaveLength(1)
  })

  it('with a new address ends the code that went to the old one', async () => {
    const { token, email } = await register()
    await gateway.call(IdentityService.RequestOneTimeCode, { email })
    const code = codeIn((await mailsTo(gateway, email))[0])
    await update(token, { email: `new-${email}` })
    for (const address of [email, `new-${email}`])
      await expect(gateway.call(IdentityService.LogInWithCode, { email: address, code })).rejects.toEqual(
        refused('unauthenticated', 'OTP_INVALID'),
      )
  })

  it.each(['', 'nobody', 'a@b', '$email', 'ada@example.org\r\nBcc: eve@example.org'])('takes no address like %j', async (email) => {
    const { token } = await register()
    await expect(update(token, { email })).rejects.toMatchObject({
      reason: 'VALIDATION',
      details: {
        fields: { email: email.includes('\r') ? 'Control characters are not allowed here' : 'Please enter a valid email address' },
      },
    })
  })

  it('is its owner’s, as long as they are logged in', async () => {
    const { token, sessionSecret } = await register()
    await expect(gateway.call(IdentityService.UpdateProfile, { insights: false })).rejects.toEqual(
      refused('unauthenticated', 'AUTH_REQUIRED'),
    )
    await gateway.call(IdentityService.LogOut, { sessionSecret })
    await expect(update(token, { insights: false })).rejects.toEqual(refused('unauthenticated', 'SESSION_ENDED'))
  })
})
