import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Account } from './account.ts'
import type { NewEntry } from './ledger.ts'
import { packageById } from './packages.ts'
import { newPayment, type Payment } from './payment.ts'
import { heard } from './payment-news.ts'
import type { NewsKind, ProviderNews } from './payment-provider.ts'
import { settled } from './payment-settlement.ts'

const bought = (packageId: string, id = 'payment-1'): Payment => ({ ...newPayment('ada', packageById(packageId), new Date(0)), id })

const account: Account = {
  ...{ id: 'ada', free: 100, purchased: 0, month: '2026-11', holds: [], entries: 1, closed: false },
  bought: { role: 'citizen', version: 0 },
}

const news = (kind: NewsKind, amount = 0, disputeId = ''): ProviderNews => ({
  ...{ paymentId: 'payment-1', intentId: 'pi_1', kind, amount, currency: amount > 0 ? 'usd' : '', disputeId },
})

interface World {
  payment: Payment
  account: Account
  entries: readonly NewEntry[]
}

/** What is left of a payment and its account after one more piece of news. */
function hear(world: World, one: ProviderNews, others: readonly Payment[] = []): World {
  const next = heard(world.payment, one)
  if (!next) return world
  const { payment, change } = settled(next, one, world.account, others)
  return { payment, account: change.account, entries: [...world.entries, ...change.entries] }
}

const begin = (packageId = 'citizen-500', purchased = 0): World => ({
  ...{ payment: bought(packageId), account: { ...account, purchased }, entries: [] },
})

const spend = (world: World, credits: number): World => ({
  ...world,
  account: { ...world.account, purchased: Math.max(0, world.account.purchased - credits) },
})

const after = (world: World, ...all: ProviderNews[]) => all.reduce((state, one) => hear(state, one), world)

describe('what a payment brings', () => {
  it('gives its credits once', () => {
    const { payment, account, entries } = after(begin(), news('paid', 750), news('paid', 750))
    expect(payment).toMatchObject({ status: 'paid', granted: true, intentId: 'pi_1' })
    expect(account.purchased).toBe(500)
    expect(entries).toEqual([{ kind: 'purchase', amount: 500, pocket: 'purchased', about: 'payment-1', note: 'Citizen 500' }])
  })

  it('takes back in proportion what was refunded', () => {
    const { payment, account, entries } = after(begin(), news('paid', 750), news('refunded', 250))
    expect(payment).toMatchObject({ status: 'paid', refunded: 250, due: 166, takenBack: 166 })
    expect(account.purchased).toBe(334)
    expect(entries[1]).toMatchObject({ kind: 'refund', amount: -166, note: 'Refund of Citizen 500' })
  })

  it('takes what is left and writes the rest off, so that a later purchase does not pay for it', () => {
    const spent = spend(after(begin(), news('paid', 750)), 400)
    const { payment, account, entries } = after(spent, news('refunded', 750))
    expect(account.purchased).toBe(0)
    expect(payment).toMatchObject({ status: 'refunded', due: 500, takenBack: 100 })
    expect(entries[1]).toMatchObject({
      ...{ kind: 'refund', amount: -100, note: 'Refund of Citizen 500; 400 more were spent already and are written off' },
    })
    const later = { payment, entries, account: { ...account, purchased: 1000 } }
    expect(after(later, news('refunded', 750))).toEqual(later)
  })

  it('leaves no line in the ledger when nothing is left to take', () => {
    const { entries, account } = after(spend(after(begin(), news('paid', 750)), 500), news('refunded', 750))
    expect(entries).toHaveLength(1)
    expect(account.purchased).toBe(0)
  })

  it('gives back what a dispute took when it is won, and only that', () => {
    const disputed = after(spend(after(begin(), news('paid', 750)), 400), news('disputed', 750, 'dp_1'))
    expect(disputed.account.purchased).toBe(0)
    const won = after(disputed, news('dispute-won', 750, 'dp_1'), news('disputed', 750, 'dp_1'))
    expect(won.account.purchased).toBe(100)
    expect(won.payment).toMatchObject({ status: 'paid', due: 0, takenBack: 0 })
    expect(won.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['purchase', 500],
      ['dispute', -100],
      ['reinstatement', 100],
    ])
  })

  it('gives nothing back of a dispute that was won after the money was refunded anyway', () => {
    const world = after(begin(), news('paid', 750), news('disputed', 750, 'dp_1'), news('refunded', 750), news('dispute-won', 750, 'dp_1'))
    expect(world.account.purchased).toBe(0)
    expect(world.payment).toMatchObject({ status: 'refunded', takenBack: 500 })
  })

  it('gives nothing for a payment that was refunded before it was heard to be paid', () => {
    const world = after(begin(), news('refunded', 750), news('paid', 750))
    expect(world).toMatchObject({ payment: { status: 'refunded', granted: false }, account: { purchased: 0 }, entries: [] })
  })

  it('gives what is left of a payment of which a part was refunded before', () => {
    const { payment, account, entries } = after(begin(), news('refunded', 375), news('paid', 750))
    expect(payment.status).toBe('paid')
    expect(account.purchased).toBe(250)
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['purchase', 500],
      ['refund', -250],
    ])
  })
})

describe('the role that a payment brings', () => {
  const orator = () => after(begin('orator-1000'), news('paid', 1000))

  it('comes with the payment and goes with a full refund', () => {
    expect(orator().account.bought).toEqual({ role: 'orator', version: 1 })
    expect(after(orator(), news('refunded', 1000)).account.bought).toEqual({ role: 'citizen', version: 2 })
    expect(after(begin(), news('paid', 750)).account.bought).toEqual({ role: 'citizen', version: 0 })
  })

  it('stays when a part is refunded', () => {
    expect(after(orator(), news('refunded', 300)).account.bought).toEqual({ role: 'orator', version: 1 })
  })

  it('goes with a dispute and comes back when it is won', () => {
    const disputed = after(orator(), news('disputed', 1000, 'dp_1'))
    expect(disputed.account.bought).toEqual({ role: 'citizen', version: 2 })
    expect(after(disputed, news('dispute-won', 1000, 'dp_1')).account.bought).toEqual({ role: 'orator', version: 3 })
  })

  it('stays while another payment brings it', () => {
    const { payment } = orator()
    const { account } = hear(orator(), news('refunded', 1000), [{ ...payment, id: 'payment-2' }])
    expect(account.bought).toEqual({ role: 'orator', version: 1 })
    const disputed: Payment = { ...payment, id: 'payment-2', disputes: [{ id: 'dp_2', amount: 1000, won: false }] }
    expect(hear(orator(), news('refunded', 1000), [disputed]).account.bought.role).toBe('citizen')
  })
})

const someNews = fc.oneof(
  fc.constantFrom(news('paid', 1000), news('failed'), news('expired')),
  fc.integer({ min: 1, max: 1000 }).map((amount) => news('refunded', amount)),
  fc.constant(news('refunded', 1000)),
  fc
    .tuple(fc.constantFrom<NewsKind>('disputed', 'dispute-won'), fc.integer({ min: 1, max: 1200 }), fc.constantFrom('dp_1', 'dp_2'))
    .map(([kind, amount, id]) => news(kind, amount, id)),
)
const allNews = fc.array(someNews, { maxLength: 12 })
const sum = (entries: readonly NewEntry[]) => entries.reduce((total, { amount }) => total + amount, 0)

describe('news in any order and any number of times', () => {
  it('grants at most once, takes back no more than was given, and leaves no account below zero', () => {
    const steps = fc.array(fc.tuple(someNews, fc.nat(600), fc.nat(300)), { maxLength: 15 })
    fc.assert(
      fc.property(steps, fc.nat(500), (all, start) => {
        let world = begin('orator-1000', start)
        let others = 0
        for (const [one, spent, elsewhere] of all) {
          const before = world
          world = hear(world, one)
          expect(world.account.purchased - before.account.purchased).toBe(sum(world.entries) - sum(before.entries))
          expect(world.account.purchased).toBeGreaterThanOrEqual(0)
          expect(hear(world, one)).toBe(world)
          world = spend(world, spent)
          world = { ...world, account: { ...world.account, purchased: world.account.purchased + elsewhere } }
          others += elsewhere
        }
        const { payment, entries } = world
        expect(entries.filter(({ kind }) => kind === 'purchase').length).toBe(payment.granted ? 1 : 0)
        expect(sum(entries)).toBe((payment.granted ? payment.credits : 0) - payment.takenBack)
        expect(payment.takenBack).toBeGreaterThanOrEqual(0)
        expect(payment.takenBack).toBeLessThanOrEqual(payment.due)
        expect(payment.due).toBeLessThanOrEqual(payment.granted ? payment.credits : 0)
        expect(world.account.purchased).toBeLessThanOrEqual(start + others + payment.credits)
        expect(new Set(entries.map(({ kind, about }) => `${kind}:${about}`)).size).toBe(entries.length)
        const holdsRole = payment.status === 'paid' && payment.disputes.every(({ won }) => won)
        expect(world.account.bought.role).toBe(holdsRole ? 'orator' : 'citizen')
      }),
      { numRuns: 500 },
    )
  })

  it('ends the same whatever came first and how often', () => {
    const inAnotherOrder = allNews.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2, maxLength: all.length * 2 })),
    )
    fc.assert(
      fc.property(inAnotherOrder, ([all, again]) => {
        const [one, other] = [after(begin('orator-1000'), ...all), after(begin('orator-1000'), ...again)]
        const facts = ({ payment: { status, refunded, disputes, intentId }, account: { purchased, bought } }: World) => ({
          ...{ status, refunded, disputes, intentId, purchased, role: bought.role },
        })
        expect(facts(other)).toEqual(facts(one))
      }),
      { numRuns: 500 },
    )
  })

  it('is one of five things', () => {
    fc.assert(
      fc.property(allNews, (all) => {
        const { status } = after(begin('orator-1000'), ...all).payment
        expect(['pending', 'paid', 'expired', 'failed', 'refunded']).toContain(status)
        if (all.some(({ kind }) => kind === 'paid')) expect(['paid', 'refunded']).toContain(status)
      }),
    )
  })
})
