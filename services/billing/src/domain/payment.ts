export type PaymentStatus = 'pending' | 'paid' | 'expired' | 'failed' | 'refunded'

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
  /** US cents that went back by refunds, and that are disputed at the moment. */
  refunded: number
  disputed: number
  /** Credits that were taken back because of those. */
  takenBack: number
  createdAt: Date
}
