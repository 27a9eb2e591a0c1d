import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { BillingService } from '@rostra/proto/billing'
import { type BillingWorld, createBillingWorld, type Replica } from './billing-world.ts'
import { memberAccount } from './member-account.ts'

let world: BillingWorld
let replicas: [Replica, Replica]

beforeAll(async () => {
  world = await createBillingWorld()
  replicas = [await world.replica(), await world.replica()]
})
afterAll(() => world?.end())

const grant = (accountId: string, over: { grantId?: string; amount?: number; note?: string } = {}, service = 'operator', index = 0) =>
  (replicas[index] as Replica)
    .client(service)
    .call(BillingService.GrantCredits, { grantId: randomUUID(), accountId, amount: 30, note: '', ...over })

describe('a grant', () => {
  it('gives purchased credits, with its note in the ledger', async () => {
    const ada = await memberAccount(world, replicas[0], 'ada')
    await ada.balance()
    expect(await grant('ada', { note: 'For the trouble' })).toEqual({ free: 100, purchased: 30, held: 0 })
    expect((await ada.ledger()).at(-1)).toMatchObject({ kind: 'grant', amount: 30, pocket: 'POCKET_PURCHASED', balanceAfter: 130 })
  })

  it('is given once, however often it is asked for, at two replicas', async () => {
    const grantId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => grant('bob', { grantId }, 'operator', i % 2)))
    expect(answers).toEqual(answers.map(() => ({ free: 0, purchased: 30, held: 0 })))
    expect(await grant('bob', { grantId: grantId.toUpperCase() })).toMatchObject({ purchased: 30 })
  })

  it('may come before the first touch, which still brings the allowance of the month', async () => {
    await grant('cyd')
    const cyd = await memberAccount(world, replicas[0], 'cyd', 'orator')
    expect(await cyd.balance()).toEqual({ free: 500, purchased: 30, held: 0 })
    expect(await cyd.sum()).toBe(530)
  })

  it('is the operator’s only', async () => {
    await expect(grant('ada', {}, 'gateway')).rejects.toMatchObject({ kind: 'denied', reason: 'SERVICE_NOT_ALLOWED' })
  })

  it.each([{ grantId: 'g-1' }, { amount: 0 }, { amount: 1_000_001 }, { note: 'two\nlines' }, { note: 'x'.repeat(201) }])(
    'is refused with %j',
    async (wrong) => {
      await expect(grant('ada', wrong)).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
    },
  )

  it('is refused for nobody', async () => {
    await expect(grant('')).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
  })
})
