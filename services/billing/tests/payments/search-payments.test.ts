import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { BillingService } from '@rostra/proto/billing'
import { hasReversal } from '../../src/store/payments/payment-model.ts'
import { createPaymentHarness, type PaymentHarness } from './payment-harness.ts'

let harness: PaymentHarness
let client: RpcClient
let token: string

beforeAll(async () => {
  harness = await createPaymentHarness()
  client = (await harness.localReplica()).client()
  token = await harness.identity.member('olga', 'super_senator')
  const fields = { packageId: 'small', amount: 500, credits: 500, role: 'citizen', status: 'paid', sessionId: '', url: '', intentId: '' }
  const counts = { refunded: 0, disputes: [], granted: true, reversalDue: 0, reversed: 0, version: 1, checkedAt: new Date(0) }
  const rows = ['ada', 'bob', 'ada', 'ada'].map((accountId, index) => ({
    ...fields,
    ...counts,
    accountId,
    createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
  }))
  await harness.connection.collection('payments').insertMany(rows)
})
afterAll(() => harness?.stop())

const day = (number: string) => new Date(`2026-01-${number}T00:00:00Z`)

const search = async (request: object, options = { token }) => {
  const { payments, total } = await client.call(BillingService.SearchPayments, { page: 1, limit: 10, ...request }, options)
  return { days: payments.map(({ payment }) => payment?.createdAt.slice(8, 10)), owners: payments.map(({ accountId }) => accountId), total }
}

describe('ListPayments', () => {
  it('says what was refunded, disputed and taken back, and the ids at the provider', async () => {
    const disputes = [{ id: 'dp_1', amount: 500, won: false }]
    const kept = { role: 'orator', refunded: 100, disputes, sessionId: 'cs_1', intentId: 'pi_1' }
    const payments = harness.connection.collection('payments')
    const [row] = await payments.find({ accountId: 'bob' }).toArray()
    await payments.insertOne({ ...row, ...kept, _id: undefined, accountId: 'dora', reversalDue: 500, reversed: 400 })
    const dora = { token: await harness.identity.member('dora') }
    const { payments: found } = await client.call(BillingService.ListPayments, {}, dora)
    expect(found).toEqual([expect.objectContaining({ ...kept, creditsTakenBack: 400 })])
    await payments.deleteMany({ accountId: 'dora' })
  })

  it('lists all payments of the caller in pages of 200, newest first', async () => {
    const payments = harness.connection.collection('payments')
    const [row] = await payments.find({ accountId: 'bob' }).toArray()
    const createdAt = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, n))
    await payments.insertMany(
      Array.from({ length: 203 }, (_, n) => ({ ...row, _id: undefined, accountId: 'carl', createdAt: createdAt(n) })),
    )
    const carl = { token: await harness.identity.member('carl') }
    const pageOf = async (page?: number) => {
      const listed = await client.call(BillingService.ListPayments, { page }, carl)
      return listed.payments.map(({ createdAt }) => createdAt)
    }
    const latest = Array.from({ length: 203 }, (_, n) => createdAt(202 - n).toISOString())
    expect(await pageOf()).toEqual(latest.slice(0, 200))
    expect(await pageOf(1)).toEqual(latest.slice(0, 200))
    expect(await pageOf(2)).toEqual(latest.slice(200))
    expect(await pageOf(3)).toEqual([])
    await payments.deleteMany({ accountId: 'carl' })
  })
})

describe('SearchPayments', () => {
  it('lists the payments of every account or of one, newest first, by page', async () => {
    expect(await search({})).toEqual({ days: ['04', '03', '02', '01'], owners: ['ada', 'ada', 'bob', 'ada'], total: 4 })
    expect(await search({ accountId: 'ada', page: 2, limit: 2 })).toEqual({ days: ['01'], owners: ['ada'], total: 3 })
    expect(await search({ accountId: 'nobody' })).toEqual({ days: [], owners: [], total: 0 })
  })

  it('lists those of deleted accounts too, of which no credits were taken back', async () => {
    const payments = harness.connection.collection('payments')
    const dispute = { id: 'd', amount: 500, won: false }
    await payments.updateOne({ createdAt: day('01') }, { $set: { status: 'refunded', refunded: 500 } })
    await payments.updateOne({ createdAt: day('02') }, { $set: { disputes: [dispute, { ...dispute, won: true }] } })
    expect((await search({ reversedOnly: true })).days).toEqual(['02', '01'])
    await payments.updateMany({}, { $set: { status: 'paid', refunded: 0, disputes: [] } })
  })

  it('lists refunds and disputes alone, with what was refunded and whether a dispute is not won', async () => {
    const payments = harness.connection.collection('payments')
    const dispute = { id: 'd', amount: 500, won: false }
    await payments.updateOne({ createdAt: day('02') }, { $set: { status: 'refunded', refunded: 500, reversalDue: 500 } })
    await payments.updateOne({ createdAt: day('03') }, { $set: { disputes: [dispute], reversalDue: 500 } })
    expect(await search({ reversedOnly: true })).toEqual({ days: ['03', '02'], owners: ['ada', 'bob'], total: 2 })
    expect(await search({ reversedOnly: true, accountId: 'bob' })).toEqual({ days: ['02'], owners: ['bob'], total: 1 })
    const { payments: found } = await client.call(BillingService.SearchPayments, { page: 1, limit: 10, reversedOnly: true }, { token })
    expect(found.map(({ isDisputed, refunded }) => ({ isDisputed, refunded }))).toEqual([
      { isDisputed: true, refunded: 0 },
      { isDisputed: false, refunded: 500 },
    ])
    await payments.updateOne({ createdAt: day('03') }, { $set: { disputes: [{ ...dispute, won: true }], reversalDue: 0 } })
    expect((await search({ reversedOnly: true })).days).toEqual(['02'])
  })

  it('is refused to all but super senators, and with a bad page', async () => {
    const bob = { token: await harness.identity.member('bob', 'orator') }
    await expect(search({}, bob)).rejects.toMatchObject({ kind: 'denied', reason: 'OPERATORS_ONLY' })
    for (const bad of [{ page: 0 }, { limit: 0 }, { limit: 101 }]) await expect(search(bad)).rejects.toMatchObject({ reason: 'VALIDATION' })
  })

  it('has an index for its order', async () => {
    const payments = harness.connection.collection('payments')
    const newestFirst = { createdAt: -1, _id: -1 } as const
    const planOf = async (filter: object) => {
      const { queryPlanner } = await payments.find(filter).sort(newestFirst).limit(10).explain()
      return JSON.stringify(queryPlanner.winningPlan)
    }
    for (const filter of [{}, { accountId: 'ada' }, hasReversal]) expect(await planOf(filter)).not.toMatch(/COLLSCAN|"SORT"/)
    expect(await planOf(hasReversal)).toContain('"refunds-and-disputes"')
  })
})

describe('GetRevenueFigures', () => {
  const figures = (days: number, options = { token }) => client.call(BillingService.GetRevenueFigures, { days }, options)

  it('sums what was paid and refunded by day, without payments that were never paid', async () => {
    const payments = harness.connection.collection('payments')
    const [template] = await payments.find().limit(1).toArray()
    const { _id: _none, ...row } = template ?? {}
    const today = (await figures(90)).days.at(-1)?.date ?? ''
    const at = (daysAgo: number) => new Date(Date.parse(today) - daysAgo * 86_400_000)
    await payments.insertMany([
      { ...row, createdAt: at(0), amount: 1_000, refunded: 0, status: 'paid' },
      { ...row, createdAt: at(0), amount: 500, refunded: 200, status: 'paid' },
      { ...row, createdAt: at(2), amount: 500, refunded: 500, status: 'refunded' },
      { ...row, createdAt: at(2), amount: 9_000, refunded: 0, status: 'pending' },
      { ...row, createdAt: at(9), amount: 700, refunded: 0, status: 'paid' },
    ])
    const { days } = await figures(7)
    expect(days).toHaveLength(7)
    expect(days.slice(-3).map(({ payments: count, amount, refunded }) => [count, amount, refunded])).toEqual([
      [1, 500, 500],
      [0, 0, 0],
      [2, 1_500, 200],
    ])
    const explained = await payments.find({ createdAt: { $gte: at(90) }, status: { $in: ['paid', 'refunded'] } }).explain()
    expect(JSON.stringify(explained.queryPlanner.winningPlan)).not.toContain('COLLSCAN')
  })

  it('is refused to all but super senators, and for any other period', async () => {
    const bob = { token: await harness.identity.member('bob', 'orator') }
    await expect(figures(7, bob)).rejects.toMatchObject({ kind: 'denied', reason: 'OPERATORS_ONLY' })
    await expect(figures(8)).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
  })
})
