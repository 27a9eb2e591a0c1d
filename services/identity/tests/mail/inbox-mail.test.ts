import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { InboxSummarizedEvent } from '@rostra/proto/chat-events'
import { IdentityService } from '@rostra/proto/identity'
import { createHarness, type Harness, mailQueueDrained, mailsTo, newRegistration, proven } from '../harness.ts'

let harness: Harness
let gateway: RpcClient
beforeAll(async () => {
  harness = await createHarness()
  gateway = (await harness.startReplica({ PUBLIC_URL: 'https://rostra.example' })).as('gateway')
})
afterAll(() => harness?.stop())

const week = () => new Date(harness.clock.now).toISOString().slice(0, 10)
const plato = { personaId: 'a'.repeat(24), personaName: 'Plato <b>', reported: 1, unanswered: 2 }
const subject = 'New in the inbox of your AI personas'

async function register(inboxMail?: boolean) {
  const registration = newRegistration()
  const { account, accessToken: token } = await gateway.call(IdentityService.Register, registration)
  const turn = (on: boolean) => gateway.call(IdentityService.UpdateProfile, { inboxMail: on }, { token })
  if (inboxMail !== undefined) await turn(inboxMail)
  return { id: account?.id ?? '', email: registration.email, token, turn }
}

/** Publishes the summary of an owner. */
async function summarize(accountId: string, { at = week(), personas = [plato] } = {}) {
  const payload = InboxSummarizedEvent.serialize({ accountId, week: at, personas })
  await harness.bus.publish([{ id: randomUUID(), topic: InboxSummarizedEvent.topic, key: accountId, payload, at: new Date() }])
}

/** Waits until `count` mails to an address came, and returns them, newest first. */
const arrived = (email: string, count = 1) => eventually(() => mailsTo(gateway, email, count), 60_000)

/** Waits until everything that was published before is handled, and returns the number of mails to an address. */
async function mailCount(email: string) {
  await eventually(async () => {
    const marker = await register(true)
    await summarize(marker.id)
    await mailsTo(gateway, marker.email)
  }, 60_000)
  await mailQueueDrained(harness.database)
  const { mails } = await gateway.call(IdentityService.ListDevMailbox, {})
  return mails.filter(({ to }) => to === email).length
}

describe('the weekly mail about inboxes', () => {
  it('is off by default, and the account shows the setting', async () => {
    const { token, turn, email } = await register()
    expect(await gateway.call(IdentityService.GetAccount, {}, { token })).toMatchObject({ inboxMail: false })
    expect(await turn(true)).toMatchObject({ inboxMail: true, email, insights: true })
    expect(await gateway.call(IdentityService.UpdateProfile, { insights: false }, { token })).toMatchObject({ inboxMail: true })
    expect(await turn(false)).toMatchObject({ inboxMail: false, insights: false })
  })

  it('goes to an owner who wants it, with numbers, a link to each inbox and one to the settings', async () => {
    const { id, email } = await register(true)
    await summarize(id, { personas: [plato, { ...plato, personaId: 'b'.repeat(24), personaName: 'Ada', reported: 0, unanswered: 1 }] })
    const [mail] = await arrived(email)
    expect(mail?.subject).toBe(subject)
    expect(mail?.text).toContain('Plato <b>: 1 reported answer and 2 questions that its material does not answer.')
    expect(mail?.text).toContain('Ada: 1 question that its material does not answer.')
    expect(mail?.text).toContain(`https://rostra.example/dashboard/personas/${plato.personaId}/knowledge#inbox\n`)
    expect(mail?.text).toContain('https://rostra.example/dashboard?tab=account\n')
    expect(mail?.html).toContain('Plato &#60;b&#62;')
  })

  it('goes to no one else', async () => {
    const never = await register()
    const off = await register(true)
    const deleted = await register(true)
    await off.turn(false)
    await gateway.call(IdentityService.DeleteAccount, proven, { token: deleted.token })
    for (const { id } of [never, off, deleted]) await summarize(id)
    await summarize('f'.repeat(24))
    for (const { email } of [never, off, deleted]) expect(await mailCount(email)).toBe(0)
  })

  it('is one for an account and week, however often the event comes', async () => {
    const { id, email } = await register(true)
    await Promise.all([summarize(id), summarize(id)])
    await summarize(id)
    await arrived(email)
    expect(await mailCount(email)).toBe(1)
    await summarize(id, { at: new Date(harness.clock.now - 86_400_000).toISOString().slice(0, 10) })
    await arrived(email, 2)
  })

  it('is not sent for an old week or without news', async () => {
    const { id, email } = await register(true)
    await summarize(id, { at: new Date(harness.clock.now - 8 * 86_400_000).toISOString().slice(0, 10) })
    await summarize(id, { personas: [{ ...plato, reported: 0, unanswered: 0 }] })
    expect(await mailCount(email)).toBe(0)
  })
})
