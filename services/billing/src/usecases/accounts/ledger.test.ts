import { describe, expect, it } from '@jest/globals'
import type { Role } from '@rostra/platform/role'
import fc from 'fast-check'
import { type Account, balanceOf, newAccount } from '../../domain/accounts/account.ts'
import { type AccountRule, chainRules } from '../../domain/accounts/account-change.ts'
import { buildUpdate } from '../../domain/accounts/account-update.ts'
import { beginMonth } from '../../domain/accounts/allowance.ts'
import { DuplicateEntryError, type LedgerEntry } from '../../domain/accounts/ledger.ts'
import type { Accounts } from '../../domain/accounts/ports.ts'
import { grantCredits } from './grant-credits.ts'
import { holdCredits } from './hold-credits.ts'
import { settleHold } from './settle-hold.ts'

/** An in-memory store of one account and its ledger, with the rules of the real store. */
class InMemoryAccounts {
  account: Account = newAccount('ada')
  ledger: LedgerEntry[] = []
  now = new Date('2026-01-31T12:00:00Z')
  holdsPlaced = 0
  holdsSettled = 0

  readonly ports = {
    accounts: {
      change: async (_id: string, role: Role | null, rule: AccountRule) => {
        this.#apply(role === null ? rule : chainRules(beginMonth(role), rule))
        return this.account
      },
      changeExisting: async (_id: string, rule: AccountRule) => (this.#apply(rule) ? this.account : null),
    } as Accounts,
    holdMetrics: {
      settled: () => {
        this.holdsSettled++
      },
    },
  }

  #apply(rule: AccountRule): boolean {
    const change = rule(this.account, this.now)
    if (!change) return false
    const { account, entries } = buildUpdate(this.account, change, this.now)
    if (entries.some(({ id }) => this.ledger.some((known) => known.id === id))) throw new DuplicateEntryError()
    this.holdsPlaced += Math.max(0, account.holds.length - this.account.holds.length)
    this.account = account
    this.ledger.push(...entries)
    return true
  }
}

const account = { id: 'ada', role: 'citizen' } as const
const ids = fc.constantFrom('a', 'b', 'c')
const purposes = fc.constantFrom('exchange' as const, 'discussion' as const)
const by = 'event' as const
const { signal } = new AbortController()

type Command = (store: InMemoryAccounts) => Promise<unknown>
const hold = fc.record({ id: ids, purpose: purposes, units: fc.integer({ min: 1, max: 5 }) }).map(
  ({ id, purpose, units }): Command =>
    ({ ports }) =>
      holdCredits(ports, { account, hold: { id, purpose }, price: { units: purpose === 'exchange' ? 1 : units, unitPrice: 2 }, signal }),
)
const settle = fc.record({ id: ids, purpose: purposes, deliveredUnits: fc.nat({ max: 7 }) }).map(
  ({ deliveredUnits, ...hold }): Command =>
    ({ ports }) =>
      settleHold(ports, {
        accountId: 'ada',
        hold,
        deliveredUnits: hold.purpose === 'exchange' ? Math.min(1, deliveredUnits) : deliveredUnits,
        by,
      }),
)
const grant = fc.record({ id: ids, amount: fc.integer({ min: 1, max: 50 }) }).map(
  (grant): Command =>
    ({ ports }) =>
      grantCredits(ports, { ...grant, accountId: 'ada', note: '' }),
)
const wait = fc.integer({ min: 1, max: 70 }).map(
  (days): Command =>
    async (store) => {
      store.now = new Date(store.now.getTime() + days * 24 * 3_600_000)
    },
)
const read = fc.constantFrom('citizen', 'orator').map(
  (role): Command =>
    ({ ports }) =>
      ports.accounts.change('ada', role, () => null),
)
const histories = fc.array(
  fc.oneof({ arbitrary: hold, weight: 4 }, { arbitrary: settle, weight: 4 }, grant, wait, { arbitrary: read, weight: 2 }),
  { maxLength: 60, size: 'max' },
)

const unlessRefused = (error: { reason?: string }) => {
  if (error.reason !== 'INSUFFICIENT_CREDITS') throw error
}

const sumOf = (entries: readonly { amount: number }[]) => entries.reduce((sum, { amount }) => sum + amount, 0)

describe('the ledger of an account, after any sequence of commands', () => {
  it('sums to the balance after every command, with no negative pocket and no gap in its numbers', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const store = new InMemoryAccounts()
        for (const command of history) {
          await command(store).catch(unlessRefused)
          const { account: after, ledger } = store
          const pockets = [after, ...after.holds].flatMap(({ free, purchased }) => [free, purchased])
          expect([sumOf(ledger), after.entryCount, Math.min(0, ...pockets)]).toEqual([balanceOf(after), ledger.length, 0])
        }
        let balance = 0
        store.ledger.forEach(({ number, amount, balanceAfter }, index) => {
          balance += amount
          expect([number, balanceAfter]).toEqual([index + 1, balance])
        })
      }),
      { numRuns: 100 },
    )
  })

  it('charges a discussion once, 2 credits for each expert that answered and at most what was held', async () => {
    await fc.assert(
      fc.asyncProperty(fc.tuple(histories, fc.integer({ min: 1, max: 5 }), fc.nat({ max: 7 }), histories), async (given) => {
        const [before, units, deliveredUnits, after] = given
        const store = new InMemoryAccounts()
        for (const command of before) await command(store).catch(unlessRefused)
        const hold = { id: 'd', purpose: 'discussion' } as const
        let isHeld = true
        await holdCredits(store.ports, { account, hold, price: { units, unitPrice: 2 }, signal }).catch((error) => {
          unlessRefused(error)
          isHeld = false
        })
        const settle = (deliveredUnits: number) => settleHold(store.ports, { accountId: 'ada', hold, deliveredUnits, by })
        await settle(deliveredUnits)
        for (const command of after) {
          await command(store).catch(unlessRefused)
          await settle(5)
        }
        const charged = sumOf(store.ledger.filter(({ kind, reference }) => kind === 'discussion' && reference === 'd'))
        expect(charged).toBe(isHeld ? 0 - 2 * Math.min(units, deliveredUnits) : 0)
      }),
      { numRuns: 100 },
    )
  })

  it('settles every hold once, and charges and grants nothing twice', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const store = new InMemoryAccounts()
        for (const command of history) {
          await command(store).catch(unlessRefused)
          expect(store.account.holds).toHaveLength(store.holdsPlaced - store.holdsSettled)
        }
        for (const id of ['a', 'b', 'c']) {
          const entries = store.ledger.filter(({ kind, reference }) => kind === 'exchange' && reference === id)
          expect([0, -2]).toContain(sumOf(entries))
          const discussed = store.ledger.filter(({ kind, reference }) => kind === 'discussion' && reference === id)
          expect([0, -2, -4, -6, -8, -10]).toContain(sumOf(discussed))
          expect(new Set(discussed.map(({ at }) => at.getTime())).size).toBeLessThanOrEqual(1)
          expect(store.ledger.filter(({ kind, reference }) => kind === 'grant' && reference === id).length).toBeLessThanOrEqual(1)
        }
        for (const month of new Set(store.ledger.flatMap(({ kind, reference }) => (kind === 'monthly' ? [reference] : []))))
          expect(store.ledger.filter(({ kind, reference }) => kind === 'monthly' && reference === month)).toHaveLength(1)
      }),
      { numRuns: 100 },
    )
  })
})
