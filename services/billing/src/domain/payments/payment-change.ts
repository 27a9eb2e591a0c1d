import type { Account } from '../accounts/account.ts'
import type { AccountChange } from '../accounts/account-change.ts'
import type { Payment } from './payment.ts'

/** The new state of a payment and the change of its account; null leaves the account as it is. */
export interface PaymentChange {
  payment: Payment
  accountChange: AccountChange | null
}

/**
 * Decides how a payment changes; null changes nothing. `account` is the current account. It is null when the account is closed, and in a
 * first call that only checks whether anything changes. `others` are the account's other paid payments that grant a role.
 */
export type PaymentRule = (payment: Payment, account: Account | null, others: readonly Payment[]) => PaymentChange | null
