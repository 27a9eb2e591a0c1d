import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { BillingService } from '@rostra/proto/billing'
import { createHarness, type Harness, type Replica } from '../harness.ts'
import { type TestMember, testMember } from '../test-member.ts'

let harness: Harness
let replicas: [Replica, Replica]
/** A new member in every test. */
let ada: TestMember

beforeAll(async () => {
  harness = await createHarness()
  replicas = [await harness.replica(), await harness.replica()]
})
afterAll(() => harness?.stop())
beforeEach(async () => {
  ada = await testMember(harness, replicas[0], randomUUID())
})

type Purpose = 'PURPOSE_EXCHANGE' | 'PURPOSE_DISCUSSION' | 'PURPOSE_UNSPECIFIED'
const holdAs = async (holdId: string, purpose: Purpose, units = 1, service = 'chat', unitPrice = 2) => {
  const token = await harness.identity.member(ada.id)
  return replicas[0].client(service).call(BillingService.Hold, { holdId, purpose, units, unitPrice }, { token })
}
const grant = (amount: number) => {
  const request = { grantId: randomUUID(), accountId: ada.id, amount, note: '' }
  return replicas[0].client('operator').call(BillingService.GrantCredits, request)
}

describe('a hold', () => {
  it('moves credits out of the pockets but not out of the balance', async () => {
    await ada.hold('g-1')
    expect(await ada.balance()).toEqual({ free: 98, purchased: 0, held: 2 })
    expect(await ada.sum()).toBe(100)
  })

  it('costs one round trip to the database while no other replica changes the account', async () => {
    await ada.hold('first')
    const { db } = harness.connection
    await db?.command({ profile: 2 })
    for (let i = 0; i < 5; i++) await ada.hold(`g-${i}`)
    await db?.command({ profile: 0 })
    const profiled = await db
      ?.collection('system.profile')
      .find({ ns: /\.(accounts|ledger)$/ })
      .toArray()
    const commands = profiled?.map(({ op, command }) => ({ op, text: JSON.stringify(command) }))
    // The relay clears outboxes concurrently.
    const ofAda = commands?.filter(({ text }) => text.includes(ada.id) && !text.includes('$pull'))
    expect(ofAda?.map(({ op }) => op)).toEqual(Array.from({ length: 5 }, () => 'update'))
  })

  it('is placed once for repeated requests at two replicas', async () => {
    const elsewhere = await testMember(harness, replicas[1], ada.id)
    await Promise.all(Array.from({ length: 10 }, (_, i) => (i % 2 ? ada : elsewhere).hold('g-1')))
    await eventually(async () => expect(await ada.balance()).toEqual({ free: 98, purchased: 0, held: 2 }), eventTimeoutMs)
  })

  it('takes purchased credits when the free pocket is too small', async () => {
    await grant(7)
    for (let i = 0; i < 50; i++) await ada.hold(`free-${i}`)
    await ada.hold('bought')
    expect(await ada.balance()).toEqual({ free: 0, purchased: 5, held: 102 })
    await ada.finish(['bought'])
    await eventually(
      async () => expect((await ada.ledger()).at(-1)).toMatchObject({ amount: -2, pocket: 'POCKET_PURCHASED' }),
      eventTimeoutMs,
    )
  })

  it('is refused when both pockets are empty', async () => {
    for (let i = 0; i < 50; i++) await ada.hold(`g-${i}`)
    await expect(ada.hold('g-50')).rejects.toMatchObject({
      kind: 'state',
      reason: 'INSUFFICIENT_CREDITS',
      message: 'Please purchase more message credits to continue chatting.',
    })
    await ada.hold('g-49')
    expect(await ada.balance()).toEqual({ free: 0, purchased: 0, held: 100 })
  })

  it('of an exchange costs what chat says, and is charged as it was held', async () => {
    await holdAs('g-1', 'PURPOSE_EXCHANGE', 1, 'chat', 7)
    expect(await ada.balance()).toMatchObject({ free: 93, held: 7 })
    await ada.finish(['g-1'])
    await eventually(async () => expect(await ada.balance()).toEqual({ free: 93, purchased: 0, held: 0 }), eventTimeoutMs)
    await eventually(async () => expect((await ada.ledger()).at(-1)).toMatchObject({ amount: -7, kind: 'exchange' }), eventTimeoutMs)
  })

  it('for a discussion costs 2 credits an expert', async () => {
    await holdAs('d-1', 'PURPOSE_DISCUSSION', 5, 'experts')
    expect(await ada.balance()).toMatchObject({ free: 90, held: 10 })
  })

  it('for a discussion is refused with more than 5 experts', async () => {
    await expect(holdAs('d-1', 'PURPOSE_DISCUSSION', 6, 'experts')).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
  })

  it.each([
    ['gateway', 'PURPOSE_EXCHANGE'],
    ['persona', 'PURPOSE_EXCHANGE'],
    ['experts', 'PURPOSE_EXCHANGE'],
    ['chat', 'PURPOSE_DISCUSSION'],
    ['chat', 'PURPOSE_UNSPECIFIED'],
  ] as const)('is refused when the service %s requests %s', async (service, purpose) => {
    await expect(holdAs('g-1', purpose, 1, service)).rejects.toMatchObject({ kind: 'denied', reason: 'SERVICE_NOT_ALLOWED' })
  })

  it.each([
    ['no id', '', 1, 2],
    ['an invalid id', 'a b', 1, 2],
    ['no units', 'g-1', 0, 2],
    ['two exchanges at once', 'g-1', 2, 2],
    ['no price', 'g-1', 1, 0],
    ['a price of 101 credits', 'g-1', 1, 101],
  ])('is refused with %s', async (_case, holdId, units, unitPrice) => {
    await expect(holdAs(holdId, 'PURPOSE_EXCHANGE', units, 'chat', unitPrice)).rejects.toMatchObject({
      kind: 'invalid',
      reason: 'VALIDATION',
    })
  })
})

describe('a release', () => {
  it('returns the credits, and succeeds when the hold does not exist', async () => {
    await ada.release('g-1')
    await ada.hold('g-1')
    await ada.release('g-1')
    await ada.release('g-1')
    expect(await ada.balance()).toEqual({ free: 100, purchased: 0, held: 0 })
    expect(await ada.ledger()).toHaveLength(1)
  })

  it('affects only holds of the calling service', async () => {
    await ada.hold('g-1')
    const request = { accountId: ada.id, holdId: 'g-1' }
    await replicas[0].client('experts').call(BillingService.Release, request)
    await expect(replicas[0].client().call(BillingService.Release, request)).rejects.toMatchObject({ reason: 'SERVICE_NOT_ALLOWED' })
    expect(await ada.balance()).toMatchObject({ held: 2 })
  })
})
