/** What can be bought. */
export interface CreditPackage {
  id: string
  name: string
  description: string
  /** US cents. */
  price: number
  credits: number
  role: 'citizen' | 'orator'
  popular: boolean
}

export interface Payment {
  id: string
  packageId: string
  /** US cents. */
  amount: number
  creditsPurchased: number
  status: 'pending' | 'paid' | 'expired' | 'failed' | 'refunded'
  createdAt: string
}

export interface LedgerEntry {
  id: string
  at: string
  kind: string
  /** Negative for what was taken. */
  amount: number
  pocket: 'free' | 'purchased'
  balanceAfter: number
  /** One line for people; may be empty. */
  note: string
}
