import type { Log } from '@rostra/kit/log'
import type { Account, Hold } from './account.ts'
import type { Entry, NewEntry } from './ledger.ts'
import type { Payment } from './payment.ts'
import type { CheckoutPage, PaymentProvider } from './payment-provider.ts'

/** What a rule makes of an account. Entries are what it adds to the ledger; without any, nothing was given or taken for good. */
export interface Change {
  account: Account
  entries: readonly NewEntry[]
}

/** A rule: what an account becomes. Throws a refusal; null when there is nothing to do. */
export type Rule = (account: Account, now: Date) => Change | null

export interface Accounts {
  /**
   * Makes the change that a rule asks for and gives the account as it is then. The rule sees an account as it is at that moment and may run
   * several times, when others change it meanwhile. `role` is that of the account's owner, for the month's allowance.
   */
  change: (id: string, role: string, rule: Rule) => Promise<Account>
  /** The same for an account that is there already; null when it isn't. */
  changeKnown: (id: string, rule: Rule) => Promise<Account | null>
  /** Open holds from before some time, the oldest first. */
  staleHolds: (before: Date, limit: number) => Promise<{ accountId: string; hold: Hold }[]>
  /** Deletes an account and its ledger; what comes for it later finds it closed. */
  close: (id: string) => Promise<void>
}

export interface Ledger {
  /** The latest first. */
  list: (accountId: string, page: number, limit: number) => Promise<{ entries: Entry[]; total: number }>
}

/** What a rule makes of a payment, and of its account with it. */
export interface PaymentChange {
  payment: Payment
  /** Applied in the same transaction; null when the account isn't concerned. */
  account: Rule | null
}

export interface Payments {
  add: (payment: Omit<Payment, 'id'>) => Promise<Payment>
  byId: (id: string) => Promise<Payment | null>
  /** At most 200, the latest first. */
  listOf: (accountId: string) => Promise<Payment[]>
  /**
   * Changes a payment and its account together or not at all. The rule may run several times; it also sees the account's other payments. Null
   * when there is no such payment, or nothing to do.
   */
  change: (id: string, rule: (payment: Payment, others: readonly Payment[]) => PaymentChange | null) => Promise<Payment | null>
  /** Pending ones from before some time that nobody has asked the provider about since `askedBefore`, the oldest first; they are noted as asked about. */
  takeOverdue: (before: Date, askedBefore: Date, limit: number) => Promise<Payment[]>
}

export type Outcome = 'open' | 'answered' | 'nothing'

/** Who sells what is held for. */
export interface Sellers {
  /** What became of each of these, in their order. */
  outcomes: (kind: Hold['kind'], ids: readonly string[]) => Promise<Outcome[]>
}

export interface Buyers {
  /** The address of who calls, for the provider's receipt. */
  emailOf: (callerToken: string) => Promise<string>
}

/** Everything the use cases need of the world. */
export interface Ports {
  accounts: Accounts
  ledger: Ledger
  payments: Payments
  provider: PaymentProvider
  /** The page that stands in for a provider; null where there is one. */
  localCheckout: CheckoutPage | null
  sellers: Sellers
  buyers: Buyers
  now: () => Date
  log: Log
}
