import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Account } from '../accounts/account.ts'
import type { NewLedgerEntry } from '../accounts/ledger.ts'
import { applyEvent } from './apply-event.ts'
import { applyToAccount } from './apply-to-account.ts'
import { packageById } from './packages.ts'
import { newPayment, type Payment } from './payment.ts'
import type { ProviderEvent, ProviderEventKind } from './provider-event.ts'

const paymentFor = (packageId: string, id = 'payment-1'): Payment => ({ ...newPayment('ada', packageById(packageId), new Date(0)), id })

const account: Account = {
  id: 'ada',
  free: 100,
  purchased: 0,
  month: '2026-11',
  holds: [],
  apps: [],
  entryCount: 1,
  closed: false,
  boughtRole: { role: 'citizen', version: 0 },
}

const event = (kind: ProviderEventKind, amount = 0, disputeId = ''): ProviderEvent => ({
  paymentId: 'payment-1',
  intentId: 'pi_1',
  kind,
  amount,
  currency: amount > 0 ? 'usd' : '',
  disputeId,
})

interface State {
  payment: Payment
  account: Account
  entries: readonly NewLedgerEntry[]
}

/** Applies one event to a payment and its account. */
function applyOne(state: State, event: ProviderEvent, others: readonly Payment[] = []): State {
  const next = applyEvent(state.payment, event)
  if (!next) return state
  const { payment, accountChange } = applyToAccount(next, event, state.account, others)
  return { payment, account: accountChange.account, entries: [...state.entries, ...accountChange.entries] }
}

const initial = (packageId = 'citizen-500', purchased = 0): State => ({
  payment: paymentFor(packageId),
  account: { ...account, purchased },
  entries: [],
})

const spend = (state: State, credits: number): State => ({
  ...state,
  account: { ...state.account, purchased: Math.max(0, state.account.purchased - credits) },
})

const after = (state: State, ...events: ProviderEvent[]) => events.reduce((current, event) => applyOne(current, event), state)

describe('the credits of a payment', () => {
  it('are granted once', () => {
    const { payment, account, entries } = after(initial(), event('paid', 750), event('paid', 750))
    expect(payment).toMatchObject({ status: 'paid', granted: true, intentId: 'pi_1' })
    expect(account.purchased).toBe(500)
    expect(entries).toEqual([{ kind: 'purchase', amount: 500, pocket: 'purchased', reference: 'payment-1', note: 'Citizen 500' }])
  })

  it('are taken back in proportion to a refund', () => {
    const { payment, account, entries } = after(initial(), event('paid', 750), event('refunded', 250))
    expect(payment).toMatchObject({ status: 'paid', refunded: 250, reversalDue: 166, reversed: 166 })
    expect(account.purchased).toBe(334)
    expect(entries[1]).toMatchObject({ kind: 'refund', amount: -166, note: 'Refund of Citizen 500' })
  })

  it('are taken back as far as they are left; the rest is written off and never taken from a later purchase', () => {
    const spent = spend(after(initial(), event('paid', 750)), 400)
    const { payment, account, entries } = after(spent, event('refunded', 750))
    expect(account.purchased).toBe(0)
    expect(payment).toMatchObject({ status: 'refunded', reversalDue: 500, reversed: 100 })
    expect(entries[1]).toMatchObject({
      kind: 'refund',
      amount: -100,
      note: 'Refund of Citizen 500; 400 more were spent already and are written off',
    })
    const later = { payment, entries, account: { ...account, purchased: 1000 } }
    expect(after(later, event('refunded', 750))).toEqual(later)
  })

  it('create no ledger entry when nothing is left to take back', () => {
    const { entries, account } = after(spend(after(initial(), event('paid', 750)), 500), event('refunded', 750))
    expect(entries).toHaveLength(1)
    expect(account.purchased).toBe(0)
  })

  it('are reinstated when a dispute is won, as far as it took them', () => {
    const disputed = after(spend(after(initial(), event('paid', 750)), 400), event('disputed', 750, 'dp_1'))
    expect(disputed.account.purchased).toBe(0)
    const won = after(disputed, event('dispute-won', 750, 'dp_1'), event('disputed', 750, 'dp_1'))
    expect(won.account.purchased).toBe(100)
    expect(won.payment).toMatchObject({ status: 'paid', reversalDue: 0, reversed: 0 })
    expect(won.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['purchase', 500],
      ['dispute', -100],
      ['reinstatement', 100],
    ])
  })

  it('are not reinstated when the dispute is won after a full refund', () => {
    const state = after(
      initial(),
      event('paid', 750),
      event('disputed', 750, 'dp_1'),
      event('refunded', 750),
      event('dispute-won', 750, 'dp_1'),
    )
    expect(state.account.purchased).toBe(0)
    expect(state.payment).toMatchObject({ status: 'refunded', reversed: 500 })
  })

  it('are not granted when the refund arrives before the payment', () => {
    const state = after(initial(), event('refunded', 750), event('paid', 750))
    expect(state).toMatchObject({ payment: { status: 'refunded', granted: false }, account: { purchased: 0 }, entries: [] })
  })

  it('are granted in part when a partial refund arrives before the payment', () => {
    const { payment, account, entries } = after(initial(), event('refunded', 375), event('paid', 750))
    expect(payment.status).toBe('paid')
    expect(account.purchased).toBe(250)
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['purchase', 500],
      ['refund', -250],
    ])
  })
})

describe('the role of a payment', () => {
  const orator = () => after(initial('orator-1000'), event('paid', 1000))

  it('is granted with the payment and lost with a full refund', () => {
    expect(orator().account.boughtRole).toEqual({ role: 'orator', version: 1 })
    expect(after(orator(), event('refunded', 1000)).account.boughtRole).toEqual({ role: 'citizen', version: 2 })
    expect(after(initial(), event('paid', 750)).account.boughtRole).toEqual({ role: 'citizen', version: 0 })
  })

  it('is published with each payment that grants it, also to an account that had it: an operator may have taken it', () => {
    const { payment, account } = orator()
    const again = { payment: paymentFor('orator-1000', 'payment-2'), account, entries: [] }
    const bought = applyOne(again, event('paid', 1000), [payment])
    expect(bought.account.boughtRole).toEqual({ role: 'orator', version: 2 })
    expect(applyOne(bought, event('refunded', 300), [payment]).account.boughtRole).toEqual({ role: 'orator', version: 2 })
    const credits = { payment: paymentFor('citizen-500', 'payment-3'), account, entries: [] }
    expect(applyOne(credits, event('paid', 750), [payment]).account.boughtRole).toEqual({ role: 'orator', version: 1 })
  })

  it('is kept after a partial refund', () => {
    expect(after(orator(), event('refunded', 300)).account.boughtRole).toEqual({ role: 'orator', version: 1 })
  })

  it('is lost with a dispute and returns when the dispute is won', () => {
    const disputed = after(orator(), event('disputed', 1000, 'dp_1'))
    expect(disputed.account.boughtRole).toEqual({ role: 'citizen', version: 2 })
    expect(after(disputed, event('dispute-won', 1000, 'dp_1')).account.boughtRole).toEqual({ role: 'orator', version: 3 })
  })

  it('is kept while another payment brings it', () => {
    const { payment } = orator()
    const { account } = applyOne(orator(), event('refunded', 1000), [{ ...payment, id: 'payment-2' }])
    expect(account.boughtRole).toEqual({ role: 'orator', version: 1 })
    const disputed: Payment = { ...payment, id: 'payment-2', disputes: [{ id: 'dp_2', amount: 1000, won: false }] }
    expect(applyOne(orator(), event('refunded', 1000), [disputed]).account.boughtRole.role).toBe('citizen')
  })
})

const anyEvent = fc.oneof(
  fc.constantFrom(event('paid', 1000), event('failed'), event('expired')),
  fc.integer({ min: 1, max: 1000 }).map((amount) => event('refunded', amount)),
  fc.constant(event('refunded', 1000)),
  fc
    .tuple(
      fc.constantFrom<ProviderEventKind>('disputed', 'dispute-won'),
      fc.integer({ min: 1, max: 1200 }),
      fc.constantFrom('dp_1', 'dp_2'),
    )
    .map(([kind, amount, id]) => event(kind, amount, id)),
)
const anyEvents = fc.array(anyEvent, { maxLength: 12 })
const sum = (entries: readonly NewLedgerEntry[]) => entries.reduce((total, { amount }) => total + amount, 0)

describe('events in any order and any number of times', () => {
  it('grant at most once, reverse at most what was granted, and never make an account negative', () => {
    const steps = fc.array(fc.tuple(anyEvent, fc.nat(600), fc.nat(300)), { maxLength: 15 })
    fc.assert(
      fc.property(steps, fc.nat(500), (history, start) => {
        let state = initial('orator-1000', start)
        let grantedTotal = 0
        for (const [event, spent, granted] of history) {
          const before = state
          state = applyOne(state, event)
          expect(state.account.purchased - before.account.purchased).toBe(sum(state.entries) - sum(before.entries))
          expect(state.account.purchased).toBeGreaterThanOrEqual(0)
          expect(applyOne(state, event)).toBe(state)
          state = spend(state, spent)
          state = { ...state, account: { ...state.account, purchased: state.account.purchased + granted } }
          grantedTotal += granted
        }
        const { payment, entries } = state
        expect(entries.filter(({ kind }) => kind === 'purchase').length).toBe(payment.granted ? 1 : 0)
        expect(sum(entries)).toBe((payment.granted ? payment.credits : 0) - payment.reversed)
        expect(payment.reversed).toBeGreaterThanOrEqual(0)
        expect(payment.reversed).toBeLessThanOrEqual(payment.reversalDue)
        expect(payment.reversalDue).toBeLessThanOrEqual(payment.granted ? payment.credits : 0)
        expect(state.account.purchased).toBeLessThanOrEqual(start + grantedTotal + payment.credits)
        expect(new Set(entries.map(({ kind, reference }) => `${kind}:${reference}`)).size).toBe(entries.length)
        const holdsRole = payment.status === 'paid' && payment.disputes.every(({ won }) => won)
        expect(state.account.boughtRole.role).toBe(holdsRole ? 'orator' : 'citizen')
      }),
      { numRuns: 500 },
    )
  })

  it('lead to the same payment', () => {
    const reordered = anyEvents.chain((events) =>
      fc.tuple(
        fc.constant(events),
        fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2, maxLength: events.length * 2 }),
      ),
    )
    fc.assert(
      fc.property(reordered, ([events, shuffled]) => {
        const once = after(initial('orator-1000'), ...events)
        const twice = after(initial('orator-1000'), ...shuffled)
        const facts = ({ payment: { status, refunded, disputes, intentId }, account: { purchased, boughtRole } }: State) => ({
          status,
          refunded,
          disputes,
          intentId,
          purchased,
          role: boughtRole.role,
        })
        expect(facts(twice)).toEqual(facts(once))
      }),
      { numRuns: 500 },
    )
  })

  it('lead to one of the five statuses, and to paid or refunded after a paid event', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const { status } = after(initial('orator-1000'), ...events).payment
        expect(['pending', 'paid', 'expired', 'failed', 'refunded']).toContain(status)
        if (events.some(({ kind }) => kind === 'paid')) expect(['paid', 'refunded']).toContain(status)
      }),
    )
  })
})
