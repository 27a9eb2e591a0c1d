import type { Log } from '@rostra/kit/log'
import type { Account, Hold } from './account.ts'
import type { Entry, NewEntry } from './ledger.ts'
import type { PaymentCounts, Payments } from './payment-ports.ts'
import type { CheckoutPage, PaymentProvider } from './payment-provider.ts'

/**
 * What a rule makes of an account. Entries are what it adds to the ledger, and their sum is what the balance changes by; without any, nothing
 * was given or taken for good.
 */
export interface Change {
  account: Account
  entries: readonly NewEntry[]
}

/** A rule: what an account becomes. Throws a refusal; null when there is nothing to do. */
export type Rule = (account: Account, now: Date) => Change | null

export interface StaleHold {
  accountId: string
  hold: Hold
}

/** What is held at the moment, of all accounts together. */
export interface HeldInAll {
  credits: number
  /** Since when the oldest hold is open; null when there is none. */
  oldestAt: Date | null
}

export interface Accounts {
  /**
   * Makes the change that a rule asks for and gives the account as it is then. The rule sees an account as it is at that moment and may run
   * several times, when others change it meanwhile. `role` is that of the account's owner, for the month's allowance; null where it isn't
   * known, which begins no month. Throws EntryExists.
   */
  change: (id: string, role: string | null, rule: Rule) => Promise<Account>
  /** The same for an account that is there already and not closed; null when it isn't, or there is nothing to do. */
  changeKnown: (id: string, rule: Rule) => Promise<Account | null>
  /** The account as it was at most a second ago; a first touch makes it, and begins a new month. */
  recent: (id: string, role: string) => Promise<Account>
  /** Open holds from before some time, roughly the oldest first, so many at once. */
  staleHolds: (before: Date, batch: number) => AsyncIterable<StaleHold[]>
  held: () => Promise<HeldInAll>
  /** Closes an account and deletes its ledger; what comes for it later finds it closed and empty. May be done again. */
  close: (id: string) => Promise<void>
}

export interface Ledger {
  /** The latest first. */
  list: (accountId: string, page: number, limit: number) => Promise<{ entries: Entry[]; total: number }>
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

/** What settled a hold, and how: `stray` is what was held again for something that was charged before. */
export type Settled = (by: 'event' | 'sweep' | 'release', how: 'captured' | 'released' | 'stray') => void

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
  paymentCounts: PaymentCounts
  /** Hears of every hold that this replica has settled. */
  settled: Settled
  now: () => Date
  log: Log
}
