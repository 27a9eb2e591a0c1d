import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { BillingService } from '@rostra/proto/billing'
import { createHarness, type Harness, type Replica } from '../harness.ts'
import { testMember } from '../test-member.ts'

let harness: Harness
let replicas: [Replica, Replica]

beforeAll(async () => {
  harness = await createHarness()
  replicas = [await harness.replica(), await harness.replica()]
})
afterAll(() => harness?.stop())

const grant = (accountId: string, fields: { grantId?: string; amount?: number; note?: string } = {}, service = 'operator', index = 0) =>
  (replicas[index] as Replica)
    .client(service)
    .call(BillingService.GrantCredits, { grantId: randomUUID(), accountId, amount: 30, note: '', ...fields })

describe('a grant', () => {
  it('adds purchased credits and a ledger entry', async () => {
    const ada = await testMember(harness, replicas[0], 'ada')
    await ada.balance()
    expect(await grant('ada', { note: 'For the trouble' })).toEqual({ free: 100, purchased: 30, held: 0 })
    expect((await ada.ledger()).at(-1)).toMatchObject({ kind: 'grant', amount: 30, pocket: 'POCKET_PURCHASED', balanceAfter: 130 })
  })

  it('is applied once for repeated requests at two replicas', async () => {
    const grantId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => grant('bob', { grantId }, 'operator', i % 2)))
    expect(answers).toEqual(answers.map(() => ({ free: 0, purchased: 30, held: 0 })))
    expect(await grant('bob', { grantId: grantId.toUpperCase() })).toMatchObject({ purchased: 30 })
  })

  it('may precede the member’s first call, which still brings the month’s allowance', async () => {
    await grant('cyd')
    const cyd = await testMember(harness, replicas[0], 'cyd', 'orator')
    expect(await cyd.balance()).toEqual({ free: 500, purchased: 30, held: 0 })
    expect(await cyd.sum()).toBe(530)
  })

  it('is refused for any service but the operator', async () => {
    await expect(grant('ada', {}, 'gateway')).rejects.toMatchObject({ kind: 'denied', reason: 'SERVICE_NOT_ALLOWED' })
  })

  it.each([{ grantId: 'g-1' }, { amount: 0 }, { amount: 1_000_001 }, { note: 'two\nlines' }, { note: 'x'.repeat(201) }])(
    'is refused with %j',
    async (fields) => {
      await expect(grant('ada', fields)).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
    },
  )

  it('is refused without an account id', async () => {
    await expect(grant('')).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
  })
})
