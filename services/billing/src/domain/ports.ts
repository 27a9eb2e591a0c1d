import type { Log } from '@rostra/kit/log'
import type { Accounts, FreeWorkBudgets, HoldMetrics, HoldOutcomes, Ledger } from './accounts/ports.ts'
import type { LocalCheckout, PaymentProvider } from './payments/payment-provider.ts'
import type { Customers, PaymentMetrics, Payments } from './payments/ports.ts'

/** Everything that the use cases need from adapters. */
export interface Ports {
  accounts: Accounts
  ledger: Ledger
  freeWork: FreeWorkBudgets
  holdOutcomes: HoldOutcomes
  holdMetrics: HoldMetrics
  payments: Payments
  provider: PaymentProvider
  /** The local checkout page; null when a payment provider is set. */
  localCheckout: LocalCheckout | null
  customers: Customers
  paymentMetrics: PaymentMetrics
  now: () => Date
  log: Log
}
