/** Credits never expire in the one, and are set anew each month in the other. */
export type Pocket = 'free' | 'purchased'

/** Credits that were taken out of the pockets until it is known whether what they pay for was had. */
export interface Hold {
  /** The id of what is paid for. */
  id: string
  kind: 'exchange' | 'discussion'
  free: number
  purchased: number
  /** The month of the free part: one of an earlier month has expired when it comes back. */
  month: string
  heldAt: Date
}

export interface Account {
  id: string
  free: number
  purchased: number
  /** The UTC month, as 2026-11, whose allowance is in the free pocket; empty before its owner's first touch. */
  month: string
  holds: readonly Hold[]
  /** How many entries its ledger has. Counted when a change is posted, not by rules. */
  entries: number
  /** What has been bought gives this role; counts its changes. */
  bought: { role: 'citizen' | 'orator'; version: number }
  /** Its owner has left: nothing is given or taken any more. */
  closed: boolean
}

/** An account that nobody has touched. */
export const newAccount = (id: string): Account => ({
  id,
  free: 0,
  purchased: 0,
  month: '',
  holds: [],
  entries: 0,
  bought: { role: 'citizen', version: 0 },
  closed: false,
})

export const heldIn = (holds: readonly Pick<Hold, 'free' | 'purchased'>[]): number =>
  holds.reduce((sum, { free, purchased }) => sum + free + purchased, 0)

/** What is in the pockets and what is held together: the sum of the ledger. */
export const balanceOf = ({ free, purchased, holds }: Pick<Account, 'free' | 'purchased' | 'holds'>): number =>
  free + purchased + heldIn(holds)
