import type { BoughtRole } from '../accounts/account.ts'
import type { Package } from './packages.ts'

export const paymentStatuses = ['pending', 'paid', 'expired', 'failed', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** A dispute (chargeback): the customer's bank demands the money back. */
export interface Dispute {
  /** The provider's id. */
  id: string
  /** US cents. */
  amount: number
  /** Whether it was decided in our favour, so that the money stays. */
  won: boolean
}

export interface Payment {
  id: string
  accountId: string
  packageId: string
  /** US cents. */
  amount: number
  credits: number
  /** The role that the package grants. */
  role: BoughtRole
  status: PaymentStatus
  /** The provider's checkout session; empty until the provider has opened it. */
  sessionId: string
  /** The address of the provider's checkout page; empty until the provider has opened it. */
  url: string
  /** The provider's id of the payment; empty until an event names it. */
  intentId: string
  /** US cents refunded in total. */
  refunded: number
  disputes: readonly Dispute[]
  /** True once the credits were added to the account. */
  granted: boolean
  /** Credits to reverse because of refunds and disputes. */
  reversalDue: number
  /** Credits that were reversed. Less than `reversalDue` when the account had spent them. */
  reversed: number
  createdAt: Date
}

/** Returns a pending payment for a package at its current price. */
export function newPayment(accountId: string, { id, price, credits, role }: Package, createdAt: Date): Omit<Payment, 'id'> {
  return {
    accountId,
    packageId: id,
    amount: price,
    credits,
    role,
    status: 'pending',
    createdAt,
    sessionId: '',
    url: '',
    intentId: '',
    refunded: 0,
    disputes: [],
    granted: false,
    reversalDue: 0,
    reversed: 0,
  }
}

/** Reports whether the payment grants its role: it is paid, and every dispute was won. A partial refund keeps the role. */
export const keepsRole = ({ status, disputes }: Payment): boolean => status === 'paid' && disputes.every(({ won }) => won)
