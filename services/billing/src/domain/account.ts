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
  /** The UTC month, as 2026-11, whose allowance is in the free pocket. */
  month: string
  holds: readonly Hold[]
  /** How many entries its ledger has. */
  entries: number
  /** What has been bought gives this role; counts its changes. */
  bought: { role: 'citizen' | 'orator'; version: number }
  /** Its owner has left: nothing is given or taken any more. */
  closed: boolean
}

/** What is in the pockets and what is held together: the sum of the ledger. */
export const balanceOf = ({ free, purchased, holds }: Pick<Account, 'free' | 'purchased' | 'holds'>): number =>
  free + purchased + holds.reduce((sum, hold) => sum + hold.free + hold.purchased, 0)
