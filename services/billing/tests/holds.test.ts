import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { BillingService } from '@rostra/proto/billing'
import { type BillingWorld, createBillingWorld, patience, type Replica } from './billing-world.ts'
import { type MemberAccount, memberAccount } from './member-account.ts'

let world: BillingWorld
let replicas: [Replica, Replica]
/** Somebody else in every test. */
let ada: MemberAccount

beforeAll(async () => {
  world = await createBillingWorld()
  replicas = [await world.replica(), await world.replica()]
})
afterAll(() => world?.end())
beforeEach(async () => {
  ada = await memberAccount(world, replicas[0], randomUUID())
})

const asChat = (holdId: string, purpose: 'PURPOSE_EXCHANGE' | 'PURPOSE_DISCUSSION' | 'PURPOSE_UNSPECIFIED', units = 1, service = 'chat') =>
  world.identity
    .member(ada.id)
    .then((token) => replicas[0].client(service).call(BillingService.Hold, { holdId, purpose, units }, { token }))
const grant = (amount: number) => {
  const request = { grantId: randomUUID(), accountId: ada.id, amount, note: '' }
  return replicas[0].client('operator').call(BillingService.GrantCredits, request)
}

describe('a hold', () => {
  it('puts credits out of reach, which stay of the balance', async () => {
    await ada.hold('g-1')
    expect(await ada.balance()).toEqual({ free: 98, purchased: 0, held: 2 })
    expect(await ada.sum()).toBe(100)
  })

  it('costs one round trip to the database while nobody else changes the account', async () => {
    await ada.hold('first')
    const { db } = world.connection
    await db?.command({ profile: 2 })
    for (let i = 0; i < 5; i++) await ada.hold(`g-${i}`)
    await db?.command({ profile: 0 })
    const trips = await db
      ?.collection('system.profile')
      .find({ ns: /\.(accounts|ledger)$/ })
      .toArray()
    const commands = trips?.map(({ op, command }) => ({ op, text: JSON.stringify(command) }))
    // The relay clears outboxes meanwhile.
    const ofAda = commands?.filter(({ text }) => text.includes(ada.id) && !text.includes('$pull'))
    expect(ofAda?.map(({ op }) => op)).toEqual(Array.from({ length: 5 }, () => 'update'))
  })

  it('is made once, however often it is asked for, at two replicas', async () => {
    const elsewhere = await memberAccount(world, replicas[1], ada.id)
    await Promise.all(Array.from({ length: 10 }, (_, i) => (i % 2 ? ada : elsewhere).hold('g-1')))
    await eventually(async () => expect(await ada.balance()).toEqual({ free: 98, purchased: 0, held: 2 }), patience)
  })

  it('takes purchased credits where the free ones are too few', async () => {
    await grant(7)
    for (let i = 0; i < 50; i++) await ada.hold(`free-${i}`)
    await ada.hold('bought')
    expect(await ada.balance()).toEqual({ free: 0, purchased: 5, held: 102 })
    await ada.end(['bought'])
    await eventually(async () => expect((await ada.ledger()).at(-1)).toMatchObject({ amount: -2, pocket: 'POCKET_PURCHASED' }), patience)
  })

  it('is refused when nothing is left', async () => {
    for (let i = 0; i < 50; i++) await ada.hold(`g-${i}`)
    await expect(ada.hold('g-50')).rejects.toMatchObject({
      ...{ kind: 'state', reason: 'INSUFFICIENT_CREDITS' },
      message: 'Please purchase more message credits to continue chatting.',
    })
    await ada.hold('g-49')
    expect(await ada.balance()).toEqual({ free: 0, purchased: 0, held: 100 })
  })

  it('for a discussion costs 2 credits an expert', async () => {
    await asChat('d-1', 'PURPOSE_DISCUSSION', 5, 'experts')
    expect(await ada.balance()).toMatchObject({ free: 90, held: 10 })
  })

  it.each([
    ['gateway', 'PURPOSE_EXCHANGE'],
    ['persona', 'PURPOSE_EXCHANGE'],
    ['experts', 'PURPOSE_EXCHANGE'],
    ['chat', 'PURPOSE_DISCUSSION'],
    ['chat', 'PURPOSE_UNSPECIFIED'],
  ] as const)('is refused when the service %s asks for %s', async (service, purpose) => {
    await expect(asChat('g-1', purpose, 1, service)).rejects.toMatchObject({ kind: 'denied', reason: 'SERVICE_NOT_ALLOWED' })
  })

  it.each([
    ['no id', '', 1],
    ['an id that is none', 'a b', 1],
    ['no units', 'g-1', 0],
    ['two exchanges at once', 'g-1', 2],
  ])('is refused with %s', async (_what, holdId, units) => {
    await expect(asChat(holdId, 'PURPOSE_EXCHANGE', units)).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
  })
})

describe('a release', () => {
  it('puts back what was held for something that never began, and succeeds when there is nothing', async () => {
    await ada.release('g-1')
    await ada.hold('g-1')
    await ada.release('g-1')
    await ada.release('g-1')
    expect(await ada.balance()).toEqual({ free: 100, purchased: 0, held: 0 })
    expect(await ada.ledger()).toHaveLength(1)
  })

  it('is for who holds it only', async () => {
    await ada.hold('g-1')
    const request = { accountId: ada.id, holdId: 'g-1' }
    await replicas[0].client('experts').call(BillingService.Release, request)
    await expect(replicas[0].client().call(BillingService.Release, request)).rejects.toMatchObject({ reason: 'SERVICE_NOT_ALLOWED' })
    expect(await ada.balance()).toMatchObject({ held: 2 })
  })
})
