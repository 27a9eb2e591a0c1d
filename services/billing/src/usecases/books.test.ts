import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type Account, balanceOf, newAccount } from '../domain/account.ts'
import { type Entry, EntryExists } from '../domain/ledger.ts'
import { beginMonth } from '../domain/month.ts'
import type { Accounts, Rule } from '../domain/ports.ts'
import { post } from '../domain/posting.ts'
import { inOrder } from '../domain/rule.ts'
import { grantCredits } from './grant-credits.ts'
import { holdCredits } from './hold-credits.ts'
import { settleHold } from './settle-hold.ts'

/** One account and its ledger, kept as the store keeps them. */
class Books {
  account: Account = newAccount('ada')
  ledger: Entry[] = []
  now = new Date('2026-01-31T12:00:00Z')
  holdsTaken = 0
  holdsSettled = 0

  readonly ports = {
    accounts: {
      change: async (_id: string, role: string | null, rule: Rule) => {
        this.#apply(role === null ? rule : inOrder(beginMonth(role), rule))
        return this.account
      },
      changeKnown: async (_id: string, rule: Rule) => (this.#apply(rule) ? this.account : null),
    } as Accounts,
    settled: () => {
      this.holdsSettled++
    },
  }

  #apply(rule: Rule): boolean {
    const change = rule(this.account, this.now)
    if (!change) return false
    const { account, entries } = post(this.account, change, this.now)
    if (entries.some(({ id }) => this.ledger.some((known) => known.id === id))) throw new EntryExists()
    this.holdsTaken += Math.max(0, account.holds.length - this.account.holds.length)
    this.account = account
    this.ledger.push(...entries)
    return true
  }
}

const account = { id: 'ada', role: 'citizen' }
const ids = fc.constantFrom('a', 'b', 'c')
const kinds = fc.constantFrom('exchange' as const, 'discussion' as const)
const by = 'event' as const
const { signal } = new AbortController()

type Command = (books: Books) => Promise<unknown>
const hold = fc.record({ id: ids, kind: kinds, units: fc.integer({ min: 1, max: 40 }) }).map(
  ({ id, kind, units }): Command =>
    ({ ports }) =>
      holdCredits(ports, { account, held: { id, kind }, units: kind === 'exchange' ? 1 : units, signal }),
)
const settle = fc.record({ id: ids, kind: kinds, wasHad: fc.boolean() }).map(
  ({ wasHad, ...held }): Command =>
    ({ ports }) =>
      settleHold(ports, { accountId: 'ada', held, wasHad, by }),
)
const grant = fc.record({ id: ids, amount: fc.integer({ min: 1, max: 50 }) }).map(
  (given): Command =>
    ({ ports }) =>
      grantCredits(ports, { ...given, accountId: 'ada', note: '' }),
)
const timePasses = fc.integer({ min: 1, max: 70 }).map(
  (days): Command =>
    async (books) => {
      books.now = new Date(books.now.getTime() + days * 24 * 3_600_000)
    },
)
const touch = fc.constantFrom('citizen', 'orator').map(
  (role): Command =>
    ({ ports }) =>
      ports.accounts.change('ada', role, () => null),
)
const histories = fc.array(
  fc.oneof({ arbitrary: hold, weight: 4 }, { arbitrary: settle, weight: 4 }, grant, timePasses, { arbitrary: touch, weight: 2 }),
  { maxLength: 60, size: 'max' },
)

const refusals = new Set(['INSUFFICIENT_CREDITS'])
const unlessRefused = (error: { reason?: string }) => {
  if (!refusals.has(error.reason ?? '')) throw error
}

const sumOf = (entries: readonly { amount: number }[]) => entries.reduce((sum, { amount }) => sum + amount, 0)

describe('the books of an account, whatever happens in whatever order, and again', () => {
  it('balance after every step, never below zero, in entries that count without gaps', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const books = new Books()
        for (const command of history) {
          await command(books).catch(unlessRefused)
          const { account: after, ledger } = books
          const pockets = [after, ...after.holds].flatMap(({ free, purchased }) => [free, purchased])
          expect([sumOf(ledger), after.entries, Math.min(0, ...pockets)]).toEqual([balanceOf(after), ledger.length, 0])
        }
        let balance = 0
        books.ledger.forEach(({ number, amount, balanceAfter }, index) => {
          balance += amount
          expect([number, balanceAfter]).toEqual([index + 1, balance])
        })
      }),
      { numRuns: 100 },
    )
  })

  it('settle every hold once, and charge and grant nothing twice', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const books = new Books()
        for (const command of history) {
          await command(books).catch(unlessRefused)
          expect(books.account.holds).toHaveLength(books.holdsTaken - books.holdsSettled)
        }
        for (const id of ['a', 'b', 'c']) {
          const entries = books.ledger.filter(({ kind, about }) => kind === 'exchange' && about === id)
          expect([0, -2]).toContain(sumOf(entries))
          expect(books.ledger.filter(({ kind, about }) => kind === 'grant' && about === id).length).toBeLessThanOrEqual(1)
        }
        for (const month of new Set(books.ledger.flatMap(({ kind, about }) => (kind === 'monthly' ? [about] : []))))
          expect(books.ledger.filter(({ kind, about }) => kind === 'monthly' && about === month)).toHaveLength(1)
      }),
      { numRuns: 100 },
    )
  })
})
