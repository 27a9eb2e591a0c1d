import type { Package } from './packages.ts'

export type PaymentStatus = 'pending' | 'paid' | 'expired' | 'failed' | 'refunded'

/** The buyer's bank asks for the money back. */
export interface Dispute {
  /** The provider's. */
  id: string
  /** US cents. */
  amount: number
  /** It was decided for us: the money stays. */
  won: boolean
}

export interface Payment {
  id: string
  accountId: string
  packageId: string
  /** US cents. */
  amount: number
  credits: number
  /** The role that comes with it. */
  role: 'citizen' | 'orator'
  status: PaymentStatus
  /** The provider's checkout session; empty until it has answered. */
  sessionId: string
  /** Where the provider's page is; empty until it has answered. */
  url: string
  /** What the provider calls the payment itself; empty until it has told. */
  intentId: string
  /** US cents that went back by refunds, in all. */
  refunded: number
  disputes: readonly Dispute[]
  /** Were its credits given? */
  granted: boolean
  /** Credits that had to be taken back because of refunds and disputes, and those of them that were there to be taken. */
  due: number
  takenBack: number
  createdAt: Date
}

/** A payment as it begins: at the price of our list. */
export function newPayment(accountId: string, { id, price, credits, role }: Package, createdAt: Date): Omit<Payment, 'id'> {
  return {
    ...{ accountId, packageId: id, amount: price, credits, role, status: 'pending', createdAt },
    ...{ sessionId: '', url: '', intentId: '', refunded: 0, disputes: [], granted: false, due: 0, takenBack: 0 },
  }
}

/** Has it been paid, and neither refunded nor disputed? A refund of a part leaves the role that was bought. */
export const keepsRole = ({ status, disputes }: Payment): boolean => status === 'paid' && disputes.every(({ won }) => won)
