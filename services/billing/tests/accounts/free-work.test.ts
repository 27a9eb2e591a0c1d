import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { BillingService } from '@rostra/proto/billing'
import type { UseFreeWorkRequest } from '@rostra/proto/gen/rostra/billing/v1/UseFreeWorkRequest'
import { createHarness, type Harness, type Replica } from '../harness.ts'

let harness: Harness
let replicas: [Replica, Replica]
/** An address of its own for each test. */
let clientAddress: string
let tests = 0

beforeAll(async () => {
  harness = await createHarness()
  const settings = { FREE_WORK_NETWORK: '40', FREE_WORK_UNCONFIRMED: '20' }
  replicas = [await harness.replica(settings), await harness.replica(settings)]
})
afterAll(() => harness?.stop())
beforeEach(() => {
  harness.clock.now = new Date('2026-11-20T12:00:00Z')
  clientAddress = `203.0.113.${++tests}`
})

const serviceOf = (work: UseFreeWorkRequest['work']) => {
  if (work === 'FREE_WORK_QUESTION' || work === 'FREE_WORK_DISCUSSION_CALL') return 'experts'
  return work === 'FREE_WORK_OPENERS' || work === 'FREE_WORK_SUGGESTION' ? 'persona' : 'chat'
}
const use = (request: UseFreeWorkRequest, service = serviceOf(request.work), replica = replicas[0]) =>
  replica.client(service).call(BillingService.UseFreeWork, { confirmed: true, units: 1, clientAddress, ...request }, { deadlineMs: 20_000 })
/** Uses free work again and again, on both replicas, and returns how often it was allowed. */
const allowedOf = async (times: number, requestOf: (n: number) => UseFreeWorkRequest) => {
  let allowed = 0
  for (let n = 0; n < times; n++) {
    const request = requestOf(n)
    const isAllowed = await use(request, serviceOf(request.work), replicas[n % 2]).then(
      () => true,
      (error) => {
        expect(error).toMatchObject({ kind: 'exhausted', reason: 'RATE_LIMITED' })
        return false
      },
    )
    if (isAllowed) allowed++
  }
  return allowed
}
const member = () => `member:${randomUUID()}`
const guest = () => `guest:${randomUUID()}`

describe('free work', () => {
  it('of all kinds shares the daily budget of its network, by the price of each', async () => {
    await use({ work: 'FREE_WORK_QUESTION', person: guest() })
    await use({ work: 'FREE_WORK_TRIAL', person: member() })
    await use({ work: 'FREE_WORK_TITLE', person: member() })
    await use({ work: 'FREE_WORK_OPENERS', person: member() })
    await use({ work: 'FREE_WORK_DISCUSSION_CALL', person: member(), units: 9 })
    // 40 credits less 6, 2, 1, 2 and 9: room for 10 messages of 2 credits.
    expect(await allowedOf(12, () => ({ work: 'FREE_WORK_GUEST_MESSAGE', person: guest(), units: 2 }))).toBe(10)
    const refusal = await use({ work: 'FREE_WORK_TITLE', person: member() }).catch((error) => error)
    expect(refusal).toMatchObject({ message: 'Your network has used its free answers of today. They begin anew at 00:00 UTC.' })
    expect(refusal.details.retryAfter).toBe(12 * 3_600)
    await use({ work: 'FREE_WORK_TITLE', person: member(), clientAddress: '198.51.100.1' })
    harness.clock.now = new Date('2026-11-21T00:00:00Z')
    await use({ work: 'FREE_WORK_TITLE', person: member() })
  })

  it('of a person shares a daily budget over all networks: 60 credits of a guest, 400 of a member', async () => {
    const of = (person: string, units: number) => (n: number) =>
      ({ work: 'FREE_WORK_TITLE', person, units, clientAddress: `192.0.2.${tests}${n}` }) as const
    expect(await allowedOf(8, of(guest(), 10))).toBe(6)
    expect(await allowedOf(22, (n) => ({ ...of(member(), 20)(n), person: `member:busy`, clientAddress: '' }))).toBe(20)
    await expect(use({ work: 'FREE_WORK_TITLE', person: 'member:busy', clientAddress: '' })).rejects.toMatchObject({
      message: 'You have used the free answers of today. They begin anew at 00:00 UTC.',
    })
  })

  it('for a guest’s message counts the price of its model for the network alone: its guest has 10 at any price', async () => {
    const person = guest()
    const message = (n: number) => ({ work: 'FREE_WORK_GUEST_MESSAGE', person, units: 20, clientAddress: `198.18.${tests}.${n}` }) as const
    expect(await allowedOf(10, message)).toBe(10)
    expect(await allowedOf(3, () => ({ ...message(99), person: guest() }))).toBe(2)
    expect(await allowedOf(8, (n) => ({ work: 'FREE_WORK_TITLE', person, units: 10, clientAddress: `192.0.2.${tests}${n}` }))).toBe(6)
  })

  it('of an IPv6 network is counted for its /56 and /48, with 4 and 16 times the budget', async () => {
    const question = (subnet: (n: number) => string) => (n: number) =>
      ({ work: 'FREE_WORK_QUESTION', person: guest(), clientAddress: `2001:db8:${tests}:${subnet(n)}::1` }) as const
    // 6 questions of 6 credits fit into 40, 26 into 160.
    expect(
      await allowedOf(
        8,
        question(() => '100'),
      ),
    ).toBe(6)
    expect(
      await allowedOf(
        32,
        question((n) => (n % 8).toString(16)),
      ),
    ).toBe(26)
  })

  it('of opening lines is 20 a day for an account', async () => {
    const person = member()
    const openers = (n: number) => ({ work: 'FREE_WORK_OPENERS', person, clientAddress: `198.51.${tests}.${n}` }) as const
    expect(await allowedOf(22, openers)).toBe(20)
    await use({ work: 'FREE_WORK_TITLE', person })
  })

  it('of suggested texts is 20 a day for an account, and counts as 4 credits', async () => {
    const person = member()
    const suggestion = (n: number) => ({ work: 'FREE_WORK_SUGGESTION', person, clientAddress: `198.51.${100 + tests}.${n}` }) as const
    expect(await allowedOf(22, suggestion)).toBe(20)
    expect(await allowedOf(12, () => ({ work: 'FREE_WORK_SUGGESTION', person: member() }))).toBe(10)
  })

  it('that is refused counts nowhere', async () => {
    const person = guest()
    await allowedOf(20, () => ({ work: 'FREE_WORK_TRIAL', person: member() }))
    for (let n = 0; n < 5; n++) await use({ work: 'FREE_WORK_TITLE', person, units: 2 }).catch(() => undefined)
    const row = await harness.connection.collection('free_work').findOne({ key: { $regex: `:${person}$` } })
    expect(row?.points ?? 0).toBe(0)
  })

  it('that is given back counts as never used, once and on its day', async () => {
    const person = guest()
    const question = { work: 'FREE_WORK_QUESTION', person, units: 1, confirmed: false, clientAddress } as const
    const giveBack = (useId: string, replica = replicas[0], used: UseFreeWorkRequest = question) =>
      replica.client('experts').call(BillingService.ReturnFreeWork, { used, useId })
    for (let n = 0; n < 20; n++) await giveBack((await use(question)).useId, replicas[n % 2])
    expect(await harness.connection.collection('free_work').countDocuments({ key: { $regex: `:${person}$` }, points: { $ne: 0 } })).toBe(0)
    // Of the network’s 40 credits, 36 are used, and 6 are given back although four calls say so.
    const uses: string[] = []
    for (let n = 0; n < 6; n++) uses.push((await use({ ...question, person: guest() })).useId)
    await expect(use({ ...question, person: guest() })).rejects.toMatchObject({ reason: 'RATE_LIMITED' })
    await Promise.all([0, 1, 0, 1].map((n) => giveBack(uses[0] ?? '', replicas[n])))
    expect(await allowedOf(3, () => ({ ...question, person: guest() }))).toBe(1)
    harness.clock.now = new Date('2026-11-21T00:00:00Z')
    await giveBack(uses[1] ?? '')
    expect(await allowedOf(8, () => ({ ...question, person: guest() }))).toBe(6)
  })

  it.each<[string, string, Partial<UseFreeWorkRequest> | null, string]>([
    ['gateway', `2026-11-20:${randomUUID()}`, {}, 'SERVICE_NOT_ALLOWED'],
    ['chat', `2026-11-20:${randomUUID()}`, {}, 'VALIDATION'],
    ['experts', randomUUID(), {}, 'VALIDATION'],
    ['experts', `2026-11-20:${randomUUID()}`, null, 'VALIDATION'],
  ])('is not given back when the service %s says %s, %j', async (service, useId, fields, reason) => {
    const used = fields && { work: 'FREE_WORK_QUESTION' as const, person: 'guest:eve', units: 1, clientAddress, ...fields }
    await expect(replicas[0].client(service).call(BillingService.ReturnFreeWork, { used, useId })).rejects.toMatchObject({ reason })
  })

  it('is kept without addresses, for two days', async () => {
    await use({ work: 'FREE_WORK_TITLE', person: 'member:kept' })
    const rows = await harness.connection.collection('free_work').find({}).toArray()
    expect(JSON.stringify(rows)).not.toContain(clientAddress)
    const row = rows.find(({ key }) => key === '2026-11-20:member:kept')
    expect(row).toMatchObject({ points: 1, expire: expect.any(Date) })
    expect(row?.expire.getTime() - Date.now()).toBeLessThanOrEqual(48 * 3_600_000)
  })

  it.each<[string, UseFreeWorkRequest['work'], string, string]>([
    ['gateway', 'FREE_WORK_TITLE', 'member:ada', 'SERVICE_NOT_ALLOWED'],
    ['chat', 'FREE_WORK_QUESTION', 'member:ada', 'VALIDATION'],
    ['experts', 'FREE_WORK_UNSPECIFIED', 'member:ada', 'VALIDATION'],
    ['persona', 'FREE_WORK_OPENERS', 'ada', 'VALIDATION'],
    ['chat', 'FREE_WORK_SUGGESTION', 'member:ada', 'VALIDATION'],
  ])('is refused when the service %s counts %s for %s', async (service, work, person, reason) => {
    await expect(use({ work, person }, service)).rejects.toMatchObject({ reason })
  })
})

describe('the free credits of members whose address is not confirmed', () => {
  const hold = async (id: string, { confirmed = false, from = clientAddress } = {}) => {
    const token = await harness.identity.member(id, 'citizen', confirmed)
    const request = { holdId: randomUUID(), purpose: 'PURPOSE_EXCHANGE', units: 1, unitPrice: 2, clientAddress: from } as const
    return replicas[0].client('chat').call(BillingService.Hold, request, { token, deadlineMs: 20_000 })
  }

  it('share a daily budget of their network, beyond which they hold none', async () => {
    for (let n = 0; n < 10; n++) await hold(`new-${tests}-${n}`)
    const refusal = await hold(`new-${tests}-late`).catch((error) => error)
    expect(refusal).toMatchObject({
      kind: 'exhausted',
      reason: 'RATE_LIMITED',
      message: expect.stringContaining('Confirm your email address'),
    })
    await hold(`old-${tests}`, { confirmed: true })
    await hold(`new-${tests}-elsewhere`, { from: '198.51.100.77' })
  })

  it('count together with their other free work', async () => {
    const trial = { work: 'FREE_WORK_TRIAL', confirmed: false } as const
    expect(await allowedOf(5, () => ({ ...trial, person: member() }))).toBe(5)
    for (let n = 0; n < 5; n++) await hold(`mixed-${n}`)
    await expect(hold('mixed-late')).rejects.toMatchObject({ reason: 'RATE_LIMITED' })
    await expect(use({ ...trial, person: member() })).rejects.toMatchObject({ reason: 'RATE_LIMITED' })
    await use({ ...trial, confirmed: true, person: member() })
  })

  it('are not those that they bought', async () => {
    const id = `buyer-${tests}`
    const grant = { grantId: randomUUID(), accountId: id, amount: 10, note: '' }
    await replicas[0].client('operator').call(BillingService.GrantCredits, grant)
    for (let n = 0; n < 10; n++) await hold(`other-${tests}-${n}`)
    await expect(hold(id)).rejects.toMatchObject({ reason: 'RATE_LIMITED' })
    // The 100 free credits.
    for (let n = 0; n < 50; n++) await hold(id, { confirmed: true })
    await expect(hold(id)).resolves.toEqual({ left: { free: 0, purchased: 8 } })
  })
})
