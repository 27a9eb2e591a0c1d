import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { whileUnavailable } from '@rostra/kit/testing/while-unavailable'
import type { Role } from '@rostra/platform/role'
import { BillingService } from '@rostra/proto/billing'
import { createHarness, type Harness, type Replica } from '../harness.ts'
import { testMember } from '../test-member.ts'

let harness: Harness
let replica: Replica

beforeEach(async () => {
  harness = await createHarness()
  replica = await harness.replica()
})
afterEach(() => harness?.stop())

const member = (id: string, role?: Role) => testMember(harness, replica, id, role)

describe('a credit account', () => {
  it.each([
    ['citizen', 100],
    ['orator', 500],
    ['super_senator', 500],
  ] as const)('is created on the first call, with the monthly allowance of a %s', async (role, free) => {
    const ada = await member('ada', role)
    expect(await ada.balance()).toEqual({ free, purchased: 0, held: 0 })
    expect(await ada.ledger()).toEqual([{ kind: 'monthly', amount: free, pocket: 'POCKET_FREE', reference: '2026-11', balanceAfter: free }])
  })

  it('is created once for concurrent first calls at two replicas', async () => {
    const other = await harness.replica()
    const both = [await member('ada'), await testMember(harness, other, 'ada')]
    const balances = await Promise.all(Array.from({ length: 40 }, (_, i) => whileUnavailable(async () => both[i % 2]?.balance())))
    expect(new Set(balances.map((balance) => balance?.free))).toEqual(new Set([100]))
    expect(await both[0]?.ledger()).toHaveLength(1)
  })

  it('accepts a hold as its first call', async () => {
    const ada = await member('ada')
    await ada.hold('g-1')
    expect(await ada.balance()).toEqual({ free: 98, purchased: 0, held: 2 })
    expect(await ada.sum()).toBe(100)
  })

  it('gets a new allowance each month, and the rest of the old one expires', async () => {
    const ada = await member('ada')
    await ada.hold('g-1')
    harness.clock.now = new Date('2026-12-01T00:00:00Z')
    const orator = await member('ada', 'orator')
    expect(await orator.balance()).toEqual({ free: 500, purchased: 0, held: 2 })
    expect((await orator.ledger()).map(({ kind, amount, reference }) => [kind, amount, reference])).toEqual([
      ['monthly', 100, '2026-11'],
      ['expiry', -98, '2026-11'],
      ['monthly', 500, '2026-12'],
    ])
    expect(await orator.sum()).toBe(502)
  })

  it('gets one allowance after several months without a call', async () => {
    const ada = await member('ada')
    await ada.balance()
    harness.clock.now = new Date('2027-03-09T00:00:00Z')
    expect(await ada.balance()).toEqual({ free: 100, purchased: 0, held: 0 })
    expect((await ada.ledger()).map(({ reference }) => reference)).toEqual(['2026-11', '2026-11', '2027-03'])
  })

  it('shows the change of another replica after at most about one second', async () => {
    const ada = await member('ada')
    const elsewhere = await testMember(harness, await harness.replica(), 'ada')
    await ada.balance()
    await elsewhere.hold('g-1')
    await eventually(async () => expect(await ada.balance()).toEqual({ free: 98, purchased: 0, held: 2 }))
  })
})

describe('a ledger', () => {
  it('is listed in pages, the latest entry first', async () => {
    const ada = await member('ada')
    for (const month of ['2026-12', '2027-01', '2027-02']) {
      await ada.balance()
      harness.clock.now = new Date(`${month}-01T00:00:00Z`)
    }
    const token = await harness.identity.member('ada')
    const page = async (number: number, limit: number) => {
      const { entries, total } = await replica.client().call(BillingService.ListLedger, { page: number, limit }, { token })
      return { entries: entries.map(({ id }) => id), total }
    }
    expect(await page(1, 3)).toEqual({ entries: ['monthly:2027-02:1', 'expiry:2027-01:1', 'monthly:2027-01:1'], total: 7 })
    expect(await page(3, 3)).toEqual({ entries: ['monthly:2026-11:1'], total: 7 })
    expect(await page(4, 3)).toEqual({ entries: [], total: 7 })
    await expect(page(0, 3)).rejects.toMatchObject({ reason: 'VALIDATION' })
    await expect(page(1, 101)).rejects.toMatchObject({ reason: 'VALIDATION' })
  })

  it('contains the entries of its own account only', async () => {
    const ada = await member('ada')
    const bob = await member('bob')
    await ada.balance()
    await bob.hold('g-1')
    expect(await ada.ledger()).toHaveLength(1)
    expect(await bob.ledger()).toHaveLength(1)
  })
})

describe('a caller who is not a member', () => {
  it.each(['guest', 'anonymous'])('is refused: %s', async (kind) => {
    const token = kind === 'guest' ? await harness.identity.guest('g') : undefined
    const gateway = replica.client()
    const chat = replica.client('chat')
    const refusal = { reason: 'AUTH_REQUIRED' }
    await expect(gateway.call(BillingService.GetBalance, {}, { token })).rejects.toMatchObject(refusal)
    await expect(gateway.call(BillingService.ListLedger, { page: 1, limit: 10 }, { token })).rejects.toMatchObject(refusal)
    const hold = chat.call(BillingService.Hold, { holdId: 'g-1', purpose: 'PURPOSE_EXCHANGE', units: 1, unitPrice: 2 }, { token })
    await expect(hold).rejects.toMatchObject(refusal)
    expect(await harness.connection.collection('accounts').countDocuments()).toBe(0)
  })
})
